import type { Delay } from '@assay/contract/judging/delay.ts';
import type { ProblemFault } from '@assay/contract/judging/job-report.ts';

/** A job that a node gave back because it could not judge it. */
export interface FailedJob {
  /** What of the problem is at fault, in the node's eyes; null when it blames itself. */
  fault: ProblemFault | null;
  attempt: number;
  attemptsMax: number;
  nodeId: number | null;
  /** The node that could not do the same job before. */
  failedNode: number | null;
  /** Another node that is given such jobs is at work. */
  hasOthers: boolean;
}

/**
 * Whether a failed job ends as System Error or is tried again. What the problem's data break, every node would break alike. A
 * program of the jury that does not compile may be one node's trouble (a header or a compiler that others have), so
 * another is asked before the problem is blamed (FI-10).
 */
export function endsHere({ fault, attempt, attemptsMax, nodeId, failedNode, hasOthers }: FailedJob): boolean {
  if (attempt >= attemptsMax) return true;
  if (fault === null) return false;
  if (fault !== 'program') return true;
  return !hasOthers || (failedNode !== null && failedNode !== nodeId);
}

/** What is known to be broken of a problem. */
export interface Breakage {
  reason: string;
  /** Nothing of it is judged until it is fixed. */
  isPaused: boolean;
}

/**
 * What is known after another judging ended as System Error for a reason of the problem (FI-13). The first reason stands; one that
 * concerns every submission pauses the problem and stands before one that concerned a single one: otherwise whoever
 * finds an output at which a checker fails could stop a contest.
 * @returns null when nothing is new
 */
export function breakageAfter(before: Breakage | null, fault: ProblemFault, reason: string): Breakage | null {
  const isPaused = fault !== 'run';
  if (before && (before.isPaused || !isPaused)) return null;
  return { reason, isPaused };
}

/**
 * Why a waiting submission does not get on; null when nodes will come to it.
 * @param needs languages of all programs of the judging
 * @param offered what each node at work is given
 */
export function delayOf(
  { language, needs, isPaused }: { language: string; needs: readonly string[]; isPaused: boolean },
  offered: readonly (readonly string[])[],
): Delay | null {
  if (isPaused) return { why: 'problem' };
  if (offered.some((accepted) => needs.every((one) => accepted.includes(one)))) return null;
  return { why: 'judges', languages: offered.some((accepted) => accepted.includes(language)) ? [] : [language] };
}
