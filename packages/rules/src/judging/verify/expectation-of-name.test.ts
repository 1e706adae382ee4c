import { expect, test } from 'vitest';
import { expectationOfName } from './expectation-of-name.ts';

test.each([
  ['accepted-rows.cpp', 'accepted'],
  ['std.cpp', 'accepted'],
  ['AC.java', 'accepted'],
  ['wa-overflow.cpp', 'wrongAnswer'],
  ['sol_wrong.py', 'wrongAnswer'],
  ['slow-bubble-sort.py', 'timeLimit'],
  ['n2_tle.cpp', 'timeLimit'],
  ['memory-hoard.cpp', 'memoryLimit'],
  ['crash.c', 'runtimeError'],
  ['partial55-no-coupons.cpp', 'partial'],
  ['ce.cpp', 'compileError'],
  ['bubble.py', undefined],
  ['wallet.cpp', undefined],
  ['.cpp', undefined],
])('%s: %s', (name, verdict) => {
  expect(expectationOfName(name)).toEqual(verdict === undefined ? [] : [verdict]);
});
