import { expect, test } from 'vitest';
import { loginHurdle, paceOfAccount } from './login-attempts.ts';

test.each([
  [1, 1, 'none'],
  [5, 5, 'none'],
  [6, 6, 'puzzle'],
  [1000, 6, 'puzzle'],
  [1, 20, 'none'],
  [1, 21, 'puzzle'],
  [1, 100, 'puzzle'],
  [1, 101, 'wait'],
  [6, 101, 'wait'],
])('the account’s attempt %i, the address’s attempt %i: %s', (ofAccount, ofAddress, hurdle) => {
  expect(loginHurdle({ ofAccount, ofAddress })).toBe(hurdle);
});

test('a scale widens the wait of an address, nought lifts it, the puzzle stays', () => {
  expect(loginHurdle({ ofAccount: 1, ofAddress: 500 }, 10)).toBe('puzzle');
  expect(loginHurdle({ ofAccount: 1, ofAddress: 1001 }, 10)).toBe('wait');
  expect(loginHurdle({ ofAccount: 1, ofAddress: 5000 }, 0)).toBe('puzzle');
});

test.each([
  [20, null],
  [21, { tries: 3, seconds: 60 }],
  [100, { tries: 3, seconds: 60 }],
  [101, { tries: 1, seconds: 60 }],
])('the account’s attempt %i, wherever from, keeps to %j', (ofAccount, pace) =>
  expect(paceOfAccount(ofAccount)).toEqual(pace),
);
