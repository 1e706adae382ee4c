import { expect, test } from 'vitest';
import { placesFrom } from './places.ts';

test.each([
  [[9, 7, 5], 1, 1, [1, 2, 3]],
  [[9, 9, 5], 1, 1, [1, 1, 3]],
  // the page begins within equals, the first of which is on the page before
  [[7, 7, 5, 5, 1], 29, 31, [29, 29, 33, 33, 35]],
  [[], 1, 1, []],
])('RANK-5 of %j, the first of which has place %i and position %i', (lines, first, at, expected) => {
  expect(placesFrom(lines, first, at, (one, other) => one === other)).toEqual(expected);
});
