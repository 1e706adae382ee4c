import type { Implementation } from '../../platform/http/call.ts';
import { groupListCalls } from './list.ts';
import { groupMemberCalls } from './members.ts';
import { groupSaveCalls } from './save.ts';

export const groupsCalls: readonly Implementation[] = [...groupListCalls, ...groupSaveCalls, ...groupMemberCalls];
