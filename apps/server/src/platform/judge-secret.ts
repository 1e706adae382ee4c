import type { SecretGiven } from '@assay/rules/gates/secret.ts';
import type { Limiter } from './limits/limiter.ts';
import { isSameSecret } from './same-secret.ts';

/** Guesses at one gate that a user has per minute. */
const GUESSES_PER_MINUTE = 10;

interface Gate {
  /** What kind of gate, such as `contest-password`. */
  name: string;
  /** Of what it belongs to. */
  id: number;
  /** Who stands before it. */
  uid: number;
}

/**
 * Counts a password or code that was given as a guess.
 * @throws Failure `request.tooMany` after too many of them
 */
export function takeGuess({ limiter }: { limiter: Limiter }, { name, id, uid }: Gate, given: string | undefined) {
  if (given) limiter.take(name, `${id}:${uid}`, GUESSES_PER_MINUTE, 60);
}

/** Holds a password or code against the right one; it must have been counted by {@link takeGuess}. */
export function judgeSecret(given: string | undefined, right: string): SecretGiven {
  if (!given) return 'none';
  return isSameSecret(given, right) ? 'right' : 'wrong';
}
