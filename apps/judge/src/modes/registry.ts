import type { JudgeMode } from '@assay/contract/problems/problem.ts';
import { judgeByComparison } from './default.ts';
import type { SubmissionMode } from './mode.ts';
import { judgeByChecker } from './spj.ts';

/** Judge modes of problems that this node knows. */
export const SUBMISSION_MODES: Partial<Record<JudgeMode, SubmissionMode>> = {
  default: judgeByComparison,
  spj: judgeByChecker,
};
