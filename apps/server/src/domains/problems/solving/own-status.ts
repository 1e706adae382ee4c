import { getFullScreenProblemList, getUserProblemStatus } from '@assay/contract/problems/list.ts';
import { venueIdOf, venueOf } from '@assay/contract/venue.ts';
import { type Implementation, implement } from '../../../platform/http/call.ts';
import { rulesOf } from '../../venues/rules.ts';

export const ownStatusCalls: Implementation[] = [
  implement(getUserProblemStatus, async (call, input) => {
    const venue = venueOf(input);
    const { pidList, containsEnd } = input;
    const own = await rulesOf(call, venue).ownResults(call, venueIdOf(venue), pidList, containsEnd === true);
    return Object.fromEntries(pidList.map((pid) => [String(pid), own(pid)]));
  }),

  implement(getFullScreenProblemList, async (call, input) => {
    const venue = venueOf(input);
    const problems = await rulesOf(call, venue).listProblems(call, venueIdOf(venue));
    return problems.map(({ displayId, ...problem }) => ({ ...problem, problemId: displayId }));
  }),
];
