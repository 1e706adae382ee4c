import { AWARD_TYPE } from '@assay/contract/contests/contest.ts';
import { expect, test } from 'vitest';
import { awardAt, awardSpans, DEFAULT_AWARDS, defaultMedalCounts, findBadAward } from './awards.ts';

const [gold, silver, bronze] = DEFAULT_AWARDS as [
  (typeof DEFAULT_AWARDS)[0],
  (typeof DEFAULT_AWARDS)[0],
  (typeof DEFAULT_AWARDS)[0],
];
const { none, proportion, number } = AWARD_TYPE;

test.each([
  ['type none gives nothing', none, DEFAULT_AWARDS, 100, 100, []],
  ['a proportion is a percentage of those ranked', proportion, DEFAULT_AWARDS, 100, 100, [10, 20, 30]],
  ['floored', proportion, DEFAULT_AWARDS, 39, 39, [3, 7, 11]],
  ['a number is taken as it is', number, DEFAULT_AWARDS, 100, 100, [10, 20, 30]],
  ['awards go in the order of priority', number, [bronze, gold], 100, 100, [10, 30]],
  ['only contestants with points win', number, DEFAULT_AWARDS, 100, 15, [10, 5]],
  ['nobody wins when nobody has points', proportion, DEFAULT_AWARDS, 100, 0, []],
  ['a share of too few is nobody, and the next award takes its places', proportion, [gold, bronze], 9, 9, [2]],
])('%s', (_sentence, type, configs, ranked, scoring, counts) => {
  expect(awardSpans(type, configs, ranked, scoring).map(({ from, to }) => to - from)).toEqual(counts);
});

test('positions get the award of their span, ties at the border are not extended', () => {
  const spans = awardSpans(number, [silver, gold], 50, 40);
  expect([0, 9, 10, 29, 30].map((at) => awardAt(spans, at)?.name ?? null)).toEqual([
    'Gold',
    'Gold',
    'Silver',
    'Silver',
    null,
  ]);
});

test('the scroll board starts with 10, 20 and 30 %, floored', () => {
  expect(defaultMedalCounts(57)).toEqual({ gold: 5, silver: 11, bronze: 17 });
});

test.each([
  ['the defaults', number, DEFAULT_AWARDS, null],
  ['a priority twice', number, [gold, { ...silver, priority: 1 }], 'Silver'],
  ['no number', number, [{ ...gold, num: 0 }], 'Gold'],
  ['a fraction', number, [{ ...gold, num: 1.5 }], 'Gold'],
  ['no name', number, [{ ...gold, name: ' ' }], ' '],
  ['more than all', proportion, [gold, { ...silver, num: 91 }], 'Silver'],
  ['more than a hundred as a number', number, [gold, { ...silver, num: 91 }], null],
])('%s', (_sentence, type, configs, expected) => {
  expect(findBadAward(type, configs)?.name ?? null).toBe(expected);
});
