import type { JudgeMode } from '@assay/contract/problems/judge-modes.ts';
import { judgeByConversation } from './interactive.ts';
import type { SubmissionMode } from './mode.ts';
import { judgeByPasses } from './multi-pass.ts';
import { judgeQuestions } from './objective.ts';
import { judgeAsConfigured, judgeByChecker, judgeByComparison } from './outputs.ts';
import { judgeAnswers } from './submit-answer.ts';

/** Judge modes of problems that this node knows. */
export const SUBMISSION_MODES: Record<JudgeMode, SubmissionMode> = {
  default: judgeByComparison,
  spj: judgeByChecker,
  interactive: judgeByConversation,
  submit_answer: judgeAnswers,
  multi_pass: judgeByPasses,
  grader: judgeAsConfigured,
  objective: judgeQuestions,
};
