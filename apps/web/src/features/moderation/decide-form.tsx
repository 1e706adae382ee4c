import {
  decideModerationCase,
  getModerationCase,
  getModerationCases,
  MODERATION_ACTIONS,
  type ModerationAction,
  type ModerationCase,
} from '@assay/contract/moderation/moderation.ts';
import { Button, Checkbox, Stack, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useAction } from '../../lib/use-call.ts';
import { Select } from '../../ui/fields/fields.tsx';
import { TEXT } from './text.ts';

const MUTE_DAYS = ['1', '7', '30'] as const;

/** What cannot be done together with an action. */
const EXCLUDED: Record<ModerationAction, readonly ModerationAction[]> = {
  dismiss: ['hide', 'delete', 'warn', 'mute'],
  hide: ['dismiss', 'delete'],
  delete: ['dismiss', 'hide'],
  warn: ['dismiss'],
  mute: ['dismiss'],
};

export const casesChanged = () => refresh(getModerationCases, getModerationCase);

export function DecideForm({ data: { id, version } }: { data: ModerationCase }) {
  const t = useText(TEXT);
  const [actions, setActions] = useState<ModerationAction[]>([]);
  const [days, setDays] = useState('7');
  const [note, setNote] = useState('');
  const decide = useAction(decideModerationCase, {
    onSuccess: () => toast.success(t('saved')),
    onSettled: casesChanged,
  });
  const toggle = (action: ModerationAction, on: boolean) =>
    setActions(
      on
        ? [...actions.filter((one) => !EXCLUDED[action].includes(one)), action]
        : actions.filter((one) => one !== action),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    decide.mutate({ id, version, actions, note, days: days === '' ? null : Number(days) });
  };
  return (
    <form onSubmit={submit}>
      <h3>{t('decision')}</h3>
      <Stack gap="sm">
        {MODERATION_ACTIONS.map((action) => (
          <Checkbox
            key={action}
            label={t(action)}
            checked={actions.includes(action)}
            onChange={(event) => toggle(action, event.currentTarget.checked)}
          />
        ))}
        {actions.includes('mute') && (
          <Select
            label={t('muteFor')}
            allowDeselect={false}
            value={days}
            data={[
              ...MUTE_DAYS.map((value) => ({ value, label: t('days', { count: Number(value) }) })),
              { value: '', label: t('forever') },
            ]}
            onChange={(value) => setDays(value ?? '')}
          />
        )}
        <Textarea
          label={t('note')}
          autosize
          minRows={2}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value.replaceAll('\n', ' '))}
        />
        <Button type="submit" disabled={actions.length === 0} loading={decide.isPending}>
          {t('decide')}
        </Button>
      </Stack>
    </form>
  );
}
