import { CONTEST_STATUS } from '@assay/contract/contests/contest.ts';
import type { FailureCode } from '@assay/contract/errors.ts';
import { type ContestFacts, type ContestViewer, isContestAdmin, refuseSubmit } from './access.ts';
import { type ContestClock, statusAt } from './clock.ts';
import type { ContestMoment } from './visibility.ts';

/** Somebody takes part in a contest that is over, alone and by a clock of his own. Times are milliseconds since 1970. */
export interface VirtualRun {
  id: number;
  startMs: number;
  /** When it was ended early; null when it lasts as long as the contest. */
  endedMs: number | null;
}

/** The clock of a virtual participation: as long as the contest, without what was removed from that one. */
export const virtualClock = ({ durationMs }: ContestClock, { startMs }: VirtualRun): ContestClock => ({
  startMs,
  durationMs,
  removed: [],
});

/** Whether a virtual participation runs. One of a contest that was prolonged and runs itself again does not. */
export function isVirtualRunning(run: VirtualRun, contest: ContestClock, nowMs: number): boolean {
  if (run.endedMs !== null || statusAt(contest, nowMs) !== CONTEST_STATUS.ended) return false;
  return statusAt(virtualClock(contest, run), nowMs) === CONTEST_STATUS.running;
}

/** When a virtual participation ends or ended. */
export const virtualEnd = (run: VirtualRun, { durationMs }: ContestClock) => run.endedMs ?? run.startMs + durationMs;

/**
 * Why a virtual participation may not be started now, or null: when the contest is over and nothing of it is sealed any
 * more (else sealed code could be submitted again for its verdict), by whoever may submit to such a contest, once.
 * Those who run the contest have no line on its boards, so they have none here.
 */
export function refuseVirtual(
  viewer: ContestViewer,
  contest: ContestFacts,
  moment: Pick<ContestMoment, 'status' | 'sealed'>,
  run: { isRunning: boolean } | null,
): FailureCode | null {
  // as if it ran: after the end nobody could submit
  const closed = refuseSubmit(viewer, contest, CONTEST_STATUS.running);
  if (closed) return closed;
  if (isContestAdmin(viewer, contest)) return 'virtual.notForAdmins';
  if (moment.status !== CONTEST_STATUS.ended) return 'virtual.contestNotOver';
  if (moment.sealed) return 'virtual.sealed';
  if (run) return run.isRunning ? 'virtual.running' : 'virtual.done';
  return null;
}

/** What ending early means: before anything was submitted it was none and may be started anew; otherwise it is over. */
export const endingOf = (submissions: number): 'discard' | 'finish' => (submissions === 0 ? 'discard' : 'finish');
