import type { Implementation } from '../../platform/http/call.ts';
import { discussionAdminCalls } from './admin.ts';
import { discussionCategoryCalls } from './categories/categories.ts';
import { discussionListCalls } from './list.ts';
import { discussionSaveCalls } from './save.ts';

export const discussionsCalls: readonly Implementation[] = [
  ...discussionListCalls,
  ...discussionSaveCalls,
  ...discussionCategoryCalls,
  ...discussionAdminCalls,
];
