import { DiscussionList } from './list/discussion-list.tsx';

const PLACE = { gid: null } as const;

/** What somebody has begun in public, on their profile. */
export function PersonDiscussions({ uid }: { uid: number }) {
  return <DiscussionList place={PLACE} uid={uid} />;
}
