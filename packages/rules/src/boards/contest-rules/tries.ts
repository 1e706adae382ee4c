import { isFinal, VERDICT } from '@assay/contract/verdict.ts';

/** A contest submission as boards see it. */
export interface Submission {
  id: number;
  uid: number;
  /** Index of the problem in the contest's order. */
  problem: number;
  /** Milliseconds of contest time from the start to the receipt; negative before it. */
  atMs: number;
  status: number;
  /** Points, null where the problem gives none. */
  score: number | null;
  /** Running time, null when it was not measured. */
  timeMs: number | null;
  /** Points by subtask, in the order of the subtasks. */
  subtasks?: readonly number[] | null;
}

/** What a board shows: the real one, the sealed one, or the one with submissions made after the end. */
export interface View {
  durationMs: number;
  /** From this contest time to the end results are hidden; null when nothing is. */
  sealMs: number | null;
  /** Count submissions made after the end; never together with a seal (BOARD-8). */
  containsEnd: boolean;
  /** The board as it stood at this contest time: nothing that was submitted later. */
  untilMs?: number;
}

/**
 * How a submission counts in a view: not at all; as a try whose result is hidden; as one that is not judged yet; by its
 * result. Submissions from before the start and cancelled ones never count (BOARD-1). The seal's first
 * millisecond is hidden, the end's first is after the end.
 */
export type Sighting = 'absent' | 'hidden' | 'waiting' | 'judged';

export function visibilityOf({ atMs, status }: Pick<Submission, 'atMs' | 'status'>, view: View): Sighting {
  if (atMs < 0 || status === VERDICT.cancelled) return 'absent';
  if (view.untilMs !== undefined && atMs > view.untilMs) return 'absent';
  const afterEnd = atMs >= view.durationMs;
  if (afterEnd && (!view.containsEnd || view.sealMs !== null)) return 'absent';
  if (view.sealMs !== null && atMs >= view.sealMs) return 'hidden';
  return isFinal(status) ? 'judged' : 'waiting';
}

/** Verdicts that cost a penalty; a compile error, a system error or a partial result costs nothing (BOARD-1). */
const REJECTED: ReadonlySet<number> = new Set([
  VERDICT.presentationError,
  VERDICT.wrongAnswer,
  VERDICT.timeLimit,
  VERDICT.memoryLimit,
  VERDICT.runtimeError,
]);

export const isRejected = (status: number) => REJECTED.has(status);

/** The judge's own failures say nothing about the program: no score follows from them. */
export const isJudgeFailure = (status: number) => status === VERDICT.systemError || status === VERDICT.submitFailed;

/** Points of a judged submission; a problem without points gives 100 for accepted, as remote ones do (BOARD-2). */
export const pointsOf = ({ score, status }: Submission) => score ?? (status === VERDICT.accepted ? 100 : 0);
