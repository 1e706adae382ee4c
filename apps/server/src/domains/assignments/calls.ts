import type { Implementation } from '../../platform/http/call.ts';
import { feedbackCalls } from './feedback.ts';
import { assignmentProgressCalls } from './grid.ts';
import { assignmentListCalls } from './list.ts';
import { assignmentManageCalls } from './manage.ts';

export const assignmentsCalls: readonly Implementation[] = [
  ...assignmentListCalls,
  ...feedbackCalls,
  ...assignmentManageCalls,
  ...assignmentProgressCalls,
];
