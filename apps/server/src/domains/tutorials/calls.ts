import type { Implementation } from '../../platform/http/call.ts';
import { tutorialSaleCalls } from './buy.ts';
import { tutorialLikeCalls } from './like.ts';
import { tutorialListCalls } from './list.ts';
import { tutorialReviewCalls } from './review.ts';
import { tutorialWritingCalls } from './write.ts';

export const tutorialsCalls: readonly Implementation[] = [
  ...tutorialListCalls,
  ...tutorialWritingCalls,
  ...tutorialSaleCalls,
  ...tutorialLikeCalls,
  ...tutorialReviewCalls,
];
