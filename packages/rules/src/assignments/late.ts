import type { LateRule } from '@assay/contract/assignments/assignment.ts';
import type { FailureCode } from '@assay/contract/errors.ts';

const HOUR_MS = 3_600_000;

/** Why rules for late work cannot be, or null: they begin with the due date, and what comes later counts no more (ASG-3). */
export function refuseLate(late: readonly LateRule[]): FailureCode | null {
  if (late.length > 0 && late[0]!.hours !== 0) return 'assignment.lateFirst';
  const falls = late.every((rule, at) => {
    const before = late[at - 1];
    return !before || (rule.hours > before.hours && rule.share <= before.share);
  });
  return falls ? null : 'assignment.lateOrder';
}

/** Moments from which less counts, in ms after the due date, each with its share in per cent; before the first all counts. */
export const lateSteps = (late: readonly LateRule[]): { ms: number; share: number }[] =>
  late.length === 0 ? [{ ms: 0, share: 0 }] : late.map(({ hours, share }) => ({ ms: hours * HOUR_MS, share }));

/** What counts of work that came at a moment, in per cent. @param lateMs since the due date; negative before it */
export const shareOf = (late: readonly LateRule[], lateMs: number): number =>
  lateSteps(late).findLast(({ ms }) => ms <= lateMs)?.share ?? 100;

/** The best of somebody's tries at a problem between two steps. */
export interface Attempt {
  /** Place of the step that it came in: 0 in time, 1 from the due date on. */
  step: number;
  /** Of the points, before the late share: 0 to 100. */
  percent: number;
}

/** What counts of work after each number of steps, in per cent: all of it in time. */
export const sharesOf = (late: readonly LateRule[]): readonly number[] => [
  100,
  ...lateSteps(late).map(({ share }) => share),
];

/** Whether a problem is solved: all of its points were reached while anything of them counted. @param shares by `sharesOf` */
export const isSolved = (shares: readonly number[], attempts: readonly Attempt[]): boolean =>
  attempts.some(({ step, percent }) => percent >= 100 && shares[step]! > 0);

/**
 * What a problem counts in the end: the best after late shares, so that trying again never takes anything away; the earlier of equals (ASG-4).
 * @param shares by `sharesOf`
 * @returns per cent to hundredths, and whether it came late
 */
export function bestOf(shares: readonly number[], attempts: readonly Attempt[]): { percent: number; isLate: boolean } {
  let best = { percent: 0, step: 0 };
  for (const { step, percent } of attempts) {
    const counted = Math.round(percent * shares[step]!) / 100;
    if (counted > best.percent || (counted === best.percent && step < best.step)) best = { percent: counted, step };
  }
  return { percent: best.percent, isLate: best.percent > 0 && best.step > 0 };
}
