import type { Implementation } from '../../platform/http/call.ts';
import { externalContestCalls } from './contests.ts';
import { externalLabelCalls } from './labels.ts';
import { externalLinkCalls } from './links.ts';

export const externalCalls: readonly Implementation[] = [
  ...externalLinkCalls,
  ...externalLabelCalls,
  ...externalContestCalls,
];
