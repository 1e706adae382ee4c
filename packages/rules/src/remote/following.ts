import { VERDICT } from '@assay/contract/verdict.ts';

/** Seconds after which what a site does not finish is asked about rarely, given up, and judged by words that nobody knows. */
const SLOW_SECONDS = 600;
const GIVE_UP_SECONDS = 24 * 3600;
const UNKNOWN_SECONDS = 30 * 60;
const RARELY_SECONDS = 300;
/** For each request that following costs a site, it is left alone for so long, however many submissions are open (REM-7). */
export const FOLLOW_GAP_MS = 2_000;

/** Seconds until a submission that is not over is asked about again (REM-7). */
export function followAfter([first, most]: readonly [number, number], polls: number, seconds: number): number {
  if (seconds > SLOW_SECONDS) return RARELY_SECONDS;
  return Math.min(first * 1.5 ** polls, most) / 1000;
}

export type Following =
  | { to: 'judging'; status: number }
  | { to: 'done'; status: number }
  | { to: 'failed'; why: 'notFinished' };

/**
 * What follows from what a site says of a submission (REM-7, REM-8).
 * @param status by the site's table of words; null for words that are not in it, which end it as System Error after half an hour;
 *   undefined when the site said nothing of it
 * @param seconds since it has been followed
 * @param unknownSeconds since its words are unknown
 */
export function afterFollowing(status: number | null | undefined, seconds: number, unknownSeconds: number): Following {
  if (status === null && unknownSeconds > UNKNOWN_SECONDS) return { to: 'done', status: VERDICT.systemError };
  const isOver = status != null && ![VERDICT.pending, VERDICT.compiling, VERDICT.judging].some((one) => one === status);
  if (isOver) return { to: 'done', status };
  if (seconds > GIVE_UP_SECONDS) return { to: 'failed', why: 'notFinished' };
  return { to: 'judging', status: status ?? VERDICT.judging };
}
