import { STATISTICS_CASES } from '@assay/contract/submissions/statistics.ts';
import { expect, test } from 'vitest';
import { BUCKETS, casesOf, distributionOf, seesWorstCases, solvingCurve, statisticsKeptMs } from './statistics.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

test.each([
  ['nothing', [], []],
  ['one value', [7], [{ from: 7, to: 7, count: 1 }]],
  ['the same value', [7, 7, 7], [{ from: 7, to: 7, count: 3 }]],
  [
    'values close to each other',
    [1, 2, 2, 4],
    [
      { from: 1, to: 1, count: 1 },
      { from: 2, to: 2, count: 2 },
      { from: 3, to: 3, count: 0 },
      { from: 4, to: 4, count: 1 },
    ],
  ],
])('PROB-40 the distribution of %s', (_sentence, sorted, expected) => {
  expect(distributionOf(sorted)).toEqual(expected);
});

test('PROB-40 a distribution has few parts of one width, and every value in one of them', () => {
  const buckets = distributionOf(upTo(1000));
  expect(buckets.length).toBeLessThanOrEqual(BUCKETS);
  expect(buckets.reduce((sum, { count }) => sum + count, 0)).toBe(1000);
  expect(buckets.slice(0, -1).every(({ from, to }) => to - from === buckets[0]!.to)).toBe(true);
});

test('PROB-40 one slow solution lies in the last part and does not widen the others', () => {
  const buckets = distributionOf([...upTo(100), 90_000]);
  expect(buckets[0]!.to).toBeLessThan(10);
  expect(buckets.at(-1)!.to).toBe(90_000);
});

test.each([
  [0, 15_000],
  [100, 21_000],
  [10_000, 600_000],
])('PROB-40 statistics of %i submissions are kept for %i ms', (counted, expected) => {
  expect(statisticsKeptMs(counted)).toBe(expected);
});

test('PROB-41 cases by how many wrong solutions fail them; those that none came to are no news', () => {
  const cases = [
    { index: 1, ran: 9, failed: 0 },
    { index: 2, ran: 9, failed: 4 },
    { index: 3, ran: 5, failed: 4 },
    { index: 4, ran: 0, failed: 0 },
    { index: 5, ran: 5, failed: 5 },
  ];
  const { worst, unfailed } = casesOf(cases);
  expect([worst.map(({ index }) => index), unfailed]).toEqual([[5, 2, 3], [1]]);
});

test('PROB-41 few cases are named', () => {
  const { worst } = casesOf(upTo(50).map((index) => ({ index, ran: 1, failed: 1 })));
  expect(worst).toHaveLength(STATISTICS_CASES);
});

const reader = { readsData: false, openCaseResult: true, hasSolved: true, isInUse: false };

test.each([
  ['who solved the problem', reader, true],
  ['who did not', { ...reader, hasSolved: false }, false],
  ['who solved one that shows no cases', { ...reader, openCaseResult: false }, false],
  ['who solved one that a contest runs with', { ...reader, isInUse: true }, false],
  ['who may read the test data', { readsData: true, openCaseResult: false, hasSolved: false, isInUse: true }, true],
])('PROB-41 the worst cases are for %s: %j', (_sentence, facts, expected) => {
  expect(seesWorstCases(facts)).toBe(expected);
});

test.each([
  ['nobody', [], [[1, 0]]],
  ['who needed no second try', [0, 0], [[1, 2]]],
  [
    'some at once and one later',
    [0, 3, 14],
    [
      [1, 1],
      [2, 1],
      [5, 2],
      [10, 2],
      [15, 3],
    ],
  ],
])('PROB-42 the curve of %s', (_sentence, minutes, expected) => {
  expect(solvingCurve(minutes).map((one) => [one.minutes, one.solved])).toEqual(expected);
});

test('PROB-42 the curve takes in whoever took years, and never falls', () => {
  const curve = solvingCurve([...upTo(1000), 900_000]);
  expect(curve.at(-1)).toEqual({ minutes: 525_600, solved: 1000 });
  expect(curve.every(({ solved }, at) => at === 0 || solved >= curve[at - 1]!.solved)).toBe(true);
});
