import type { Implementation } from '../../platform/http/call.ts';
import { dueCalendarCalls } from './calendar/calendar.ts';
import { assignmentCloneCalls } from './clone.ts';
import { assignmentExtensionCalls } from './extensions/extensions.ts';
import { cannedRemarkCalls } from './feedback/canned.ts';
import { feedbackCalls } from './feedback/feedback.ts';
import { assignmentProgressCalls } from './grid.ts';
import { helpCalls } from './help/help.ts';
import { assignmentListCalls } from './list.ts';
import { assignmentManageCalls } from './manage.ts';
import { assignmentPointsCalls } from './points.ts';
import { assignmentRegradeCalls } from './regrades/regrades.ts';
import { rubricGradingCalls } from './rubrics/gradings.ts';
import { rubricCalls } from './rubrics/rubrics.ts';
import { assignmentTriesCalls } from './supervision/tries.ts';
import { assignmentExcuseCalls } from './totals/excuses.ts';
import { groupGradeCalls } from './totals/grades.ts';
import { rejudgeScoreCalls } from './totals/regraded.ts';
import { assignmentWindowCalls } from './windows/windows.ts';

export const assignmentsCalls: readonly Implementation[] = [
  ...assignmentListCalls,
  ...dueCalendarCalls,
  ...feedbackCalls,
  ...cannedRemarkCalls,
  ...assignmentManageCalls,
  ...assignmentCloneCalls,
  ...assignmentProgressCalls,
  ...assignmentPointsCalls,
  ...rubricCalls,
  ...rubricGradingCalls,
  ...assignmentExtensionCalls,
  ...assignmentWindowCalls,
  ...assignmentTriesCalls,
  ...helpCalls,
  ...assignmentRegradeCalls,
  ...assignmentExcuseCalls,
  ...groupGradeCalls,
  ...rejudgeScoreCalls,
];
