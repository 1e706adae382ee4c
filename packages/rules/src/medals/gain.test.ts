import { expect, test } from 'vitest';
import { gainsOf, type Holder, type Result } from './gain.ts';

const NONE = { gained: [], fallen: [], risen: [] };
const reached = (points: number): Result[] => [{ uid: 1, points }];
const has = (below: boolean): Holder[] => [{ uid: 1, below }];

test.each<[string, Result[], Holder[], object]>([
  ['at the threshold it is gained', reached(100), [], { ...NONE, gained: [1] }],
  ['below it is not', reached(99), [], NONE],
  ['who has it does not gain it again', reached(100), has(false), NONE],
  [
    'who falls below keeps it, which is told once',
    reached(40),
    has(false),
    { ...NONE, fallen: [{ uid: 1, points: 40 }] },
  ],
  ['and not told again', reached(40), has(true), NONE],
  ['who stands on the board no longer has 0', [], has(false), { ...NONE, fallen: [{ uid: 1, points: 0 }] }],
  ['who reaches it again has it as before', reached(100), has(true), { ...NONE, risen: [1] }],
])('MEDAL-4 %s', (_, results, holders, gains) => {
  expect(gainsOf(100, results, holders)).toEqual(gains);
});
