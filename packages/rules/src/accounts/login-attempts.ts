/** Failures of one account after which a slide puzzle is asked for (ACC-12). */
export const PUZZLE_AFTER = 5;
/** Failures from one address, over any accounts, after which a slide puzzle is asked for. */
export const PUZZLE_AFTER_OF_ADDRESS = 20;
/** Failures from one address after which it must wait. */
export const WAIT_AFTER_OF_ADDRESS = 100;
/** Failures are forgotten this long after the first of them. */
export const ATTEMPTS_WINDOW_SECONDS = 15 * 60;

/**
 * How fast an account that failed so often may be tried on, from all addresses together: a script solves any puzzle, and changes its
 * address for every try. Null: as fast as one likes.
 * @param ofAccount running count of failures, this attempt included
 */
export function paceOfAccount(ofAccount: number): { tries: number; seconds: number } | null {
  if (ofAccount > 100) return { tries: 1, seconds: 60 };
  return ofAccount > 20 ? { tries: 3, seconds: 60 } : null;
}

/**
 * What stands between a visitor and the check of the password. Nobody is shut out of an account for ever: whoever
 * solves the puzzle may try, and only the address that failed a hundred times waits.
 * @param attempts running count of failures, this attempt included
 */
export function loginHurdle(attempts: { ofAccount: number; ofAddress: number }, scale = 1): 'none' | 'puzzle' | 'wait' {
  if (scale > 0 && attempts.ofAddress > WAIT_AFTER_OF_ADDRESS * scale) return 'wait';
  if (attempts.ofAccount > PUZZLE_AFTER || attempts.ofAddress > PUZZLE_AFTER_OF_ADDRESS) return 'puzzle';
  return 'none';
}
