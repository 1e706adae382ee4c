import { contestVenue } from '@assay/contract/venue.ts';
import { ContestProblem } from '../../features/contests/problems/contest-problem.tsx';
import { ContestShell } from '../../features/contests/shell/contest-shell.tsx';
import { addressOf } from '../../lib/paths.ts';

/** A problem of a contest over the whole window. */
export function Page() {
  return (
    <ContestShell tab="problems" slim>
      {(inside) => (
        <ContestProblem
          {...inside}
          hrefOf={(displayId) => `${addressOf(contestVenue(inside.contest.id)).problem(displayId)}/full-screen`}
        />
      )}
    </ContestShell>
  );
}
