import type { Implementation } from '../../platform/http/call.ts';
import { groupAssistantCalls } from './assistants/assistants.ts';
import { joinLinkCalls } from './join-links/join-links.ts';
import { groupListCalls } from './list.ts';
import { groupBinCalls } from './lives/bin.ts';
import { groupOfferCalls } from './lives/offers.ts';
import { groupMemberCalls } from './members.ts';
import { groupRankCalls } from './rank/rank.ts';
import { groupRosterCalls } from './roster/roster.ts';
import { groupSaveCalls } from './save.ts';

export const groupsCalls: readonly Implementation[] = [
  ...groupListCalls,
  ...groupSaveCalls,
  ...groupMemberCalls,
  ...groupBinCalls,
  ...groupOfferCalls,
  ...joinLinkCalls,
  ...groupRankCalls,
  ...groupRosterCalls,
  ...groupAssistantCalls,
];
