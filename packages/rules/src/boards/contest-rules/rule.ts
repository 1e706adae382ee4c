import type { CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import type { Submission, View } from './tries.ts';

/** One contestant's result on one problem, in one view. */
export interface Cell {
  accepted: boolean;
  /** Contest time of the submission that counts: the first accepted one, or the one that gave the score. */
  atMs: number | null;
  /** Rejected submissions before the one that counts. */
  wrong: number;
  /** Submissions whose result this view does not know: under the seal, or not judged yet. */
  pending: number;
  /** Points; null under ACM rules and before the first result. */
  score: number | null;
  /** Running time of the accepted submission that counts (OI). */
  timeMs: number | null;
  /** The submission that counts was made after the end. */
  afterEnd: boolean;
  /** Judged submissions in visibilityOf, and how many of them were accepted: for the counters of the problem list. */
  judged: number;
  accepts: number;
  /** Best points of each subtask (IOI). */
  subtasks: readonly number[] | null;
}

/** What places are decided by: more points first, then less time, then the smaller `tie`. */
export interface Total {
  /** Problems solved, or the sum of scores. */
  points: number;
  /** ACM: seconds of penalty time. OI: milliseconds of running time. Others: seconds. */
  time: number;
  /** Zero unless the rule breaks ties further. */
  tie: number;
  /** Contest time of the last submission that counts, in milliseconds; 0 without one. */
  lastMs: number;
}

/**
 * The rules of a kind of contest: two pure reducers. `fold` reads all submissions of one cell, in order of contest time
 * and id; `total` adds a row up. One file per rule; boards, reveals and exports work with any of them.
 */
export interface ContestRule {
  readonly name: keyof typeof CONTEST_TYPE;
  fold(tries: readonly Submission[], view: View): Cell;
  total(cells: readonly (Cell | undefined)[]): Total;
}

export const emptyCell = (): Cell => ({
  accepted: false,
  atMs: null,
  wrong: 0,
  pending: 0,
  score: null,
  timeMs: null,
  afterEnd: false,
  judged: 0,
  accepts: 0,
  subtasks: null,
});
