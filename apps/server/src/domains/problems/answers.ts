import { fail } from '@assay/contract/errors.ts';
import { getAnswerInput } from '@assay/contract/problems/detail.ts';
import { ANSWER_MODES } from '@assay/rules/authoring/refuse-mode.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { FileAnswer, implement } from '../../platform/http/call.ts';
import { findCases } from './cases.queries.ts';
import type { ProblemRow } from './find.queries.ts';
import { findProblemFor } from './find.ts';

/** What those who solve must know of the cases where the submission is answers; null in other modes. */
export async function answersAsked(db: Queryable, problem: ProblemRow) {
  if (!ANSWER_MODES.has(problem.judge_mode)) return null;
  const cases = await findCases(db, problem.data_version);
  return cases.map((one) => ({ input: one.inputName, output: one.outputName, inputBytes: one.input.bytes }));
}

export const answerCalls = [
  implement(getAnswerInput, async (call, { problemId, name }) => {
    const problem = await findProblemFor(call.db, call.viewer, { problemId });
    if (problem.judge_mode !== 'submit_answer') fail('problem.noAnswerInput');
    const cases = await findCases(call.db, problem.data_version);
    const one = cases.find(({ inputName }) => inputName === name) ?? fail('problem.noAnswerInput');
    return new FileAnswer(call.blobs.stream(one.input.hash), { name: one.inputName, type: 'text/plain' });
  }),
];
