import { getContestAnnouncement, getContestNotReadAnnouncement } from '@assay/contract/announcements/contest.ts';
import { getComments } from '@assay/contract/comments/comments.ts';
import { getClarifications } from '@assay/contract/contests/clarifications.ts';
import { getContestAcInfo } from '@assay/contract/contests/onsite/balloons.ts';
import { getContestPrint } from '@assay/contract/contests/onsite/prints.ts';
import type { News, NewsEvent } from '@assay/contract/news/news.ts';
import type { AnyOp } from '@assay/contract/op.ts';
import { useCallback } from 'react';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh } from '../../lib/use-call.ts';
import { TEXT as ANNOUNCEMENTS } from '../announcements/text.ts';
import { addUnread, useUnread } from '../announcements/use-unread.ts';
import { useNews } from '../news/use-news.ts';
import { TEXT } from './text.ts';

/** CON-20: unread announcements are polled this often while the contest runs. */
const POLL_MS = 60_000;
const TOAST_MS = 8_000;

const LISTS: Record<News, readonly AnyOp[]> = {
  announcement: [getContestAnnouncement],
  clarification: [getClarifications],
  answer: [getClarifications],
  comment: [getComments],
  print: [getContestPrint],
  balloon: [getContestAcInfo],
  times: [],
  handedIn: [],
  help: [],
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
  const announced = useText(ANNOUNCEMENTS);
  const owner = { kind: 'contest', id: cid } as const;
  const onNews = useCallback(
    (event: NewsEvent) => {
      void refresh(...LISTS[event.news]);
      // one's own is neither unread nor news
      if (event.by) return;
      if (event.news === 'announcement') {
        addUnread(getContestNotReadAnnouncement, event);
        toast.info(announced('announced', { title: event.title }), { ms: TOAST_MS });
      } else if (event.news === 'clarification') {
        toast.info(t('newQuestion'), { ms: TOAST_MS });
      } else if (event.news === 'answer' && !isContestAdmin) {
        toast.info(t('juryAnswered'), { ms: TOAST_MS });
      }
    },
    [isContestAdmin, t, announced],
  );
  useNews(owner, isOpen, onNews);
  return useUnread(owner, {
    op: getContestNotReadAnnouncement,
    named: { cid },
    isOpen,
    pollMs: isRunning ? POLL_MS : false,
  });
}
