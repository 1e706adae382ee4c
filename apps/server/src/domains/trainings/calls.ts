import type { Implementation } from '../../platform/http/call.ts';
import { trainingListCalls } from './list/list.ts';
import { trainingProgressCalls } from './list/progress.ts';
import { registerTrainingCalls } from './list/register.ts';
import { trainingAdminCalls } from './manage/admin.ts';
import { trainingCategoryCalls } from './manage/categories.ts';
import { trainingCopyCalls } from './manage/copy.ts';
import { trainingOutlineCalls } from './manage/outline.ts';
import { trainingProblemCalls } from './problems/problems.ts';
import { trainingRankCalls } from './rank/rank.ts';
import { trainingExportCalls } from './share/export.ts';
import { trainingImportCalls } from './share/import.ts';

export const trainingsCalls: readonly Implementation[] = [
  ...trainingListCalls,
  ...registerTrainingCalls,
  ...trainingProgressCalls,
  ...trainingProblemCalls,
  ...trainingRankCalls,
  ...trainingAdminCalls,
  ...trainingOutlineCalls,
  ...trainingCopyCalls,
  ...trainingCategoryCalls,
  ...trainingExportCalls,
  ...trainingImportCalls,
];
