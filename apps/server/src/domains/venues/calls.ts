import type { Implementation } from '../../platform/http/call.ts';
import { answerInputCalls } from './answer-input.ts';
import { problemStatusCalls } from './problem-status.ts';

export const venuesCalls: readonly Implementation[] = [...problemStatusCalls, ...answerInputCalls];
