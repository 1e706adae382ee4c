import type { VerdictName } from '@assay/contract/verdict.ts';
import { Button, Checkbox, FileButton, Group, Stack, TextInput } from '@mantine/core';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLang } from '../../../lib/lang.ts';
import { labelFor, useText } from '../../../lib/text.ts';
import { MultiSelect, NumberInput, Select } from '../../../ui/fields/fields.tsx';
import { CodeEditor, type EditorControls } from '../../editor/code-editor.tsx';
import { readPreferences } from '../../editor/preferences.ts';
import { PROMISABLE } from './expectation.tsx';
import { TEXT } from './text.ts';
import { NONE, type SolutionFormOptions, useSolutionForm } from './use-solution-form.ts';
import styles from './verify.module.css';

/** A jury solution: its code, from a file or typed, and what it must get. */
export function SolutionForm(props: SolutionFormOptions) {
  const { solution, onClose } = props;
  const t = useText(TEXT);
  const lang = useLang();
  const controls = useRef<EditorControls>(null);
  const [preferences] = useState(() => readPreferences('template'));
  const { form, submit, box, isSaving, languages, take, language, expected } = useSolutionForm(props);
  const { code } = form.values;
  const read = async (file: File | null) => {
    if (!file) return;
    const text = await file.text();
    controls.current?.setText(text);
    take(file.name, text);
  };
  return (
    <Stack gap="sm">
      <Group align="end" gap="sm">
        <TextInput
          {...box('name')}
          required
          data-autofocus
          style={{ flex: '1 1 240px' }}
          disabled={solution !== null}
        />
        <FileButton onChange={(file) => void read(file)}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<FileUp aria-hidden />}>
              {t('fromFile')}
            </Button>
          )}
        </FileButton>
      </Group>
      <Group gap="sm" grow preventGrowOverflow={false} align="start">
        <Select
          label={t('language')}
          data={[
            ...[...new Set([...languages.map((one) => one.name), ...(language === NONE ? [] : [language])])],
            { value: NONE, label: t('noneFits') },
          ]}
          allowDeselect={false}
          searchable
          value={language}
          onChange={(value) => value && form.setFieldValue('language', value)}
        />
        <MultiSelect
          label={t('expected')}
          description={t('expectedHint')}
          data={PROMISABLE.map(({ value, text }) => ({ value, label: text[lang] }))}
          value={expected}
          onChange={(value) => form.setFieldValue('expected', value as VerdictName[])}
        />
      </Group>
      <Group gap="sm" grow preventGrowOverflow={false} align="start">
        <NumberInput label={t('scoreMin')} description={t('scoreHint')} min={0} {...form.getInputProps('min')} />
        <NumberInput label={t('scoreMax')} min={0} {...form.getInputProps('max')} />
      </Group>
      <div className={styles.code}>
        <CodeEditor
          initial={code}
          contentType={languages.find((one) => one.name === language)?.contentType ?? ''}
          preferences={preferences}
          chords={[{ key: 'Mod-s', run: () => submit() }]}
          onChange={(next) => form.setFieldValue('code', next)}
          onBlur={() => {}}
          ref={controls}
        />
      </div>
      {form.errors.code && (
        <p role="alert" className={styles.notice}>
          {labelFor(t('code'), String(form.errors.code))}
        </p>
      )}
      <Checkbox label={t('isModel')} {...form.getInputProps('isModel', { type: 'checkbox' })} />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
        <Button loading={isSaving} onClick={() => submit()}>
          {t('save')}
        </Button>
      </Group>
    </Stack>
  );
}
