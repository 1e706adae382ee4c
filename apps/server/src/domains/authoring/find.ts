import { fail } from '@assay/contract/errors.ts';
import { mayDeleteProblem, mayEditProblem, mayReadProblemData, mayRunProblem } from '@assay/rules/problems/access.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/http/call.ts';
import { factsFor } from '../problems/facts.ts';
import type { ProblemRow } from '../problems/find.queries.ts';
import { findProblemFor } from '../problems/find.ts';

/**
 * A problem that this viewer may change.
 * @throws Failure `problem.unknown`, `access.denied`
 */
export async function findProblemToEdit(db: Queryable, viewer: Viewer, pid: number): Promise<ProblemRow> {
  const problem = await findProblemFor(db, viewer, { pid });
  if (!mayEditProblem(viewer, await factsFor(db, viewer, problem))) fail('access.denied');
  return problem;
}

/**
 * A problem that is this viewer's, who decides where it is seen and who helps with it.
 * @throws Failure `problem.unknown`, `access.denied`
 */
export async function findProblemToRun(db: Queryable, viewer: Viewer, pid: number): Promise<ProblemRow> {
  const problem = await findProblemFor(db, viewer, { pid });
  if (!mayRunProblem(viewer, await factsFor(db, viewer, problem))) fail('access.denied');
  return problem;
}

/**
 * A problem whose data this viewer may read.
 * @throws Failure `problem.unknown`, `access.denied`
 */
export async function findProblemToRead(db: Queryable, viewer: Viewer, pid: number): Promise<ProblemRow> {
  const problem = await findProblemFor(db, viewer, { pid });
  if (!mayReadProblemData(viewer, await factsFor(db, viewer, problem))) fail('access.denied');
  return problem;
}

/**
 * A problem that this viewer may delete.
 * @throws Failure `problem.unknown`, `access.denied`
 */
export async function findProblemToDelete(db: Queryable, viewer: Viewer, pid: number): Promise<ProblemRow> {
  const problem = await findProblemFor(db, viewer, { pid });
  if (!mayDeleteProblem(viewer, await factsFor(db, viewer, problem))) fail('access.denied');
  return problem;
}
