import type { Implementation } from '../../platform/http/call.ts';
import { rankListCalls } from './rank-list.ts';
import { ratingCalls } from './rating/ratings.ts';

export const rankingsCalls: readonly Implementation[] = [...rankListCalls, ...ratingCalls];
