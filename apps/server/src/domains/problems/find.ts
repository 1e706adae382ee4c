import { fail } from '@assay/contract/errors.ts';
import { maySeeProblem } from '@assay/rules/problems/access.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/http/call.ts';
import { findProblem, type ProblemKey, type ProblemRow } from './find.queries.ts';

/**
 * A problem that this viewer may see. One that is hidden from them answers exactly like one that does not exist.
 * @throws Failure `problem.unknown`
 */
export async function findProblemFor(db: Queryable, viewer: Viewer | null, key: ProblemKey): Promise<ProblemRow> {
  const problem = await findProblem(db, key);
  if (!problem || !maySeeProblem(viewer, { auth: problem.auth, authorUid: problem.author_uid })) {
    return fail('problem.unknown');
  }
  return problem;
}
