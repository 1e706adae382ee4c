import { isFinal, VERDICT } from '@assay/contract/verdict.ts';
import { type Evidence, type Named, nameCause } from '../../judging/causes/name-cause.ts';
import { failingAt } from './failing-case.ts';
import type { Progress } from './verdict-watch.ts';

export { causeWords } from '../../judging/causes/name-cause.ts';

/**
 * By what cause a program failed; null while that is not known, and where nothing is told of it ({@link failingAt}).
 * @param limitMs of the language; null where unknown
 */
export function whyFailed(
  { status, cases }: Pick<Progress, 'status' | 'cases'>,
  isManual: boolean | undefined,
  limitMs: number | null,
  evidence: Omit<Evidence, 'status'> | undefined,
): Named | null {
  if (!isFinal(status) || isManual) return null;
  const at = failingAt({ status, cases }, isManual);
  const failing = cases[at];
  const before = failing ? cases.slice(0, at).filter((one) => one.status === VERDICT.accepted) : [];
  const most = (of: 'time' | 'memory') => Math.max(...before.map((one) => one[of] ?? 0));
  return nameCause({
    status: failing?.status ?? status,
    cause: failing?.cause,
    time: failing?.time,
    limitMs: limitMs ?? undefined,
    before: before.length > 0 ? { time: most('time'), memory: most('memory') } : null,
    ...evidence,
  });
}
