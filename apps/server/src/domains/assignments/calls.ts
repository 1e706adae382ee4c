import type { Implementation } from '../../platform/http/call.ts';
import { dueCalendarCalls } from './calendar/calendar.ts';
import { assignmentExtensionCalls } from './extensions/extensions.ts';
import { cannedRemarkCalls } from './feedback/canned.ts';
import { feedbackCalls } from './feedback/feedback.ts';
import { assignmentProgressCalls } from './grid.ts';
import { assignmentListCalls } from './list.ts';
import { assignmentManageCalls } from './manage.ts';
import { assignmentPointsCalls } from './points.ts';
import { assignmentTriesCalls } from './supervision/tries.ts';

export const assignmentsCalls: readonly Implementation[] = [
  ...assignmentListCalls,
  ...dueCalendarCalls,
  ...feedbackCalls,
  ...cannedRemarkCalls,
  ...assignmentManageCalls,
  ...assignmentProgressCalls,
  ...assignmentPointsCalls,
  ...assignmentExtensionCalls,
  ...assignmentTriesCalls,
];
