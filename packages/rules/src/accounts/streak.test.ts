import { expect, test } from 'vitest';
import { checkInCoins, currentStreak, nextStreak } from './streak.ts';

const last = (day: string, streak: number) => ({ day, streak });

test.each([
  ['the first check-in', null, 1],
  ['the day after the last', last('2026-11-20', 4), 5],
  ['the day after, over a month’s end', last('2026-11-20', 30), 31],
  ['a gap of one day', last('2026-11-19', 4), 1],
  ['a long gap', last('2025-01-01', 400), 1],
])('the streak after %s', (_case, before, streak) => {
  expect(nextStreak(before, '2026-11-21')).toBe(streak);
});

test.each([
  ['never checked in', null, 0],
  ['checked in today', last('2026-11-21', 3), 3],
  ['checked in yesterday: it can still be continued', last('2026-11-20', 3), 3],
  ['the day before yesterday: it is broken', last('2026-11-19', 3), 0],
])('the streak shown when %s', (_case, before, streak) => {
  expect(currentStreak(before, '2026-11-21')).toBe(streak);
});

test('coins grow with the days in a row, up to a week', () => {
  expect([1, 2, 6, 7, 8, 365].map(checkInCoins)).toEqual([1, 2, 6, 7, 7, 7]);
});
