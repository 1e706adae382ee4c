import type { Implementation } from '../../platform/http/call.ts';
import { workAnswerCalls } from './answers/answers.ts';
import { workDraftCalls } from './answers/drafts.ts';
import { workExamCalls } from './exam/exam.ts';
import { workListCalls } from './list/list.ts';
import { workAdminCalls } from './manage/admin.ts';
import { workPeopleCalls } from './manage/people.ts';
import { workAdminProblemCalls } from './manage/problems.ts';
import { workWindowCalls } from './manage/windows.ts';
import { workProblemCalls } from './problems/problems.ts';
import { workRankCalls } from './rank/rank.ts';
import { workSittingCalls } from './sittings/sittings.ts';
import { workSubmissionCalls } from './submissions/list.ts';

export const worksCalls: readonly Implementation[] = [
  ...workListCalls,
  ...workSittingCalls,
  ...workProblemCalls,
  ...workSubmissionCalls,
  ...workAnswerCalls,
  ...workDraftCalls,
  ...workExamCalls,
  ...workRankCalls,
  ...workAdminCalls,
  ...workAdminProblemCalls,
  ...workPeopleCalls,
  ...workWindowCalls,
];
