import { getContestInfo } from '@assay/contract/contests/list.ts';
import { useCallback, useEffect, useRef } from 'react';
import { useIdParam } from '../../../lib/screens/params.ts';
import { queryClient, refresh, useCall } from '../../../lib/use-call.ts';
import { useServerClock } from '../../../lib/use-server-clock.ts';
import { type Contest, statusNow } from '../contest-words.ts';

/** Changes of a contest by its organisers are seen after this long at the latest. */
const REREAD_MS = 60_000;
/** Ten thousand browsers that wait for the same second must not ask in it. */
const JITTER_MS = 1_500;

/** The number of the contest that the address names. */
export const useContestId = () => useIdParam<'ContestDetails' | 'ACMScoreBoard'>('contestID');

/** A contest and what the viewer may do in it. */
export const useContest = (cid: number) =>
  useCall(getContestInfo, { cid }, { keep: true, refetchInterval: REREAD_MS, call: { shows: ['fields'] } });

/** Where a contest stands by the server's clock, for a page that asks for nothing anew when that changes. */
export const useStatusNow = (contest: Pick<Contest, 'startTime' | 'endTime' | 'now'>, readAt: number) =>
  useServerClock(
    contest.now,
    readAt,
    useCallback((nowMs) => statusNow(contest, nowMs), [contest]),
  );

/**
 * Where a contest stands by the server's clock; flips by itself, without a reload (CON-2). What the server shows is asked for again
 * when it starts, is sealed and ends.
 */
export function useContestStatus(contest: Contest, readAt: number) {
  const status = useStatusNow(contest, readAt);
  const sealMs = contest.sealRankTime === null ? Number.POSITIVE_INFINITY : Date.parse(contest.sealRankTime);
  const isSealTime = useServerClock(
    contest.now,
    readAt,
    useCallback((nowMs) => nowMs >= sealMs, [sealMs]),
  );
  const phase = `${status} ${isSealTime}`;
  const known = useRef(phase);
  useEffect(() => {
    if (known.current === phase) return;
    known.current = phase;
    // The server decides what is open now; everything that was refused or hidden before is asked for again.
    const timer = setTimeout(
      () => void refresh(getContestInfo).then(() => queryClient.invalidateQueries()),
      Math.random() * JITTER_MS,
    );
    return () => clearTimeout(timer);
  }, [phase]);
  return status;
}
