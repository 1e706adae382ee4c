import { fail } from '@assay/contract/errors.ts';
import { mayReadProblemData } from '@assay/rules/problems/access.ts';
import { type Call, viewerOf } from '../../../platform/http/call.ts';
import { factsFor } from '../../problems/facts.ts';
import type { ProblemRow } from '../../problems/find.queries.ts';
import { findProblemFor } from '../../problems/find.ts';

/**
 * The problem whose solutions the viewer wants to see or run: they tell how it is solved, so they are for those who may
 * read its data.
 * @throws Failure `problem.unknown`, `access.denied`
 */
export async function problemToVerify(call: Call, pid: number): Promise<ProblemRow> {
  const viewer = viewerOf(call);
  const problem = await findProblemFor(call.db, viewer, { pid });
  if (!mayReadProblemData(viewer, await factsFor(call.db, viewer, problem))) fail('access.denied');
  return problem;
}
