import type { Implementation } from '../../platform/http/call.ts';
import { brokenProblemCalls } from './broken/staff.ts';
import { judgementCalls } from './judgements/manual.ts';
import { judgeNodeCalls } from './nodes/staff.ts';
import { judgeLinkCalls } from './queue/judge-link.ts';
import { rejudgeCalls } from './rejudge/at-once.ts';
import { rejudgeDecisionCalls } from './rejudge/decide.ts';
import { rejudgeSetCalls } from './rejudge/sets.ts';
import { compileCheckerCalls } from './test-runs/compile-checker.ts';
import { verificationReadCalls } from './verify/read.ts';
import { verificationRunCalls } from './verify/run.ts';
import { generationCalls } from './workshop/generation.ts';
import { programTestCalls } from './workshop/program-tests.ts';
import { stressCalls } from './workshop/stress.ts';

export const judgingCalls: readonly Implementation[] = [
  ...compileCheckerCalls,
  ...rejudgeCalls,
  ...brokenProblemCalls,
  ...judgementCalls,
  ...rejudgeSetCalls,
  ...rejudgeDecisionCalls,
  ...verificationRunCalls,
  ...verificationReadCalls,
  ...generationCalls,
  ...programTestCalls,
  ...stressCalls,
  ...judgeLinkCalls,
  ...judgeNodeCalls,
];
