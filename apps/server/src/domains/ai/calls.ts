import type { Implementation } from '../../platform/http/call.ts';
import { aiAnswerCalls } from './answers.ts';
import { aiReportCalls } from './reports.ts';

export const aiCalls: readonly Implementation[] = [...aiAnswerCalls, ...aiReportCalls];
