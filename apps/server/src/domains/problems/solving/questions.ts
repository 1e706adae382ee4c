import { getProblemQuestions } from '@assay/contract/questions/shown.ts';
import { venueIdOf, venueOf } from '@assay/contract/venue.ts';
import { type Implementation, implement } from '../../../platform/http/call.ts';
import { findQuestions } from '../../questions/questions.queries.ts';
import { questionsFor } from '../../questions/questions.ts';
import { rulesOf } from '../../venues/rules.ts';

export const questionCalls: Implementation[] = [
  implement(getProblemQuestions, async (call, input) => {
    const venue = venueOf(input);
    const pid = await rulesOf(call, venue).findProblem(call, venueIdOf(venue), input.problemId);
    const stored = await findQuestions(call.db, pid);
    const sitting = call.viewer && `${venue.kind} ${venueIdOf(venue)} ${call.viewer.uid}`;
    return { questions: stored ? questionsFor(stored, sitting) : [] };
  }),
];
