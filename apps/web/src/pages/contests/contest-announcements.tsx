import { CONTEST_STATUS } from '@assay/contract/contests/contest.ts';
import { Stack } from '@mantine/core';
import { ContestShell } from '../../features/contests/shell/contest-shell.tsx';
import { AnnouncementList } from '../../features/contests/talk/announcement-list.tsx';
import { Clarifications } from '../../features/contests/talk/clarifications.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

/** What the organisers announce, and private questions to the jury. */
export function Page() {
  return (
    <ContestShell tab="announcements">
      {({ contest, status }) => (
        <PageFrame>
          <Stack gap="md">
            <AnnouncementList cid={contest.id} />
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
