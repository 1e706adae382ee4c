import type { Queryable } from '../../../platform/db/database.ts';
import type { SignalMap } from '../../../platform/signals.ts';
import { kindsWhere, type VenueTable } from '../../venues/rules.ts';
import { updateProblemId } from './renamed.queries.ts';

/** Links from submissions to their problem follow its new id. */
export const renameProblem = (venues: VenueTable) => {
  const kinds = kindsWhere(venues, ({ ownProblemIds }) => ownProblemIds);
  return ({ pid, problemId }: SignalMap['problem.renamed'], tx: Queryable) =>
    updateProblemId(tx, pid, problemId, kinds);
};
