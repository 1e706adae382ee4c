import { extendTimedWork, getTimedWorkPeople } from '@assay/contract/works/people.ts';
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { isoOfLocal, localOf } from '../../../lib/local-time.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { NumberInput } from '../../../ui/fields/fields.tsx';
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
  const [people, setPeople] = useState(extending.username ? [extending.username] : []);
  const [until, setUntil] = useState(extending.until ? localOf(Date.parse(extending.until)) : '');
  const [minutes, setMinutes] = useState<number | string>(extending.extraSeconds / 60);
  const [reason, setReason] = useState(extending.reason);
  const extend = useAction(extendTimedWork, {
    onSuccess: async () => {
      toast.success(t('extended'));
      onClose();
      await refresh(getTimedWorkPeople);
    },
  });
  const username = people[0];
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!username) return;
    const given = { tid, username, extraSeconds: Math.round(Number(minutes) * 60), reason };
    extend.mutate({ ...given, ...(until && { until: isoOfLocal(until) }) });
  };
  return (
    <form onSubmit={send}>
      <Stack gap="md">
        {extending.username ? (
          <TextInput label={t('user')} value={extending.username} readOnly />
        ) : (
          <PeopleField label={t('user')} value={people} onChange={setPeople} max={1} />
        )}
        <NumberInput
          label={t('extraMinutes')}
          description={t('extraHint')}
          min={0}
          max={40_320}
          value={minutes}
          onChange={setMinutes}
        />
        <TextInput
          type="datetime-local"
          label={t('until')}
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
        <Textarea
          label={t('reason')}
          required
          maxLength={500}
          autosize
          minRows={2}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={extend.isPending} disabled={!username || reason.trim() === ''}>
            {t('extend')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
