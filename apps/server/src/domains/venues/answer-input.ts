import { fail } from '@assay/contract/errors.ts';
import { getAnswerInput } from '@assay/contract/problems/detail.ts';
import { venueOf } from '@assay/contract/venue.ts';
import { type Call, FileAnswer, type Implementation, implement } from '../../platform/http/call.ts';
import { enterContest } from '../contests/entry.ts';
import { findContestProblem } from '../contests/problems.queries.ts';
import { findCases } from '../problems/cases.queries.ts';
import { findProblem, type ProblemRow } from '../problems/find.queries.ts';
import { findProblemFor } from '../problems/find.ts';

/** The problem at an address of a venue, for whoever may read it there. */
async function problemAt(call: Call, input: { problemId: string; cid?: number | undefined }): Promise<ProblemRow> {
  const venue = venueOf(input);
  if (venue.kind === 'public') return findProblemFor(call.db, call.viewer, { problemId: input.problemId });
  if (venue.kind !== 'contest') return fail('venue.unknown');
  await enterContest(call, venue.id, call.viewer);
  const found = await findContestProblem(call.db, venue.id, input.problemId);
  return (found && (await findProblem(call.db, { pid: found.pid }))) ?? fail('problem.unknown');
}

export const answerInputCalls: Implementation[] = [
  implement(getAnswerInput, async (call, input) => {
    const problem = await problemAt(call, input);
    if (problem.judge_mode !== 'submit_answer') fail('problem.noAnswerInput');
    const cases = await findCases(call.db, problem.data_version);
    const one = cases.find(({ inputName }) => inputName === input.name) ?? fail('problem.noAnswerInput');
    return new FileAnswer(call.blobs.stream(one.input.hash), { name: one.inputName, type: 'text/plain' });
  }),
];
