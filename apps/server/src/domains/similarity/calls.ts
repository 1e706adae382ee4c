import type { Implementation } from '../../platform/http/call.ts';
import { similarityPairCalls } from './pairs.ts';
import { similarityReportCalls } from './reports.ts';

export const similarityCalls: readonly Implementation[] = [...similarityReportCalls, ...similarityPairCalls];
