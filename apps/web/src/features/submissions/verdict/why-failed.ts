import type { CaseResult } from '@assay/contract/submissions/submission.ts';
import { isFinal, VERDICT } from '@assay/contract/verdict.ts';
import { type Evidence, type Named, nameCause } from '../../judging/causes/name-cause.ts';
import type { Progress } from './verdict-watch.ts';

interface WhyFailed {
  /** The first case that was not accepted. */
  failing: CaseResult | undefined;
  named: Named | null;
}

/**
 * Where a program failed, and by what cause. Nothing is told before the verdict is final, nor of one that was given by hand: the
 * cases of the judging say nothing about it.
 * @param limitMs of the language; null where unknown
 */
export function whyFailed(
  { status, cases }: Pick<Progress, 'status' | 'cases'>,
  isManual: boolean | undefined,
  limitMs: number | null,
  evidence: Omit<Evidence, 'status'> | undefined,
): WhyFailed {
  if (!isFinal(status) || isManual) return { failing: undefined, named: null };
  const at = cases.findIndex((one) => one.status !== VERDICT.accepted && one.status !== VERDICT.cancelled);
  const failing = cases[at];
  const before = failing ? cases.slice(0, at).filter((one) => one.status === VERDICT.accepted) : [];
  const most = (of: 'time' | 'memory') => Math.max(...before.map((one) => one[of] ?? 0));
  const named = nameCause({
    status: failing?.status ?? status,
    cause: failing?.cause,
    time: failing?.time,
    limitMs: limitMs ?? undefined,
    before: before.length > 0 ? { time: most('time'), memory: most('memory') } : null,
    ...evidence,
  });
  return { failing, named };
}
