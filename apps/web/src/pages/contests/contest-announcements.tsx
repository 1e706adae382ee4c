import { getContestAnnouncement } from '@assay/contract/announcements/contest.ts';
import { CONTEST_STATUS } from '@assay/contract/contests/contest.ts';
import { Stack } from '@mantine/core';
import { AnnouncementList } from '../../features/announcements/announcement-list.tsx';
import { Clarifications } from '../../features/contests/clarifications/clarifications.tsx';
import { ContestShell } from '../../features/contests/shell/contest-shell.tsx';
import { useCall } from '../../lib/use-call.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

/** What the organisers announce, and private questions to the jury. */
export function Page() {
  return (
    <ContestShell tab="announcements">
      {({ contest, status }) => (
        <PageFrame>
          <Stack gap="md" data-column>
            <ContestAnnouncements cid={contest.id} />
            <Clarifications
              cid={contest.id}
              isContestAdmin={contest.isContestAdmin}
              isRunning={status === CONTEST_STATUS.running && !contest.virtual?.isRunning}
            />
          </Stack>
        </PageFrame>
      )}
    </ContestShell>
  );
}

function ContestAnnouncements({ cid }: { cid: number }) {
  const answer = useCall(getContestAnnouncement, { cid, limit: 100 });
  return <AnnouncementList owner={{ kind: 'contest', id: cid }} answer={answer} />;
}
