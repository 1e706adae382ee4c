import { Balloons } from '../../../features/contests/onsite/balloons.tsx';
import { ContestShell } from '../../../features/contests/shell/contest-shell.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';

/** Balloons to bring. */
export function Page() {
  return (
    <ContestShell tab="acInfo">
      {({ contest }) => (
        <PageFrame>
          <Balloons cid={contest.id} />
        </PageFrame>
      )}
    </ContestShell>
  );
}
