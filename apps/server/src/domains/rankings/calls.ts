import type { Implementation } from '../../platform/http/call.ts';
import { rankListCalls } from './rank-list.ts';

export const rankingsCalls: readonly Implementation[] = [...rankListCalls];
