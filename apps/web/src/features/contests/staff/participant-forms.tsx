import {
  addContestParticipants,
  getContestParticipants,
  type Participant,
  updateContestParticipant,
} from '@assay/contract/contests/staff/participants.ts';
import { Button, Group, Stack, Switch, TextInput } from '@mantine/core';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh } from '../../../lib/use-call.ts';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { PeopleField } from '../../accounts/people/people-field.tsx';
import { PhotoField } from '../teams/photo-field.tsx';
import { TEXT } from './text.ts';

/** Lets users take part by their names. */
export function AddParticipants({ cid, onClose }: { cid: number; onClose: () => void }) {
  const t = useText(TEXT);
  const { form, submit, isSaving } = useSaveForm(addContestParticipants, {
    initial: { usernames: [] as string[] },
    labels: { usernames: t('usernames') },
    checksOnLeave: false,
    inputOf: ({ usernames }) => ({ cid, usernames }),
    onSaved: async ({ added }) => {
      toast.success(t('added', { count: added }));
      onClose();
      await refresh(getContestParticipants);
    },
  });
  const { usernames } = form.values;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <PeopleField
          label={t('usernames')}
          value={usernames}
          error={form.errors.usernames}
          onChange={(names) => form.setFieldValue('usernames', names)}
          autoFocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={usernames.length === 0} loading={isSaving}>
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
  const { form, submit, box, isSaving } = useSaveForm(updateContestParticipant, {
    initial: { disqualified: one.disqualified, star: one.star, rankName: one.rankName ?? '' },
    labels: { rankName: t('rankName') },
    inputOf: ({ rankName, ...written }) => ({ cid, uid: one.uid, ...written, rankName: rankName.trim() || null }),
    onSaved: async () => {
      toast.success(t('saved', { name: one.username }));
      onClose();
      await refresh(getContestParticipants);
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <TextInput {...box('rankName')} description={t('rankNameHint')} />
        {one.team === null && (
          <PhotoField
            cid={cid}
            line={one.uid}
            name={one.username}
            photo={one.photo}
            onChanged={() => void refresh(getContestParticipants)}
          />
        )}
        <Switch label={t('star')} description={t('starHint')} {...form.getInputProps('star', { type: 'checkbox' })} />
        <Switch
          label={t('disqualified')}
          description={t('disqualifiedHint')}
          color="red"
          {...form.getInputProps('disqualified', { type: 'checkbox' })}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
