import { ContestLetters, ContestProblem } from '../../../features/contests/problems/contest-problem.tsx';
import { ContestShell } from '../../../features/contests/shell/contest-shell.tsx';

/** A problem of a contest under the contest's tabs. */
export function Page() {
  return (
    <ContestShell tab="problems" slim letters={<ContestLetters />}>
      {(inside) => <ContestProblem {...inside} />}
    </ContestShell>
  );
}
