import { extendTimedWork, getTimedWorkPeople } from '@assay/contract/works/people.ts';
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { isoOfLocal, localOf } from '../../../lib/local-time.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { NumberInput } from '../../../ui/fields/fields.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { PeopleField } from '../../accounts/people/people-field.tsx';
import { TEXT } from './text.ts';

/** For whom, and what was given before. */
export interface Extending {
  username: string | null;
  until: string | null;
  extraSeconds: number;
  reason: string;
}

interface ExtendDialogProps {
  tid: number;
  /** Null while it is closed. */
  extending: Extending | null;
  onClose: () => void;
}

/** Gives one person more time, with the reason (WORK-5). */
export function ExtendDialog({ tid, extending, onClose }: ExtendDialogProps) {
  const t = useText(TEXT);
  return (
    <Dialog opened={extending !== null} onClose={onClose} title={t('extend')}>
      {extending && <ExtendForm tid={tid} extending={extending} onClose={onClose} />}
    </Dialog>
  );
}

function ExtendForm({ tid, extending, onClose }: { tid: number; extending: Extending; onClose: () => void }) {
  const t = useText(TEXT);
  const { form, submit, box, isSaving } = useSaveForm(extendTimedWork, {
    initial: {
      username: extending.username ?? '',
      until: extending.until ? localOf(Date.parse(extending.until)) : '',
      minutes: (extending.extraSeconds / 60) as number | string,
      reason: extending.reason,
    },
    labels: { username: t('user'), until: t('until'), reason: t('reason') },
    inputOf: ({ username, until, minutes, reason }) => ({
      tid,
      username,
      extraSeconds: Math.round(Number(minutes) * 60),
      reason,
      ...(until && { until: isoOfLocal(until) }),
    }),
    onSaved: async () => {
      toast.success(t('extended'));
      onClose();
      await refresh(getTimedWorkPeople);
    },
  });
  const { username } = form.values;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {extending.username ? (
          <TextInput label={t('user')} value={extending.username} readOnly />
        ) : (
          <PeopleField
            label={t('user')}
            max={1}
            value={username === '' ? [] : [username]}
            error={form.errors.username}
            onChange={([name = '']) => form.setFieldValue('username', name)}
          />
        )}
        <NumberInput
          label={t('extraMinutes')}
          description={t('extraHint')}
          min={0}
          max={40_320}
          {...form.getInputProps('minutes')}
        />
        <TextInput type="datetime-local" {...box('until')} />
        <Textarea {...box('reason')} required autosize minRows={2} />
        <Group justify="flex-end">
          <Button type="submit" loading={isSaving}>
            {t('extend')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
