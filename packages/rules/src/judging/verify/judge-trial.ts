import type { TrialOutcome, TrialReason } from '@assay/contract/judging/verification.ts';
import { PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import { VERDICT, type VerdictName, verdictName } from '@assay/contract/verdict.ts';

/** What the jury promises of a solution. */
export interface Expectation {
  /** Verdicts that it may end with; empty: none is promised. */
  expected: readonly VerdictName[];
  /** Points that it must get, both ends included. */
  points: { min: number; max: number } | null;
}

/** What a solution got. */
export interface Trial extends Expectation {
  /** Null when no language of the site fits. */
  language: string | null;
  /** Null while it is not judged. */
  status: number | null;
  score: number | null;
  cases: readonly TrialCase[];
}

export interface TrialCase {
  index: number;
  status: number;
  timeMs: number;
  /** A submission would have skipped it. */
  beyond?: boolean | undefined;
}

/**
 * Whether a verdict is among the promised ones. In a problem with points a solution that passes some cases ends as "partial",
 * whatever it fails the others by; a promised failure then holds when it failed a case that way.
 */
export function isPromised(type: number, { expected, status, cases }: Pick<Trial, 'expected' | 'status' | 'cases'>) {
  if (status === null) return false;
  if (expected.includes(verdictName(status))) return true;
  if (type !== PROBLEM_TYPE.oi || status !== VERDICT.partial) return false;
  const failedBy = new Set(cases.filter((one) => !one.beyond).map((one) => verdictName(one.status)));
  return expected.some((word) => word !== 'accepted' && failedBy.has(word));
}

/**
 * A solution's result against its promise.
 * @param type `PROBLEM_TYPE` of the problem
 * @param ratio the slowest case against its limit
 * @param acToTimeLimit the limit must be so many times what an accepted solution needs
 */
export function judgeTrial(
  type: number,
  trial: Trial,
  ratio: number,
  acToTimeLimit: number,
): { outcome: TrialOutcome; reason: TrialReason } {
  const { expected, points, status } = trial;
  if (trial.language === null) return { outcome: 'warn', reason: 'noLanguage' };
  if (status === null) return { outcome: 'waiting', reason: 'asExpected' };
  // Trouble of the judge says nothing about the solution.
  if (status === VERDICT.systemError) return { outcome: 'trouble', reason: 'judgeFailed' };
  const fits = expected.length === 0 || isPromised(type, trial);
  // Few formats know presentation errors; in those that do not, it is a wrong answer.
  const almost = status === VERDICT.presentationError && expected.includes('wrongAnswer');
  if (!fits && !almost) return { outcome: 'fail', reason: 'otherVerdict' };
  if (points !== null && trial.score !== null && (trial.score < points.min || trial.score > points.max)) {
    return { outcome: 'fail', reason: 'scoreOutside' };
  }
  if (!fits) return { outcome: 'warn', reason: 'presentationForWrong' };
  if (points !== null && trial.score === null) return { outcome: 'warn', reason: 'noScore' };
  if (status === VERDICT.accepted && ratio * acToTimeLimit > 1) return { outcome: 'warn', reason: 'slowForAccepted' };
  const isBare = expected.length === 0 && points === null;
  return { outcome: 'pass', reason: isBare ? 'nothingExpected' : 'asExpected' };
}
