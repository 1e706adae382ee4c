import { fail } from '@assay/contract/errors.ts';
import { getAnswerInput } from '@assay/contract/problems/detail.ts';
import { traitsOf } from '@assay/contract/problems/judge-modes.ts';
import { venueIdOf, venueOf } from '@assay/contract/venue.ts';
import { FileAnswer, type Implementation, implement } from '../../../platform/http/call.ts';
import { rulesOf } from '../../venues/rules.ts';
import { findProblem } from '../find.queries.ts';
import { findCases } from '../testdata/cases.queries.ts';

export const answerInputCalls: Implementation[] = [
  implement(getAnswerInput, async (call, input) => {
    const venue = venueOf(input);
    const pid = await rulesOf(call, venue).findProblem(call, venueIdOf(venue), input.problemId);
    const problem = (await findProblem(call.db, { pid })) ?? fail('problem.unknown');
    if (traitsOf(problem.judge_mode).submits !== 'outputs') fail('problem.noAnswerInput');
    const cases = await findCases(call.db, problem.data_version);
    const one = cases.find(({ inputName }) => inputName === input.name) ?? fail('problem.noAnswerInput');
    return new FileAnswer(call.blobs.stream(one.input.hash), { name: one.inputName, type: 'text/plain' });
  }),
];
