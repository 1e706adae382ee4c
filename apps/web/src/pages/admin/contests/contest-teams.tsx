import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ContestAdminFrame } from '../../../features/contests/admin/admin-frame.tsx';
import { useContestAdmin } from '../../../features/contests/admin/admin-paths.ts';
import { useContest } from '../../../features/contests/shell/use-contest.ts';
import { SaveTeam } from '../../../features/contests/teams/save-team.tsx';
import { TeamTable } from '../../../features/contests/teams/team-table.tsx';
import { TEXT } from '../../../features/contests/teams/text.ts';
import { useIdParam } from '../../../lib/screens/params.ts';
import { useText } from '../../../lib/text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';

/** The teams of a team contest. */
export function Page() {
  const t = useText(TEXT);
  const admin = useContestAdmin();
  const cid = useIdParam<'AdminContestTeams' | 'GroupContestTeams'>('contestID');
  const { data } = useContest(cid);
  const [adds, setAdds] = useState(false);
  const teamSize = data?.teamSize ?? 1;
  return (
    <ContestAdminFrame
      cid={cid}
      tab="teams"
      actions={
        teamSize > 1 && (
          <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setAdds(true)}>
            {t('add')}
          </Button>
        )
      }
    >
      {data && teamSize === 1 ? (
        <Panel>
          <EmptyState
            text={t('notTeams')}
            action={
              <Button component={Link} href={admin.edit(cid)} variant="default">
                {t('settings')}
              </Button>
            }
          />
        </Panel>
      ) : (
        <TeamTable cid={cid} teamSize={teamSize} />
      )}
      <Dialog opened={adds} onClose={() => setAdds(false)} title={t('add')}>
        <SaveTeam cid={cid} teamSize={teamSize} team={null} onClose={() => setAdds(false)} />
      </Dialog>
    </ContestAdminFrame>
  );
}
