import { traitsOf } from '@assay/contract/problems/judge-modes.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { ProblemRow } from '../find.queries.ts';
import { findCases } from './cases.queries.ts';

/** What those who solve must know of the cases where the submission is answers; null in other modes. */
export async function answersAsked(db: Queryable, problem: ProblemRow) {
  if (traitsOf(problem.judge_mode).submits === 'program') return null;
  const cases = await findCases(db, problem.data_version);
  return cases.map((one) => ({ input: one.inputName, output: one.outputName, inputBytes: one.input.bytes }));
}
