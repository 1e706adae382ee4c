import { expect, test } from 'vitest';
import { offsetOf, pageAnswer } from './page.ts';

test('a page begins after those before it', () => {
  expect(offsetOf({ currentPage: 1, limit: 10 })).toBe(0);
  expect(offsetOf({ currentPage: 4, limit: 15 })).toBe(45);
});

test('a list answers its rows, how many there are in all, and which page it is', () => {
  expect(pageAnswer(['a'], 31, { currentPage: 4, limit: 10 })).toEqual({
    records: ['a'],
    total: 31,
    size: 10,
    current: 4,
  });
});
