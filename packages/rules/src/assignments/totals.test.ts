import { expect, test } from 'vitest';
import { scoreChanges, scoreOf, type TotalItem, totalOf } from './totals.ts';

test.each<[bests: number[], problems: number, score: number]>([
  [[100, 50], 2, 75],
  [[100], 3, 33.33],
  [[], 3, 0],
  [[], 0, 0],
])('ASG-4 the points of an assignment: %j of %d problems', (bests, problems, score) => {
  expect(scoreOf(bests, problems)).toBe(score);
});

test('ASG-20 whose points a rejudge changes, and nobody else', () => {
  const before = new Map([
    [1, 40],
    [2, 50],
  ]);
  const after = new Map([
    [1, 40],
    [2, 60],
    [3, 10],
  ]);
  expect(scoreChanges([1, 2, 3, 4], before, after)).toEqual([
    { uid: 2, before: 50, after: 60 },
    { uid: 3, before: 0, after: 10 },
  ]);
});

/** Points of points, `-` for nothing done, `E` for excused: `40/50`. */
const item = (text: string): TotalItem => {
  const [of, worth] = text.split('/');
  const percent = of === '-' || of === 'E' ? null : (Number(of) / Number(worth)) * 100;
  return { percent, worth: Number(worth), isExcused: of === 'E' };
};

test.each<[sentence: string, items: string[], drop: number, percent: number | null, dropped: number[]]>([
  ['by what each is worth', ['40/50', '50/200'], 0, 36, []],
  ['what was not done counts nothing', ['40/50', '50/200', '-/10'], 0, 34.62, []],
  ['what was not done is dropped first', ['40/50', '50/200', '-/10'], 1, 36, [2]],
  ['an excused one neither counts nor is dropped: by shares, not by points', ['40/50', '50/200', 'E/10'], 1, 80, [1]],
  ['what was not done before what came to nothing', ['0/10', '-/10', '10/10'], 1, 50, [1]],
  ['of equal shares what is worth more', ['-/10', '-/200', '10/10'], 1, 50, [1]],
  ['two of them', ['10/10', '5/10', '1/10'], 2, 100, [1, 2]],
  ['one stays, however many may go', ['10/10', '5/10'], 5, 100, [1]],
  ['the only one stays', ['1/10'], 3, 10, []],
  ['what is worth nothing does not count, and uses no drop', ['-/0', '10/10', '5/10'], 1, 100, [2]],
  ['nothing that counts is no nought', ['E/10', '5/0'], 1, null, []],
  ['nothing at all', [], 1, null, []],
])('ASG-21 a total over assignments: %s', (_sentence, items, drop, percent, dropped) => {
  const total = totalOf(items.map(item), drop);
  expect([total.percent, [...total.dropped].sort()]).toEqual([percent, dropped]);
});
