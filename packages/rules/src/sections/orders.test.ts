import { expect, test } from 'vitest';
import { isReordered } from './orders.ts';

test.each([
  ['the same order', [1, 2, 3], [1, 2, 3], true],
  ['another order', [1, 2, 3], [3, 1, 2], true],
  ['nothing', [], [], true],
  ['one is missing', [1, 2, 3], [1, 2], false],
  ['one is new', [1, 2], [1, 2, 3], false],
  ['one stands in place of another', [1, 2], [1, 3], false],
  ['one is named twice', [1, 2], [1, 1], false],
] as const)('%s', (_sentence, before, after, expected) => {
  expect(isReordered(before, after)).toBe(expected);
});
