import { CONTEST_STATUS } from '@assay/contract/contests/contest.ts';
import { Organiser } from '../../../features/contests/onsite/organiser.tsx';
import { ContestShell } from '../../../features/contests/shell/contest-shell.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';

/** All that needs somebody of a contest's staff. */
export function Page() {
  return (
    <ContestShell tab="onsite">
      {({ contest, status }) => (
        <PageFrame>
          <Organiser contest={contest} isRunning={status === CONTEST_STATUS.running} />
        </PageFrame>
      )}
    </ContestShell>
  );
}
