import type { AnswerOutcome } from '@assay/contract/questions/answer.ts';
import { isFinal, VERDICT } from '@assay/contract/verdict.ts';
import type { WorkScoreType } from '@assay/contract/works/work.ts';

/** Points are counted in whole hundredths and shown as points, so that sums can be checked by hand. */
export const HUNDREDTHS = 100;
export const inPoints = (hundredths: number): number => hundredths / HUNDREDTHS;
export const inHundredths = (points: number): number => Math.round(points * HUNDREDTHS);

/** A submission to a problem of a work. */
export interface Attempt {
  id: number;
  status: number;
  score: number | null;
}

/** What somebody reached at a problem: status, and hundredths of a point. */
export type Cell = readonly [status: number, points: number];

/** What is no result: still under way, cancelled, failed by the judge; and what did not compile, which costs nobody a result. */
const NO_RESULT: ReadonlySet<number> = new Set([
  VERDICT.compileError,
  VERDICT.systemError,
  VERDICT.cancelled,
  VERDICT.submitFailed,
]);

/** @param fullScore of the problem, null when it has none @param points hundredths that it is worth here */
export function pointsOf({ status, score }: Attempt, fullScore: number | null, points: number): number {
  if (status === VERDICT.accepted) return points;
  if (score === null || fullScore === null || fullScore <= 0) return 0;
  return Math.round((points * Math.min(Math.max(score, 0), fullScore)) / fullScore);
}

/**
 * The cell of a problem from somebody's submissions to it, or null without a result: the last result, or the one with most points,
 * the earliest of equal ones (WORK-8).
 */
export function cellOf(
  attempts: readonly Attempt[],
  { fullScore, points, scoreType }: { fullScore: number | null; points: number; scoreType: WorkScoreType },
): Cell | null {
  let best: Cell | null = null;
  for (const attempt of [...attempts].sort((a, b) => a.id - b.id)) {
    if (!isFinal(attempt.status) || NO_RESULT.has(attempt.status)) continue;
    const reached = pointsOf(attempt, fullScore, points);
    if (best === null || scoreType === 'Recent' || reached > best[1]) best = [attempt.status, reached];
  }
  return best;
}

export const totalOf = (cells: Iterable<Cell>): number => [...cells].reduce((sum, [, points]) => sum + points, 0);

/**
 * The cell of an objective problem from answers that were saved: the share of its points that they earn; null without any answer.
 * @param graded what all answers earn of all points of the problem's questions
 */
export function answersCell(
  graded: { earned: number; points: number; outcomes: readonly AnswerOutcome[] },
  points: number,
): Cell | null {
  if (graded.outcomes.every((outcome) => outcome === 'unanswered')) return null;
  const [earned, all] = [inHundredths(graded.earned), inHundredths(graded.points)];
  const reached = all > 0 ? Math.round((points * earned) / all) : 0;
  if (earned >= all) return [VERDICT.accepted, points];
  return [earned > 0 ? VERDICT.partial : VERDICT.wrongAnswer, reached];
}

/** What counts of a problem that was both answered and submitted: answers are the last word, or whatever earns more (WORK-8). */
export function bestCell(submitted: Cell | null, answered: Cell | null, scoreType: WorkScoreType): Cell | null {
  if (!submitted || !answered) return submitted ?? answered;
  return scoreType === 'Recent' || answered[1] >= submitted[1] ? answered : submitted;
}
