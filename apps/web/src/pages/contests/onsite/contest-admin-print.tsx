import { PrintQueue } from '../../../features/contests/onsite/print-queue.tsx';
import { ContestShell } from '../../../features/contests/shell/contest-shell.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';

/** The print queue of a contest. */
export function Page() {
  return (
    <ContestShell tab="adminPrint">
      {({ contest }) => (
        <PageFrame>
          <PrintQueue cid={contest.id} />
        </PageFrame>
      )}
    </ContestShell>
  );
}
