import { getContestTeams, type ManagedTeam, saveContestTeam } from '@assay/contract/contests/staff/teams.ts';
import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
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
  const [names, setNames] = useState({ name: team?.name ?? '', school: team?.school ?? '' });
  const [usernames, setUsernames] = useState(team?.members.map(({ username }) => username) ?? []);
  const save = useAction(saveContestTeam, {
    onSuccess: async () => {
      toast.success(t('done'));
      onClose();
      await refresh(getContestTeams);
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ cid, ...(team && { id: team.id }), ...names, usernames });
  };
  return (
    <form onSubmit={send}>
      <Stack gap="md">
        <TeamNames {...names} onChange={setNames} />
        <PeopleField
          label={t('usernames')}
          description={t('usernamesHint', { max: teamSize })}
          value={usernames}
          onChange={setUsernames}
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
          <Button
            type="submit"
            disabled={names.name.trim() === '' || usernames.length > teamSize}
            loading={save.isPending}
          >
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
