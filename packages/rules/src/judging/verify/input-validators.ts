import type { InputCheck } from '@assay/contract/judging/verification.ts';
import { type InputValidator, inputValidator } from '@assay/contract/problems/problem.ts';
import { VERDICT } from '@assay/contract/verdict.ts';

/** Faults of one validator that are told; the counts say how many there are. */
const FAULTS_SHOWN = 50;

/**
 * The input validators that came with a problem.
 * @param facts what the import kept of the package (`problems.package_facts`)
 */
export function inputValidatorsOf(facts: unknown): InputValidator[] {
  const kept = inputValidator.array().safeParse((facts as { inputValidators?: unknown } | null)?.inputValidators);
  return kept.success ? kept.data : [];
}

/** What a validator said of the inputs; `status` is null while it is still asked. */
export function readInputCheck(
  status: number | null,
  cases: readonly { index: number; status: number; message: string | null }[],
): Pick<InputCheck, 'outcome' | 'valid' | 'invalid' | 'failed' | 'faults'> {
  const count = (wanted: number) => cases.filter((one) => one.status === wanted).length;
  const [invalid, failed] = [count(VERDICT.wrongAnswer), count(VERDICT.systemError)];
  const faults = cases
    .filter((one) => one.status === VERDICT.wrongAnswer || one.status === VERDICT.systemError)
    .slice(0, FAULTS_SHOWN)
    .map(({ index, status: found, message }) => ({ index, isFailure: found === VERDICT.systemError, message }));
  const outcome = status === null ? 'waiting' : invalid > 0 ? 'fail' : status === VERDICT.accepted ? 'pass' : 'trouble';
  return { outcome, valid: count(VERDICT.accepted), invalid, failed, faults };
}
