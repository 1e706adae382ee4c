import { expect, test } from 'vitest';
import { heatmapSpan, levelOf, longestStreak, runningStreak, weeksOf } from './heatmap.ts';

test.each([
  [0, 0],
  [1, 1],
  [2, 1],
  [3, 2],
  [5, 2],
  [6, 3],
  [9, 3],
  [10, 4],
  [5000, 4],
])('PEOPLE-4 a day with %d submissions has level %d', (count, level) => {
  expect(levelOf(count)).toBe(level);
});

test.each([
  ['the last 53 weeks, from a Sunday', '2026-11-22', undefined, '2025-11-23', '2026-11-22'],
  ['the last 53 weeks, on a Saturday', '2026-11-21', undefined, '2025-11-16', '2026-11-21'],
  ['a year that is over', '2026-11-22', 2024, '2024-01-01', '2024-12-31'],
  ['this year ends today', '2026-11-22', 2026, '2026-01-01', '2026-11-22'],
  ['a year to come', '2026-11-22', 2030, '2030-01-01', '2030-12-31'],
])('PEOPLE-4 %s', (_case, today, year, from, to) => {
  expect(heatmapSpan(today, year)).toEqual({ from, to });
});

test('PEOPLE-4 days stand in weeks that begin on Sunday', () => {
  const weeks = weeksOf('2026-11-20', '2026-11-23');
  expect(weeks).toEqual([
    [null, null, null, null, null, '2026-11-20', '2026-11-21'],
    ['2026-11-22', '2026-11-23', null, null, null, null, null],
  ]);
  expect(weeksOf('2024-01-01', '2024-12-31').flat().filter(Boolean)).toHaveLength(366);
});

test.each([
  ['no days', [], 0, 0],
  ['a day long ago', ['2026-01-01'], 1, 0],
  ['today', ['2026-11-22'], 1, 1],
  ['until yesterday', ['2026-11-19', '2026-11-20', '2026-11-21'], 3, 3],
  ['over a month, with a gap before', ['2026-10-01', '2026-10-02', '2026-10-04'], 2, 0],
  ['a gap before today', ['2026-11-19', '2026-11-20', '2026-11-22'], 2, 1],
])('PEOPLE-4 streaks of %s', (_case, days, longest, running) => {
  expect(longestStreak(days)).toBe(longest);
  expect(runningStreak(days, '2026-11-22')).toBe(running);
});
