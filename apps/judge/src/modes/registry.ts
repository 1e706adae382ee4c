import type { JudgeMode } from '@assay/contract/problems/problem.ts';
import { judgeByComparison } from './default.ts';
import { judgeWithGrader } from './grader.ts';
import { judgeByConversation } from './interactive.ts';
import type { SubmissionMode } from './mode.ts';
import { judgeByPasses } from './multi-pass.ts';
import { judgeQuestions } from './objective.ts';
import { judgeByChecker } from './spj.ts';
import { judgeAnswers } from './submit-answer.ts';

/** Judge modes of problems that this node knows. */
export const SUBMISSION_MODES: Record<JudgeMode, SubmissionMode> = {
  default: judgeByComparison,
  spj: judgeByChecker,
  interactive: judgeByConversation,
  submit_answer: judgeAnswers,
  multi_pass: judgeByPasses,
  grader: judgeWithGrader,
  objective: judgeQuestions,
};
