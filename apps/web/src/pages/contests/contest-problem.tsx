import { ContestProblem } from '../../features/contests/problems/contest-problem.tsx';
import { ContestShell } from '../../features/contests/shell/contest-shell.tsx';

/** A problem of a contest under the contest's tabs. */
export function Page() {
  return (
    <ContestShell tab="problems" slim>
      {(inside) => <ContestProblem {...inside} />}
    </ContestShell>
  );
}
