import { fail } from '@assay/contract/errors.ts';
import { isPractised, maySeeProblem } from '@assay/rules/problems/access.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/http/call.ts';
import { factsFor, ownerOf } from './facts.ts';
import { findProblem, type ProblemKey, type ProblemRow } from './find.queries.ts';

/**
 * A problem that this viewer may see. One that is hidden from them answers exactly like one that does not exist.
 * @throws Failure `problem.unknown`
 */
export async function findProblemFor(db: Queryable, viewer: Viewer | null, key: ProblemKey): Promise<ProblemRow> {
  const problem = await findProblem(db, key);
  if (!problem || !maySeeProblem(viewer, await factsFor(db, viewer, problem))) return fail('problem.unknown');
  return problem;
}

/**
 * The same on the public list, where problems of groups are not solved.
 * @throws Failure `problem.unknown`
 */
export async function findPractised(db: Queryable, viewer: Viewer | null, problemId: string): Promise<ProblemRow> {
  const problem = await findProblemFor(db, viewer, { problemId });
  return isPractised({ owner: ownerOf(problem) }) ? problem : fail('problem.unknown');
}
