import { CALLS } from '@assay/contract/calls.ts';
import { accountsCalls } from './domains/accounts/calls.ts';
import { aiCalls } from './domains/ai/calls.ts';
import { announcementsCalls } from './domains/announcements/calls.ts';
import { assignmentsCalls } from './domains/assignments/calls.ts';
import { authoringCalls } from './domains/authoring/calls.ts';
import { catalogCalls } from './domains/catalog/calls.ts';
import { certificatesCalls } from './domains/certificates/calls.ts';
import { coinsCalls } from './domains/coins/calls.ts';
import { commentCalls } from './domains/comments/comments.ts';
import { contestsCalls } from './domains/contests/calls.ts';
import { discussionsCalls } from './domains/discussions/calls.ts';
import { drawingsCalls } from './domains/drawings/drawings.ts';
import { externalCalls } from './domains/external/calls.ts';
import { filesCalls } from './domains/files/calls.ts';
import { groupsCalls } from './domains/groups/calls.ts';
import { levelInGroup } from './domains/groups/entry.ts';
import { hintsCalls } from './domains/hints/calls.ts';
import { judgingCalls } from './domains/judging/calls.ts';
import { medalsCalls } from './domains/medals/calls.ts';
import { messagesCalls } from './domains/messages/calls.ts';
import { followOwnMessages } from './domains/messages/inbox/follow.ts';
import { moderationCalls } from './domains/moderation/calls.ts';
import { notesCalls } from './domains/notes/calls.ts';
import { problemsCalls } from './domains/problems/calls.ts';
import { profilesCalls } from './domains/profiles/calls.ts';
import { qsheetsCalls } from './domains/qsheets/calls.ts';
import { rankingsCalls } from './domains/rankings/calls.ts';
import { remoteCalls } from './domains/remote/calls.ts';
import { rewardsCalls } from './domains/rewards/calls.ts';
import { searchCalls } from './domains/search/calls.ts';
import { similarityCalls } from './domains/similarity/calls.ts';
import { siteCalls } from './domains/site/calls.ts';
import { submissionsCalls } from './domains/submissions/calls.ts';
import { streamCalls } from './domains/submissions/stream/stream.ts';
import { ticketsCalls } from './domains/tickets/tickets.ts';
import { trainingsCalls } from './domains/trainings/calls.ts';
import { tutorialsCalls } from './domains/tutorials/calls.ts';
import { worksCalls } from './domains/works/calls.ts';
import { homeCalls } from './home.ts';
import { ANNOUNCEMENT_OWNERS, COMMENT_OWNERS, NEWS_OWNERS } from './owners.ts';
import type { Implementation } from './platform/http/call.ts';

const OF_DOMAINS: readonly Implementation[] = [
  ...accountsCalls,
  ...coinsCalls,
  ...rewardsCalls,
  ...filesCalls(levelInGroup),
  ...siteCalls,
  ...externalCalls,
  ...catalogCalls,
  ...problemsCalls,
  ...authoringCalls,
  ...submissionsCalls,
  ...aiCalls,
  ...streamCalls(NEWS_OWNERS, followOwnMessages),
  ...judgingCalls,
  ...announcementsCalls(ANNOUNCEMENT_OWNERS),
  ...commentCalls(COMMENT_OWNERS),
  ...discussionsCalls,
  ...moderationCalls,
  ...contestsCalls,
  ...groupsCalls,
  ...certificatesCalls,
  ...medalsCalls,
  ...messagesCalls,
  ...notesCalls,
  ...drawingsCalls,
  ...profilesCalls,
  ...ticketsCalls,
  ...trainingsCalls,
  ...qsheetsCalls,
  ...rankingsCalls,
  ...assignmentsCalls,
  ...similarityCalls,
  ...worksCalls,
  ...remoteCalls,
  ...tutorialsCalls,
  ...hintsCalls,
  ...searchCalls,
];

const OWN: readonly Implementation[] = [...OF_DOMAINS, ...homeCalls(OF_DOMAINS)];

/** Other addresses of a call are answered like the call itself. */
const FACES: readonly Implementation[] = CALLS.flatMap((op) =>
  OWN.filter((original) => original.op.name === op.like).map(({ handle }) => ({ op, handle })),
);

/** Every call and the function that answers it; a test holds this list against the contract's. */
export const IMPLEMENTED: readonly Implementation[] = [...OWN, ...FACES];
