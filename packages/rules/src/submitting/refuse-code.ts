import type { FailureCode } from '@assay/contract/errors.ts';
import { CODE_MAX, TEST_INPUT_MAX } from '@assay/contract/submissions/submission.ts';

/** Why this code may not be sent, or null (spec 2 §5: not blank after trimming, at most 65535 characters). */
export function refuseCode(code: string): FailureCode | null {
  if (code.trim() === '') return 'submission.blank';
  if (code.length > CODE_MAX) return 'submission.tooLong';
  return null;
}

/** Why this test input may not be run, or null (spec 2 §5: at most 1000 characters). */
export function refuseTestInput(input: string): FailureCode | null {
  return input.length > TEST_INPUT_MAX ? 'testrun.inputTooLong' : null;
}
