import { getComments } from '@assay/contract/comments/comments.ts';
import { getContestAcInfo } from '@assay/contract/contests/floor/balloons.ts';
import { getContestPrint } from '@assay/contract/contests/floor/prints.ts';
import { getContestAnnouncement, getContestNotReadAnnouncement } from '@assay/contract/contests/talk/announcements.ts';
import { getClarifications } from '@assay/contract/contests/talk/clarifications.ts';
import type { AnyOp, DataOf } from '@assay/contract/op.ts';
import type { ContestNews } from '@assay/contract/push.ts';
import { useEffect } from 'react';
import { toast } from '../../../lib/notices.ts';
import { subscribe } from '../../../lib/push.ts';
import { useText } from '../../../lib/text.ts';
import { keyOf, queryClient, refresh, useCall } from '../../../lib/use-call.ts';
import { useReadIds } from './read-ids.ts';
import { TEXT } from './text.ts';

/** CON-20: unread announcements are polled this often while the contest runs. */
const POLL_MS = 60_000;
const TOAST_MS = 8_000;

const LISTS: Record<ContestNews, readonly AnyOp[]> = {
  announcement: [getContestAnnouncement],
  clarification: [getClarifications],
  answer: [getClarifications],
  comment: [getComments],
  print: [getContestPrint],
  balloon: [getContestAcInfo],
};

interface Follow {
  cid: number;
  /** Whether the viewer may enter now. */
  isOpen: boolean;
  isRunning: boolean;
  isContestAdmin: boolean;
}

/**
 * Follows what is new in a contest: an announcement brings itself, without ten thousand browsers asking for it.
 * @returns how many announcements were not read
 */
export function useContestNews({ cid, isOpen, isRunning, isContestAdmin }: Follow): number {
  const t = useText(TEXT);
  const read = useReadIds(cid);
  const { data } = useCall(
    getContestNotReadAnnouncement,
    { cid, readAnnouncementList: [...read] },
    { enabled: isOpen, keep: true, refetchInterval: isRunning ? POLL_MS : false, call: { quiet: true } },
  );
  useEffect(() => {
    if (!isOpen) return;
    return subscribe([`contest:${cid}`], (event) => {
      if (event.type !== 'contest' || event.cid !== cid) return;
      void refresh(...LISTS[event.news]);
      // one's own is neither unread nor news
      if (event.by) return;
      if (event.news === 'announcement') {
        const { id, title, at } = event;
        queryClient.setQueriesData<DataOf<typeof getContestNotReadAnnouncement>>(
          { queryKey: keyOf(getContestNotReadAnnouncement) },
          (old) => (old?.some((one) => one.id === id) ? old : [{ id, title, gmtCreate: at }, ...(old ?? [])]),
        );
        toast.info(t('announced', { title }), { ms: TOAST_MS });
      } else if (event.news === 'clarification') {
        toast.info(t('newQuestion'), { ms: TOAST_MS });
      } else if (event.news === 'answer' && !isContestAdmin) {
        toast.info(t('juryAnswered'), { ms: TOAST_MS });
      }
    });
  }, [cid, isOpen, isContestAdmin, t]);
  return (data ?? []).filter(({ id }) => !read.has(id)).length;
}
