import type { RankRow } from '@assay/contract/boards/rank.ts';
import { expect, test } from 'vitest';
import { movesAfter, NO_MOVES } from './moves.ts';

const rows = (places: Record<number, number>) =>
  Object.entries(places).map(([uid, rank]) => ({ uid: Number(uid), rank }) as RankRow);
const shown = (moves: ReturnType<typeof movesAfter>) =>
  Object.fromEntries([...moves].map(([uid, { move }]) => [uid, move]));

test('a first look moves nobody; the next one tells who went up and who went down', () => {
  const first = movesAfter(NO_MOVES, rows({ 7: 1, 8: 2, 9: 12 }), 0);
  expect(shown(first)).toEqual({ 7: 0, 8: 0, 9: 0 });
  const next = movesAfter(first, rows({ 9: 1, 7: 2, 8: 3 }), 1000);
  expect(shown(next)).toEqual({ 9: 11, 7: -1, 8: -1 });
});

test('a move stays in sight for half a minute, or until the next one', () => {
  const moved = movesAfter(movesAfter(NO_MOVES, rows({ 7: 5 }), 0), rows({ 7: 3 }), 1000);
  expect(movesAfter(moved, rows({ 7: 3 }), 20_000)).toBe(moved);
  expect(shown(movesAfter(moved, rows({ 7: 4 }), 20_000))).toEqual({ 7: -1 });
  expect(shown(movesAfter(moved, rows({ 7: 3 }), 31_000))).toEqual({ 7: 0 });
});

test('stars have no place to move from or to; who scrolled out of sight is compared when he comes back', () => {
  const seen = movesAfter(NO_MOVES, rows({ 7: -1, 8: 4 }), 0);
  const star = movesAfter(seen, rows({ 7: 3 }), 1000);
  expect(shown(star)).toEqual({ 7: 0, 8: 0 });
  expect(shown(movesAfter(star, rows({ 7: -1, 8: 1 }), 2000))).toEqual({ 7: 0, 8: 3 });
});
