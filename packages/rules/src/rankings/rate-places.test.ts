import { expect, test } from 'vitest';
import { NEWCOMER, type Skill, shownRating } from './elo-mmr.ts';
import { ratePlaces } from './rate-places.ts';
import { titleOf } from './rating-titles.ts';

const OPEN = { minutes: 120, floor: null, ceiling: null };
const skillOf = (mean: number): Skill => ({ ...NEWCOMER, mean, sd: 130 });

test('RANK-9 the order in which places are given does not matter, to the last bit', () => {
  const places: [number, number][] = [
    [4, 1],
    [2, 2],
    [9, 2],
    [1, 4],
  ];
  const skills = new Map([[2, skillOf(1700)]]);
  const one = ratePlaces({ ...OPEN, places }, skills);
  expect(ratePlaces({ ...OPEN, places: places.toReversed() }, skills)).toEqual(one);
  expect(one.map(({ uid, before }) => [uid, before])).toEqual([
    [4, null],
    [2, shownRating(skillOf(1700))],
    [9, null],
    [1, null],
  ]);
});

test('RANK-9 of a division those are rated whose shown rating lies in it; the others change nothing', () => {
  const skills = new Map([
    [1, skillOf(2400)],
    [2, skillOf(1200)],
    [3, skillOf(1300)],
  ]);
  const places: [number, number][] = [
    [1, 1],
    [2, 2],
    [3, 3],
  ];
  const low = ratePlaces({ ...OPEN, ceiling: 1599, places }, skills);
  expect(low.map(({ uid }) => uid)).toEqual([2, 3]);
  expect(low).toEqual(ratePlaces({ ...OPEN, ceiling: 1599, places: places.slice(1) }, skills));
  for (const { performance } of low) expect(performance).toBeLessThanOrEqual(1999);
  expect(ratePlaces({ ...OPEN, floor: 1600, places }, skills)).toEqual([]);
});

test.each([
  [999, 'newbie'],
  [1000, 'amateur'],
  [1299, 'amateur'],
  [1300, 'expert'],
  [1600, 'candidateMaster'],
  [1900, 'master'],
  [2400, 'grandmaster'],
  [3000, 'legend'],
] as const)('RANK-11 %d is %s', (rating, title) => {
  expect(titleOf(rating)).toBe(title);
});
