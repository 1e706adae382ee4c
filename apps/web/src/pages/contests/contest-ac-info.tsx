import { AcHelper } from '../../features/contests/floor/ac-helper.tsx';
import { ContestShell } from '../../features/contests/shell/contest-shell.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

/** Balloons to bring. */
export function Page() {
  return (
    <ContestShell tab="acInfo">
      {({ contest }) => (
        <PageFrame>
          <AcHelper cid={contest.id} />
        </PageFrame>
      )}
    </ContestShell>
  );
}
