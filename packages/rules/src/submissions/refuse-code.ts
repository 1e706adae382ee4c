import type { FailureCode } from '@assay/contract/errors.ts';
import { CODE_MAX, TEST_INPUT_MAX } from '@assay/contract/submissions/submission.ts';

/**
 * Why this code may not be sent, or null (SUB-1: not blank after trimming, at most 65535 characters).
 * @param maxChars for what is not code: the answers to all cases of a problem
 */
export function refuseCode(code: string, maxChars: number = CODE_MAX): FailureCode | null {
  if (code.trim() === '') return 'submission.blank';
  if (code.length > maxChars) return 'submission.tooLong';
  return null;
}

/** Why this test input may not be run, or null (SUB-1: at most 1000 characters). */
export function refuseTestInput(input: string): FailureCode | null {
  return input.length > TEST_INPUT_MAX ? 'testrun.inputTooLong' : null;
}
