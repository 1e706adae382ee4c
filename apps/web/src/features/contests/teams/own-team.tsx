import {
  type ContestTeam,
  getContestTeam,
  leaveContestTeam,
  updateContestTeam,
} from '@assay/contract/contests/teams.ts';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useUser } from '../../../lib/token.ts';
import { queryClient, useAction, useCall } from '../../../lib/use-call.ts';
import { Badge } from '../../../ui/badge.tsx';
import { CopyButton } from '../../../ui/copy/copy-button.tsx';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { UserLink } from '../../../ui/people/user-link.tsx';
import { PhotoField } from './photo-field.tsx';
import { JoinTeam, MakeTeam, RenameTeam } from './team-forms.tsx';
import styles from './teams.module.css';
import { TEXT } from './text.ts';

/** Others join and leave while one waits for them. */
const REREAD_MS = 20_000;

/** Teams decide what is one's own in a contest: everything of it is asked for again. */
export const teamChanged = () => queryClient.invalidateQueries();

/** The own team in a team contest: to make, to join, to change until the start. */
export function OwnTeam({ cid }: { cid: number }) {
  const t = useText(TEXT);
  const { data } = useCall(
    getContestTeam,
    { cid },
    { refetchInterval: ({ state }) => (state.data?.team && state.data.mayChange ? REREAD_MS : false) },
  );
  if (!data || (!data.team && !data.mayChange)) return null;
  return (
    <Panel title={t('myTeam')}>
      {data.team ? (
        <Team cid={cid} team={data.team} mayChange={data.mayChange} />
      ) : (
        <Stack gap="md">
          <p className={styles.soft}>
            {t('size', { max: data.teamSize })} {t('alone')}
          </p>
          <div className={styles.ways}>
            <MakeTeam cid={cid} />
            <JoinTeam cid={cid} />
          </div>
        </Stack>
      )}
    </Panel>
  );
}

function Team({ cid, team, mayChange }: { cid: number; team: ContestTeam; mayChange: boolean }) {
  const t = useText(TEXT);
  const [asks, setAsks] = useState<'rename' | 'leave' | null>(null);
  const close = () => setAsks(null);
  const leave = useAction(leaveContestTeam, {
    onSuccess: () => {
      close();
      void teamChanged();
    },
  });
  const renew = useAction(updateContestTeam, {
    onSuccess: () => {
      toast.success(t('done'));
      void teamChanged();
    },
  });
  const own = useUser()?.uid;
  return (
    <Stack gap="md">
      <div>
        <strong>{team.name}</strong>
        {team.school && <p className={styles.soft}>{team.school}</p>}
      </div>
      <ul className={styles.members} aria-label={t('members')}>
        {team.members.map(({ uid, username, isCaptain }) => (
          <li key={uid} className={styles.member}>
            <UserLink uid={uid} username={username} />
            {isCaptain && <Badge>{t('captain')}</Badge>}
            {mayChange && team.isCaptain && !isCaptain && (
              <Button
                size="compact-sm"
                variant="subtle"
                color="red"
                aria-label={t('takeOutOf', { name: username })}
                loading={leave.isPending && leave.variables?.uid === uid}
                onClick={() => leave.mutate({ cid, uid })}
              >
                {t('takeOut')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayChange && team.isCaptain ? (
        <PhotoField cid={cid} name={team.name} photo={team.photo} onChanged={() => void teamChanged()} />
      ) : (
        team.photo && <img className={styles.shown} src={team.photo} alt={t('photoOf', { name: team.name })} />
      )}
      {mayChange && team.inviteCode && (
        <div>
          <div className={styles.code}>
            <span>{t('code')}</span>
            <code>{team.inviteCode}</code>
            <CopyButton text={team.inviteCode} label={t('copyCode')} />
            {team.isCaptain && (
              <Button
                size="compact-xs"
                variant="subtle"
                loading={renew.isPending}
                onClick={() => renew.mutate({ cid, name: team.name, school: team.school, newCode: true })}
              >
                {t('newCode')}
              </Button>
            )}
          </div>
          <p className={styles.soft}>{t('codeHint')}</p>
        </div>
      )}
      {mayChange ? (
        <Group gap="xs">
          {team.isCaptain && (
            <Button size="compact-md" variant="default" onClick={() => setAsks('rename')}>
              {t('edit')}
            </Button>
          )}
          <Button size="compact-md" variant="subtle" color="red" onClick={() => setAsks('leave')}>
            {t('leave')}
          </Button>
        </Group>
      ) : (
        <p className={styles.soft}>{t('fixed')}</p>
      )}
      <Dialog opened={asks === 'rename'} onClose={close} title={t('edit')}>
        <RenameTeam cid={cid} team={team} onClose={close} />
      </Dialog>
      <Confirm
        opened={asks === 'leave'}
        onClose={close}
        title={t('leave')}
        action={t('leave')}
        danger
        busy={leave.isPending}
        onConfirm={() => own !== undefined && leave.mutate({ cid, uid: own })}
      >
        {t('leaveSure', { name: team.name })} {team.members.length === 1 && t('leaveLast')}
      </Confirm>
    </Stack>
  );
}
