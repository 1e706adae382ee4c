import { CONTEST_STATUS, type ContestStatus } from '@assay/contract/contests/contest.ts';

/** A stretch that does not count as contest time (a power failure), in milliseconds since the start by the wall clock. */
export interface RemovedInterval {
  fromMs: number;
  toMs: number;
}

/** When a contest is. Removed intervals push its end back by their length, so that nobody loses time. */
export interface ContestClock {
  /** Start, milliseconds since 1970. */
  startMs: number;
  /** Contest time from start to end. */
  durationMs: number;
  /** Sorted, not overlapping. */
  removed: readonly RemovedInterval[];
}

/** Contest time at a time since the start: what lies in a removed interval happens at its beginning. */
export function contestTimeAt(removed: readonly RemovedInterval[], sinceStartMs: number): number {
  let atMs = sinceStartMs;
  for (const { fromMs, toMs } of removed) {
    if (sinceStartMs > fromMs) atMs -= Math.min(sinceStartMs, toMs) - fromMs;
  }
  return atMs;
}

/** The wall clock at a contest time: the inverse of {@link contestTimeAt}, the end of an interval where one lies. */
export function wallTimeAt({ startMs, removed }: ContestClock, atMs: number): number {
  let sinceStartMs = atMs;
  for (const { fromMs, toMs } of removed) {
    if (sinceStartMs > fromMs) sinceStartMs += toMs - fromMs;
  }
  return startMs + sinceStartMs;
}

export const endOf = (clock: ContestClock) => wallTimeAt(clock, clock.durationMs);

/** Scheduled, running or ended (CON-2). The first millisecond belongs to the contest, that of the end does not. */
export function statusAt(clock: ContestClock, nowMs: number): ContestStatus {
  if (nowMs < clock.startMs) return CONTEST_STATUS.scheduled;
  return nowMs < endOf(clock) ? CONTEST_STATUS.running : CONTEST_STATUS.ended;
}

/** 0 before the start, the elapsed share in percent while running, 100 after (CON-3). */
export function progressAt(clock: ContestClock, nowMs: number): number {
  const status = statusAt(clock, nowMs);
  if (status === CONTEST_STATUS.scheduled) return 0;
  if (status === CONTEST_STATUS.ended) return 100;
  return (contestTimeAt(clock.removed, nowMs - clock.startMs) / clock.durationMs) * 100;
}

const WEEK_MS = 7 * 24 * 3600 * 1000;

/**
 * What the countdown shows (CON-3): the time to the start, in words while more than a week remains; the time to
 * the end; nothing but "Ended" after it.
 */
export type Countdown = { kind: 'startsAt' | 'starts' | 'ends'; restMs: number } | { kind: 'ended' };

export function countdownAt(clock: ContestClock, nowMs: number): Countdown {
  const status = statusAt(clock, nowMs);
  if (status === CONTEST_STATUS.ended) return { kind: 'ended' };
  if (status === CONTEST_STATUS.running) return { kind: 'ends', restMs: endOf(clock) - nowMs };
  const restMs = clock.startMs - nowMs;
  return { kind: restMs > WEEK_MS ? 'startsAt' : 'starts', restMs };
}

/** `h:mm:ss`: how a countdown under a week is written. A started second counts whole, so that 0 is shown only at 0. */
export function clockText(restMs: number): string {
  const seconds = Math.ceil(restMs / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** Intervals that can be removed: each forward in time, within the contest, none touching another. Else the first bad one. */
export function findBadInterval(removed: readonly RemovedInterval[], durationMs: number): RemovedInterval | null {
  let endMs = Number.NEGATIVE_INFINITY;
  let removedMs = 0;
  for (const interval of removed) {
    const { fromMs, toMs } = interval;
    if (fromMs < 0 || fromMs <= endMs || toMs <= fromMs || fromMs - removedMs >= durationMs) return interval;
    endMs = toMs;
    removedMs += toMs - fromMs;
  }
  return null;
}
