import { Checkbox, NativeSelect, Slider, Stack, Switch, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useText } from '../../lib/text.ts';
import {
  EDITOR_THEMES,
  type EditorPreferences,
  type EditorTheme,
  FONT_SIZE_MAX,
  FONT_SIZE_MIN,
  KEYMAPS,
  type Keymap,
  TAB_SIZES,
} from './preferences.ts';
import { TEXT } from './text.ts';

export interface EditorSettingsProps {
  preferences: EditorPreferences;
  onChange: (preferences: EditorPreferences) => void;
}

/** Theme, sizes, keys and each automatic help of the editor, with one switch over all helps. Takes the focus when it comes. */
export function EditorSettingsForm({ preferences, onChange }: EditorSettingsProps) {
  const t = useText(TEXT);
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => first.current?.focus(), []);
  const set = (change: Partial<EditorPreferences>) => onChange({ ...preferences, ...change });
  const helps = ['closeBrackets', 'autocomplete', 'autoIndent'] as const;
  return (
    <Stack gap="sm">
      <NativeSelect
        ref={first}
        label={t('theme')}
        value={preferences.theme}
        onChange={(event) => set({ theme: event.currentTarget.value as EditorTheme })}
        data={EDITOR_THEMES.map((value) => ({ value, label: value === 'auto' ? t('themeAuto') : value }))}
      />
      <div>
        <Text size="sm" fw={500} id="editor-font-size">
          {t('fontSize')} <span className="tnum">{preferences.fontSize}</span>
        </Text>
        <Slider
          thumbProps={{ 'aria-labelledby': 'editor-font-size' }}
          thumbLabel={t('fontSize')}
          min={FONT_SIZE_MIN}
          max={FONT_SIZE_MAX}
          value={preferences.fontSize}
          onChange={(fontSize) => set({ fontSize })}
          label={(size) => `${size} px`}
        />
      </div>
      <NativeSelect
        label={t('tabSize')}
        value={preferences.tabSize}
        onChange={(event) => set({ tabSize: Number(event.currentTarget.value) })}
        data={TAB_SIZES.map(String)}
      />
      <NativeSelect
        label={t('keymap')}
        value={preferences.keymap}
        onChange={(event) => set({ keymap: event.currentTarget.value as Keymap })}
        data={KEYMAPS.map((value) => ({
          value,
          label: value === 'default' ? t('keymapDefault') : value === 'vim' ? 'Vim' : 'Emacs',
        }))}
      />
      <Switch
        label={t('helps')}
        description={t('helpsHint')}
        checked={preferences.helps}
        onChange={(event) => set({ helps: event.currentTarget.checked })}
      />
      {helps.map((help) => (
        <Checkbox
          key={help}
          ml="md"
          label={t(help)}
          checked={preferences[help]}
          disabled={!preferences.helps}
          onChange={(event) => set({ [help]: event.currentTarget.checked })}
        />
      ))}
      <Text size="xs" c="dimmed">
        {t('codeHelp')}
      </Text>
    </Stack>
  );
}
