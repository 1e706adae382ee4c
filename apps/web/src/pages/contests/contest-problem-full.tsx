import { ContestProblem } from '../../features/contests/problems/contest-problem.tsx';
import { ContestShell } from '../../features/contests/shell/contest-shell.tsx';
import { paths } from '../../lib/paths.ts';

/** A problem of a contest over the whole window. */
export function Page() {
  return (
    <ContestShell tab="problems" slim>
      {(inside) => (
        <ContestProblem
          {...inside}
          hrefOf={(displayId) => `${paths.contestProblem(inside.contest.id, displayId)}/full-screen`}
        />
      )}
    </ContestShell>
  );
}
