import type { Queryable } from '../../../platform/db/database.ts';
import type { SignalMap } from '../../../platform/signals.ts';
import { updateProblemId } from './renamed.queries.ts';

/** Links from submissions to their problem follow its new id. */
export const renameProblem = ({ pid, problemId }: SignalMap['problem.renamed'], tx: Queryable) =>
  updateProblemId(tx, pid, problemId);
