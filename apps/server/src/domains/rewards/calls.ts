import type { Implementation } from '../../platform/http/call.ts';
import { coinCalls } from './coins.ts';

export const rewardsCalls: readonly Implementation[] = [...coinCalls];
