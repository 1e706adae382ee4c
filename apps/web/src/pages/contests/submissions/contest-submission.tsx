import { ContestShell } from '../../../features/contests/shell/contest-shell.tsx';
import { Page as SubmissionDetail } from '../../submissions/submission-detail.tsx';

/** A submission of a contest under the contest's tabs. */
export function Page() {
  return (
    <ContestShell tab="submissions" headed>
      {() => <SubmissionDetail />}
    </ContestShell>
  );
}
