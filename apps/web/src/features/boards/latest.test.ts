import type { RankRow } from '@assay/contract/boards/rank.ts';
import { expect, test } from 'vitest';
import { latestAfter } from './latest.ts';

const pageOf = (places: Record<number, number>) => ({
  records: Object.entries(places).map(([uid, rank]) => ({ uid: Number(uid), rank }) as RankRow),
  total: 2,
});

test('moves are told within one order of the lines, whichever page they stood on', () => {
  const first = latestAfter(undefined, { page: pageOf({ 7: 1 }), order: 'a', nowMs: 0 });
  const second = latestAfter(first, { page: pageOf({ 8: 120 }), order: 'a', nowMs: 10 });
  const third = latestAfter(second, { page: pageOf({ 7: 3, 8: 1 }), order: 'a', nowMs: 20 });
  expect([third.moves.get(7)?.move, third.moves.get(8)?.move]).toEqual([-2, 119]);
  expect(third.page.records).toHaveLength(2);
});

test('nobody moves from one order to another', () => {
  const first = latestAfter(undefined, { page: pageOf({ 7: 1 }), order: 'a', nowMs: 0 });
  const other = latestAfter(first, { page: pageOf({ 7: 9 }), order: 'b', nowMs: 10 });
  expect(other.moves.get(7)).toMatchObject({ rank: 9, move: 0 });
});
