import {
  addContestParticipants,
  getContestParticipants,
  type Participant,
  updateContestParticipant,
} from '@assay/contract/contests/staff/participants.ts';
import { Button, Group, Stack, Switch, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { PeopleField } from '../../accounts/people/people-field.tsx';
import { PhotoField } from '../teams/photo-field.tsx';
import { TEXT } from './text.ts';

/** Lets users take part by their names. */
export function AddParticipants({ cid, onClose }: { cid: number; onClose: () => void }) {
  const t = useText(TEXT);
  const [usernames, setUsernames] = useState<string[]>([]);
  const add = useAction(addContestParticipants, {
    onSuccess: async ({ added }) => {
      toast.success(t('added', { count: added }));
      onClose();
      await refresh(getContestParticipants);
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (usernames.length > 0) add.mutate({ cid, usernames });
  };
  return (
    <form onSubmit={send}>
      <Stack gap="md">
        <PeopleField label={t('usernames')} value={usernames} onChange={setUsernames} autoFocus />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={usernames.length === 0} loading={add.isPending}>
            {t('add')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface EditParticipantProps {
  cid: number;
  one: Participant;
  onClose: () => void;
}

/** Stars, disqualifies or renames a contestant. */
export function EditParticipant({ cid, one, onClose }: EditParticipantProps) {
  const t = useText(TEXT);
  const [disqualified, setDisqualified] = useState(one.disqualified);
  const [star, setStar] = useState(one.star);
  const [rankName, setRankName] = useState(one.rankName ?? '');
  const save = useAction(updateContestParticipant, {
    onSuccess: async () => {
      toast.success(t('saved', { name: one.username }));
      onClose();
      await refresh(getContestParticipants);
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ cid, uid: one.uid, disqualified, star, rankName: rankName.trim() || null });
  };
  return (
    <form onSubmit={send}>
      <Stack gap="md">
        <TextInput
          label={t('rankName')}
          description={t('rankNameHint')}
          value={rankName}
          maxLength={100}
          onChange={(event) => setRankName(event.currentTarget.value)}
        />
        {one.team === null && (
          <PhotoField
            cid={cid}
            line={one.uid}
            name={one.username}
            photo={one.photo}
            onChanged={() => void refresh(getContestParticipants)}
          />
        )}
        <Switch
          label={t('star')}
          description={t('starHint')}
          checked={star}
          onChange={(event) => setStar(event.currentTarget.checked)}
        />
        <Switch
          label={t('disqualified')}
          description={t('disqualifiedHint')}
          color="red"
          checked={disqualified}
          onChange={(event) => setDisqualified(event.currentTarget.checked)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
