import type { getContestNotReadAnnouncement } from '@assay/contract/announcements/contest.ts';
import type { AnnouncementOwner } from '@assay/contract/announcements/owner.ts';
import type { NewsEvent } from '@assay/contract/news/news.ts';
import type { DataOf, SentOf } from '@assay/contract/op.ts';
import { keyOf, queryClient, useCall } from '../../lib/use-call.ts';
import { useReadIds } from './read-ids.ts';

/** The calls that answer what was not read, of one owner each. */
type UnreadOp = typeof getContestNotReadAnnouncement;

interface Unread {
  op: UnreadOp;
  /** How the call names the owner. */
  named: Omit<SentOf<UnreadOp>, 'readAnnouncementList'>;
  isOpen: boolean;
  /** Asked for again so often; news on the push stream come sooner. */
  pollMs: number | false;
}

/** How many announcements of an owner were not read in this browser. */
export function useUnread(owner: AnnouncementOwner, { op, named, isOpen, pollMs }: Unread): number {
  const read = useReadIds(owner);
  const asked = { ...named, readAnnouncementList: [...read] };
  const { data } = useCall(op, asked, { enabled: isOpen, keep: true, refetchInterval: pollMs, call: { quiet: true } });
  return (data ?? []).filter(({ id }) => !read.has(id)).length;
}

/** Counts an announcement that the push stream brought, without asking for it. */
export function addUnread(op: UnreadOp, { id, title, at }: NewsEvent): void {
  queryClient.setQueriesData<DataOf<UnreadOp>>({ queryKey: keyOf(op) }, (old) =>
    old?.some((one) => one.id === id) ? old : [{ id, title, gmtCreate: at }, ...(old ?? [])],
  );
}
