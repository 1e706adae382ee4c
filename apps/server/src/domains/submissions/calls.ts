import type { Implementation } from '../../platform/http/call.ts';
import { submissionAdminCalls } from './admin.ts';
import { submissionDetailCalls } from './detail.ts';
import { failingCaseCalls } from './failing-case.ts';
import { judgementHistoryCalls } from './judgement-history.ts';
import { keepSubmissionCalls } from './keep-submission.ts';
import { submissionListCalls } from './list.ts';
import { statisticsCalls } from './statistics/statistics.ts';
import { submitCalls } from './submit/submit.ts';
import { testRunCalls } from './submit/test-run.ts';

export const submissionsCalls: readonly Implementation[] = [
  ...submitCalls,
  ...testRunCalls,
  ...submissionListCalls,
  ...submissionDetailCalls,
  ...failingCaseCalls,
  ...submissionAdminCalls,
  ...judgementHistoryCalls,
  ...keepSubmissionCalls,
  ...statisticsCalls,
];
