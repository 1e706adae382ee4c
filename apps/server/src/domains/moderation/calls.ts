import type { Implementation } from '../../platform/http/call.ts';
import { caseCalls } from './cases.ts';
import { decideCalls } from './decide.ts';
import { reportCalls } from './reports.ts';

export const moderationCalls: readonly Implementation[] = [...reportCalls, ...caseCalls, ...decideCalls];
