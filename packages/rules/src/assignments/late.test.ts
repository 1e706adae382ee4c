import { expect, test } from 'vitest';
import { bestOf, isSolved, refuseLate, shareOf, sharesOf } from './late.ts';

const HOUR = 3_600_000;
const rule = (hours: number, share: number) => ({ hours, share });
const TABLE = [rule(0, 90), rule(3, 80), rule(24, 0)];

test.each([
  ['a millisecond before the due date', -1, 100],
  ['at the due date', 0, 90],
  ['10,799.999 s late', 3 * HOUR - 1, 90],
  ['10,800.000 s late', 3 * HOUR, 80],
  ['a day late', 24 * HOUR, 0],
  ['a week late', 168 * HOUR, 0],
])('ASG-3 %s', (_sentence, lateMs, expected) => {
  expect(shareOf(TABLE, lateMs)).toBe(expected);
});

test('ASG-3 without rules nothing counts that comes late, to the millisecond', () => {
  expect([shareOf([], -1), shareOf([], 0)]).toEqual([100, 0]);
});

test.each([
  ['none at all', [], null],
  ['from the due date on, falling', TABLE, null],
  ['of one share that stays', [rule(0, 50), rule(5, 50)], null],
  ['that begin later', [rule(1, 90)], 'assignment.lateFirst'],
  ['that count more the later it is', [rule(0, 50), rule(1, 60)], 'assignment.lateOrder'],
  ['that name an hour twice', [rule(0, 50), rule(0, 40)], 'assignment.lateOrder'],
  ['out of order', [rule(0, 90), rule(5, 80), rule(3, 70)], 'assignment.lateOrder'],
])('ASG-3 rules %s', (_sentence, late, expected) => {
  expect(refuseLate(late)).toBe(expected);
});

const attempt = (step: number, percent: number) => ({ step, percent });

test.each([
  ['nothing', [], 0, false],
  ['60 in time', [attempt(0, 60)], 60, false],
  ['60 in time and 100 two hours late', [attempt(0, 60), attempt(1, 100)], 90, true],
  ['100 three hours late is less than before', [attempt(0, 60), attempt(1, 100), attempt(2, 100)], 90, true],
  ['40 later takes nothing away', [attempt(1, 100), attempt(2, 40)], 90, true],
  ['the earlier of equals', [attempt(1, 100), attempt(0, 90)], 90, false],
  ['a third of the points, late', [attempt(1, 33.33)], 30, true],
  ['all of it too late', [attempt(3, 100)], 0, false],
] as const)('ASG-4 what counts of %s', (_sentence, attempts, percent, isLate) => {
  expect(bestOf(sharesOf(TABLE), attempts)).toEqual({ percent, isLate });
});

test.each([
  ['with all of its points in time', [attempt(0, 100)], true],
  ['with all of them late, while they count', [attempt(0, 60), attempt(2, 100)], true],
  ['not with a part of them', [attempt(0, 99.99)], false],
  ['not when nothing counts any more', [attempt(3, 100)], false],
] as const)('ASG-6 a problem is solved %s', (_sentence, attempts, expected) => {
  expect(isSolved(sharesOf(TABLE), attempts)).toBe(expected);
});
