import type { Implementation } from '../../platform/http/call.ts';
import { problemDetailCalls } from './detail.ts';
import { favoriteCalls } from './list/favorites.ts';
import { groupProblemListCalls } from './list/group-list.ts';
import { problemListCalls } from './list/list.ts';
import { answerInputCalls } from './solving/answer-input.ts';
import { ownStatusCalls } from './solving/own-status.ts';
import { questionCalls } from './solving/questions.ts';

export const problemsCalls: readonly Implementation[] = [
  ...problemListCalls,
  ...groupProblemListCalls,
  ...favoriteCalls,
  ...problemDetailCalls,
  ...ownStatusCalls,
  ...answerInputCalls,
  ...questionCalls,
];
