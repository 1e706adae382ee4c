import type { Implementation } from '../../platform/http/call.ts';
import { qsheetListCalls } from './list/list.ts';
import { qsheetAdminCalls } from './manage/admin.ts';
import { qsheetBindingCalls } from './manage/binding.ts';
import { qsheetGroupCalls } from './manage/groups.ts';
import { qsheetRankCalls } from './rank/rank.ts';
import { qsheetProblemCalls } from './venue/problems.ts';
import { qsheetSubmissionCalls } from './venue/submissions.ts';

export const qsheetsCalls: readonly Implementation[] = [
  ...qsheetListCalls,
  ...qsheetProblemCalls,
  ...qsheetSubmissionCalls,
  ...qsheetRankCalls,
  ...qsheetAdminCalls,
  ...qsheetGroupCalls,
  ...qsheetBindingCalls,
];
