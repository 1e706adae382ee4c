import type { Implementation } from '../../platform/http/call.ts';
import { hintCalls } from './hints.ts';
import { hintLadderCalls } from './ladder.ts';

export const hintsCalls: readonly Implementation[] = [...hintCalls, ...hintLadderCalls];
