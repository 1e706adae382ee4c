import { changeTheme } from '@assay/contract/accounts/settings.ts';
import type { UserInfo } from '@assay/contract/accounts/user.ts';
import { Button, SegmentedControl, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { setUser } from '../../../lib/token.ts';
import { useAction } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { parseHex, readableOn } from '../../../ui/theme/colors.ts';
import { DEFAULT_ACCENT } from '../../../ui/theme/theme.ts';
import classes from './settings.module.css';
import { TEXT } from './text.ts';

interface ThemeDialogProps {
  user: UserInfo;
  onClose: () => void;
}

type Cards = 'solid' | 'frosted';
const DIALOG_PX = 400;
const SWATCHES = [
  DEFAULT_ACCENT,
  '#0f766e',
  '#15803d',
  '#966711',
  '#b45309',
  '#b91c1c',
  '#be185d',
  '#7e22ce',
  '#475569',
];

/** The own accent colour and card style (ACC-23); unreadable colours are told and corrected, not refused. */
export function ThemeDialog({ user, onClose }: ThemeDialogProps) {
  const say = useText(TEXT);
  const [accent, setAccent] = useState(user.themeColor ?? DEFAULT_ACCENT);
  const [cards, setCards] = useState<Cards>(user.cardStyle === 'frosted' ? 'frosted' : 'solid');
  const valid = parseHex(accent) !== null;
  const readable = valid ? readableOn(accent, '#ffffff') : accent;
  const adjusted = valid && readable.toLowerCase() !== accent.toLowerCase();
  const action = useAction(changeTheme, {
    onSuccess(next) {
      setUser(next);
      toast.success(say('themeSaved'));
      onClose();
    },
  });
  const save = () =>
    action.mutate({
      themeColor: accent.toLowerCase() === DEFAULT_ACCENT ? null : accent,
      bgImgId: user.bgId,
      cardStyle: cards,
    });
  return (
    <Dialog opened onClose={onClose} size={DIALOG_PX} title={say('theme')}>
      <div className={classes.form}>
        <TextInput
          label={say('accent')}
          value={accent}
          maxLength={7}
          spellCheck={false}
          onChange={(event) => setAccent(event.currentTarget.value)}
          error={valid ? null : say('accentBad')}
          description={adjusted ? say('accentAdjusted', { color: readable }) : undefined}
          leftSection={
            <input
              type="color"
              className={classes.picker}
              aria-label={say('accentPick')}
              value={valid ? accent : DEFAULT_ACCENT}
              onChange={(event) => setAccent(event.currentTarget.value)}
            />
          }
        />
        <div className={classes.swatches}>
          {SWATCHES.map((color) => (
            <button
              key={color}
              type="button"
              style={{ background: color }}
              aria-label={color}
              aria-pressed={color === accent.toLowerCase()}
              onClick={() => setAccent(color)}
            />
          ))}
        </div>
        <div>
          <Text size="sm" fw={500} mb={4} id="card-style">
            {say('cards')}
          </Text>
          <SegmentedControl
            fullWidth
            aria-labelledby="card-style"
            value={cards}
            onChange={(value) => setCards(value as Cards)}
            data={[
              { value: 'solid', label: say('cardsSolid') },
              { value: 'frosted', label: say('cardsFrosted') },
            ]}
          />
        </div>
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button onClick={save} disabled={!valid} loading={action.isPending}>
            {say('save')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
