import { DISCUSSION_STATUS } from '@assay/contract/discussions/discussion.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { isAdminRole, type RoleName } from '@assay/contract/roles.ts';

/** What decides who does what with a discussion. Whether its problem and its group are for somebody is decided before. */
export interface DiscussionFacts {
  authorUid: number;
  gid: number | null;
  status: number;
}

/** Who asks; `groupLevel` is what they are in the discussion's group: 3 member, 4 admin, 5 root, else 0. */
export type DiscussionViewer = { uid: number; role: RoleName; groupLevel: number } | null;

/** Who pins, disables and deletes discussions of others: administrators those of the site, admins of a group its own (DISC-4). */
export const runsDiscussions = (viewer: DiscussionViewer, { gid }: Pick<DiscussionFacts, 'gid'>): boolean =>
  viewer !== null && (gid === null ? isAdminRole(viewer.role) : viewer.groupLevel >= GROUP_LEVEL.admin);

/** A disabled discussion is seen by its author and by those who run the place, a deleted one by the latter alone (DISC-8). */
export function maySeeDiscussion(viewer: DiscussionViewer, facts: DiscussionFacts): boolean {
  if (facts.status === DISCUSSION_STATUS.normal || runsDiscussions(viewer, facts)) return true;
  return facts.status === DISCUSSION_STATUS.disabled && viewer?.uid === facts.authorUid;
}

/** Its author alone changes a discussion, as long as nobody has disabled it (DISC-4). */
export const mayEditDiscussion = (viewer: DiscussionViewer, { authorUid, status }: DiscussionFacts): boolean =>
  viewer?.uid === authorUid && status === DISCUSSION_STATUS.normal;

export const mayDeleteDiscussion = (viewer: DiscussionViewer, facts: DiscussionFacts): boolean =>
  viewer?.uid === facts.authorUid || runsDiscussions(viewer, facts);
