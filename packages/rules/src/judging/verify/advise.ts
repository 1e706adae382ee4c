import type { TimedCase, VerificationHint } from '@assay/contract/judging/verification.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { isCutShort } from '../limits.ts';
import type { Trial } from './judge-trial.ts';
import type { TimeMargins } from './time-margins.ts';

/** A trial whose cases can be held against their limits. */
export interface TimedTrial extends Trial {
  name: string;
  /** Of its language. */
  timeFactor: number;
}

/** A planned case and, where it has one, its own limit before the language factor. */
export interface LimitedCase {
  index: number;
  timeMs?: number | undefined;
}

export interface Advice {
  hints: VerificationHint[];
  slowestAccepted: TimedCase | null;
  fastestSlow: TimedCase | null;
  /** Ms; null where nothing was accepted, or every case has a limit of its own. */
  leastLimit: number | null;
  /** Cases that no failing solution fails. */
  weakCases: number[];
}

/** Limits are stated in such steps, ms. */
const LIMIT_STEP_MS = 100;

/** The slowest case of a trial, measured by its limit; null without cases. @param timeLimitMs of the problem */
export function slowestCase(trial: TimedTrial, plan: readonly LimitedCase[], timeLimitMs: number): TimedCase | null {
  const own = new Map(plan.map((one) => [one.index, one.timeMs]));
  let slowest: TimedCase | null = null;
  for (const one of trial.cases) {
    const limit = Math.round((own.get(one.index) ?? timeLimitMs) * trial.timeFactor);
    const ratio = one.timeMs / limit;
    if (slowest !== null && ratio <= slowest.ratio) continue;
    const isCut = one.status === VERDICT.timeLimit && isCutShort(one.timeMs, limit);
    slowest = { name: trial.name, caseIndex: one.index, time: one.timeMs, limit, ratio, isCut };
  }
  return slowest;
}

const mayPass = ({ expected }: Trial) => expected.length === 0 || expected.includes('accepted');

/**
 * What the trials together say about limits and test data.
 * @param timeLimitMs of the problem, before language factors
 */
export function advise(
  trials: readonly TimedTrial[],
  plan: readonly LimitedCase[],
  timeLimitMs: number,
  margins: TimeMargins,
): Advice {
  const timed = (chosen: readonly TimedTrial[]) =>
    chosen.flatMap((trial) => slowestCase(trial, plan, timeLimitMs) ?? []).sort((a, b) => b.ratio - a.ratio);
  const accepted = trials.filter((one) => one.status === VERDICT.accepted && mayPass(one));
  const slow = trials.filter(({ expected }) => expected.includes('timeLimit'));
  const slowestAccepted = timed(accepted)[0] ?? null;
  // One that waits without computing has no CPU time to compare.
  const fastestSlow = timed(slow).findLast(({ ratio }) => ratio > 1) ?? null;

  const hints: VerificationHint[] = [];
  if (!trials.some(({ expected }) => expected.includes('accepted'))) hints.push('noAccepted');
  const mustFail = ({ expected }: Trial) => expected.some((word) => word !== 'accepted' && word !== 'compileError');
  if (!trials.some(mustFail)) hints.push('noWrong');
  if (slowestAccepted && slowestAccepted.ratio * margins.acToTimeLimit > 1) hints.push('acceptedTooSlow');
  // One that was cut short would have needed more, nobody knows how much.
  if (fastestSlow && !fastestSlow.isCut && fastestSlow.ratio < margins.timeLimitToTle) hints.push('slowTooFast');

  return {
    hints,
    slowestAccepted,
    fastestSlow,
    leastLimit: leastLimitOf(accepted, plan, margins.acToTimeLimit),
    weakCases: weakCasesOf(trials, plan),
  };
}

/** The least limit of the problem that leaves the accepted solutions their margin. Cases with limits of their own are apart. */
function leastLimitOf(accepted: readonly TimedTrial[], plan: readonly LimitedCase[], margin: number): number | null {
  const common = new Set(plan.filter((one) => one.timeMs === undefined).map((one) => one.index));
  const needed = accepted.flatMap(({ cases, timeFactor }) =>
    cases.filter((one) => common.has(one.index)).map((one) => one.timeMs / timeFactor),
  );
  if (needed.length === 0) return null;
  return Math.max(1, Math.ceil((Math.max(...needed) * margin) / LIMIT_STEP_MS)) * LIMIT_STEP_MS;
}

/** Cases that every failing solution passes: as far as these solutions tell, the case finds nothing. */
function weakCasesOf(trials: readonly TimedTrial[], plan: readonly LimitedCase[]): number[] {
  const failing = trials.filter(
    ({ status, cases }) => status !== null && status !== VERDICT.accepted && cases.length > 0,
  );
  if (failing.length === 0) return [];
  const failed = new Set(
    failing.flatMap(({ cases }) => cases.filter((one) => one.status !== VERDICT.accepted).map((one) => one.index)),
  );
  return plan.filter((one) => !failed.has(one.index)).map((one) => one.index);
}
