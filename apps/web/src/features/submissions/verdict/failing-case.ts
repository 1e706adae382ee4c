import type { CaseResult } from '@assay/contract/submissions/submission.ts';
import { isFinal, VERDICT } from '@assay/contract/verdict.ts';
import type { Progress } from './verdict-watch.ts';

/**
 * The place among the cases of the first that was not accepted; below 0 where there is none. Nothing is told before the verdict is
 * final, nor of one that was given by hand: the cases of the judging say nothing about it.
 */
export function failingAt(
  { status, cases }: Pick<Progress, 'status' | 'cases'>,
  isManual: boolean | undefined,
): number {
  if (!isFinal(status) || isManual) return -1;
  return cases.findIndex((one: CaseResult) => one.status !== VERDICT.accepted && one.status !== VERDICT.cancelled);
}
