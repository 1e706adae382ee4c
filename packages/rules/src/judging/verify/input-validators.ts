import type { DataCheck, TrialOutcome } from '@assay/contract/judging/verification.ts';
import type { InputOverview } from '@assay/contract/judging/workshop/input-overview.ts';
import { type InputValidator, inputValidator } from '@assay/contract/problems/problem.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { unmetOf } from '../checkers/input-overview.ts';

/** Faults found by one program that are told; the counts say how many there are. */
const FAULTS_SHOWN = 50;

/**
 * The input validators that came with a problem.
 * @param facts what the import kept of the package (`problems.package_facts`)
 */
export function inputValidatorsOf(facts: unknown): InputValidator[] {
  const kept = inputValidator.array().safeParse((facts as { inputValidators?: unknown } | null)?.inputValidators);
  return kept.success ? kept.data : [];
}

type CheckedCase = { index: number; status: number; message: string | null };
type Said = Pick<DataCheck, 'outcome' | 'valid' | 'invalid' | 'failed' | 'faults' | 'unmet'>;

/**
 * What a validator said of the inputs; `status` is null while it is still asked. An input that may not be is a fault; bounds that none of them meets
 * are worth a look (GEN-15).
 */
export function readInputCheck(
  status: number | null,
  cases: readonly CheckedCase[],
  overview: InputOverview | null = null,
): Said {
  const said = readCheck(status, cases, 'fail');
  const unmet = overview && said.outcome === 'pass' ? unmetOf(overview) : [];
  return unmet.length > 0 ? { ...said, outcome: 'warn', unmet } : said;
}

/**
 * What the checker said of the jury's answers. One that it refuses is worth a look and no more: where the input alone decides,
 * answers are often left empty.
 */
export const readAnswerCheck = (status: number | null, cases: readonly CheckedCase[]): Said =>
  readCheck(status, cases, 'warn');

function readCheck(status: number | null, cases: readonly CheckedCase[], refused: TrialOutcome): Said {
  const count = (wanted: number) => cases.filter((one) => one.status === wanted).length;
  const [invalid, failed] = [count(VERDICT.wrongAnswer), count(VERDICT.systemError)];
  const faults = cases
    .filter((one) => one.status === VERDICT.wrongAnswer || one.status === VERDICT.systemError)
    .slice(0, FAULTS_SHOWN)
    .map(({ index, status: found, message }) => ({ index, isFailure: found === VERDICT.systemError, message }));
  return {
    outcome: outcomeOf(status, { invalid, failed }, refused),
    ...{ valid: count(VERDICT.accepted), invalid, failed, faults, unmet: [] },
  };
}

function outcomeOf(
  status: number | null,
  { invalid, failed }: { invalid: number; failed: number },
  refused: TrialOutcome,
) {
  if (status === null) return 'waiting';
  if (invalid > 0 && (refused === 'fail' || failed === 0)) return refused;
  return status === VERDICT.accepted ? 'pass' : 'trouble';
}
