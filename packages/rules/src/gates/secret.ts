import type { FailureCode } from '@assay/contract/errors.ts';

/** A password or code at a gate as it was given: nothing, another one, or the right one. */
export type SecretGiven = 'none' | 'wrong' | 'right';

/** Why a gate that asks for a password or code stays closed, or null; in the words of what it belongs to. */
export function refuseSecret(
  given: SecretGiven,
  words: { needed: FailureCode; wrong: FailureCode },
): FailureCode | null {
  if (given === 'right') return null;
  return given === 'none' ? words.needed : words.wrong;
}
