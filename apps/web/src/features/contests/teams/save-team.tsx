import { getContestTeams, type ManagedTeam, saveContestTeam } from '@assay/contract/contests/staff/teams.ts';
import { Button, Group, Stack } from '@mantine/core';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh } from '../../../lib/use-call.ts';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { PeopleField } from '../../accounts/people/people-field.tsx';
import { PhotoField } from './photo-field.tsx';
import { TeamNames } from './team-forms.tsx';
import { TEXT } from './text.ts';

interface SaveTeamProps {
  cid: number;
  teamSize: number;
  /** Null for a new one. */
  team: ManagedTeam | null;
  onClose: () => void;
}

/** Makes a team of a contest, or changes its names and members. */
export function SaveTeam({ cid, teamSize, team, onClose }: SaveTeamProps) {
  const t = useText(TEXT);
  const { form, submit, isSaving } = useSaveForm(saveContestTeam, {
    initial: {
      name: team?.name ?? '',
      school: team?.school ?? '',
      usernames: team?.members.map(({ username }) => username) ?? [],
    },
    labels: { name: t('name'), school: t('school'), usernames: t('usernames') },
    checksOnLeave: false,
    inputOf: (written) => ({ cid, ...(team && { id: team.id }), ...written }),
    onSaved: async () => {
      toast.success(t('done'));
      onClose();
      await refresh(getContestTeams);
    },
  });
  const { name, school, usernames } = form.values;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <TeamNames name={name} school={school} errors={form.errors} onChange={form.setValues} />
        <PeopleField
          label={t('usernames')}
          description={t('usernamesHint', { max: teamSize })}
          value={usernames}
          error={form.errors.usernames}
          onChange={(people) => form.setFieldValue('usernames', people)}
          max={teamSize}
        />
        {team && (
          <PhotoField
            cid={cid}
            line={-team.id}
            name={team.name}
            photo={team.photo}
            onChanged={() => void refresh(getContestTeams)}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={name.trim() === '' || usernames.length > teamSize} loading={isSaving}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
