import { expect, test } from 'vitest';
import { refuseSecret } from './secret.ts';

test.each([
  ['the right one opens', 'right', null],
  ['nothing is asked for', 'none', 'contest.passwordNeeded'],
  ['another one is said to be wrong', 'wrong', 'contest.passwordWrong'],
] as const)('at a gate %s', (_sentence, given, expected) => {
  expect(refuseSecret(given, { needed: 'contest.passwordNeeded', wrong: 'contest.passwordWrong' })).toBe(expected);
});
