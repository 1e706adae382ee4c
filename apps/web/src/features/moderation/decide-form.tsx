import {
  decideModerationCase,
  getModerationCase,
  getModerationCases,
  MODERATION_ACTIONS,
  type ModerationAction,
  type ModerationCase,
} from '@assay/contract/moderation/moderation.ts';
import { Button, Checkbox, Stack, Textarea } from '@mantine/core';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh } from '../../lib/use-call.ts';
import { Select } from '../../ui/fields/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
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
  const { form, submit, box, isSaving } = useSaveForm(decideModerationCase, {
    initial: { actions: [] as ModerationAction[], days: '7', note: '' },
    labels: { note: t('note') },
    inputOf: ({ actions, days, note }) => ({ id, version, actions, note, days: days === '' ? null : Number(days) }),
    onRefused: casesChanged,
    onSaved: () => {
      toast.success(t('saved'));
      return casesChanged();
    },
  });
  const { actions } = form.values;
  const toggle = (action: ModerationAction, on: boolean) =>
    form.setFieldValue(
      'actions',
      on
        ? [...actions.filter((one) => !EXCLUDED[action].includes(one)), action]
        : actions.filter((one) => one !== action),
    );
  return (
    <form noValidate onSubmit={submit}>
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
            {...form.getInputProps('days')}
            data={[
              ...MUTE_DAYS.map((value) => ({ value, label: t('days', { count: Number(value) }) })),
              { value: '', label: t('forever') },
            ]}
          />
        )}
        <Textarea
          {...box('note')}
          autosize
          minRows={2}
          onChange={(event) => form.setFieldValue('note', event.currentTarget.value.replaceAll('\n', ' '))}
        />
        <Button type="submit" disabled={actions.length === 0} loading={isSaving}>
          {t('decide')}
        </Button>
      </Stack>
    </form>
  );
}
