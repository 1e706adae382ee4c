import type { NewsEvent } from '@assay/contract/news/news.ts';
import { getTimedWorkInfo } from '@assay/contract/works/list.ts';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useIdParam } from '../../../lib/screens/params.ts';
import { useText } from '../../../lib/text.ts';
import { queryClient, refresh, useCall } from '../../../lib/use-call.ts';
import { useServerClock } from '../../../lib/use-server-clock.ts';
import { useNews } from '../../news/use-news.ts';
import { TEXT } from '../text.ts';
import { statusNow, type Work } from '../work-words.ts';

/** Changes of a work by those who run it come by push; after this long at the latest they are seen anyway. */
const REREAD_MS = 60_000;
/** A class that waits for the same second must not ask in it. */
const JITTER_MS = 1_000;

/** The number of the work that the address names. */
export const useWorkId = () => useIdParam<'TimedWorkDetails' | 'GroupTimedWorkSubmissions'>('timedWorkID');

/** The work that the address names, as a venue. */
export function useWorkVenue() {
  const id = useWorkId();
  return useMemo(() => ({ kind: 'timedWork', id }) as const, [id]);
}

/** A work and what the viewer may do in it. */
export const useWork = (id: number) =>
  useCall(getTimedWorkInfo, { id }, { keep: true, refetchInterval: REREAD_MS, call: { shows: ['work.unknown'] } });

/** Reads anew what starting, handing in or other times change: the server decides what is open now. */
export const workChanged = () => refresh(getTimedWorkInfo).then(() => queryClient.invalidateQueries());

/** Follows what those who run a work change: more time for the viewer moves the clock at once (WORK-5). */
export function useWorkNews(work: Work) {
  const t = useText(TEXT);
  const hasStarted = work.record !== null;
  const onNews = useCallback(
    (event: NewsEvent) => {
      if (event.by) return;
      void workChanged();
      if (hasStarted && event.news === 'times') toast.info(t('timesChanged'));
    },
    [hasStarted, t],
  );
  useNews({ kind: 'timedWork', id: work.id }, true, onNews);
}

/** Whether a work ends for the viewer in less than so many ms. */
export const useEndsWithin = (mostMs: number, { work, endMs, readAt }: { work: Work; endMs: number; readAt: number }) =>
  useServerClock(
    work.now,
    readAt,
    useCallback((nowMs) => endMs - nowMs < mostMs, [endMs, mostMs]),
  );

/** Where a work stands for the viewer by the server's clock; flips by itself, without a reload (WORK-2). */
export function useWorkClock(work: Work, readAt: number) {
  const endMs = Date.parse(work.ownEnd);
  const status = useServerClock(
    work.now,
    readAt,
    useCallback((nowMs) => statusNow(work, endMs, nowMs), [work, endMs]),
  );
  const known = useRef(status);
  useEffect(() => {
    if (known.current === status) return;
    known.current = status;
    const timer = setTimeout(() => void workChanged(), Math.random() * JITTER_MS);
    return () => clearTimeout(timer);
  }, [status]);
  return { status, endMs, readAt };
}
