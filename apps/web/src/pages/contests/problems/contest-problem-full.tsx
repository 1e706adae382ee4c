import { ContestLetters, ContestProblem } from '../../../features/contests/problems/contest-problem.tsx';
import { ContestShell } from '../../../features/contests/shell/contest-shell.tsx';

/** A problem of a contest over the whole window: one bar, and the workbench. */
export function Page() {
  return (
    <ContestShell tab="problems" slim full letters={<ContestLetters isFull />}>
      {(inside) => <ContestProblem {...inside} />}
    </ContestShell>
  );
}
