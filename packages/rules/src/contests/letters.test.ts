import { expect, test } from 'vitest';
import { balloonColor, problemLetters, reorderedIds } from './letters.ts';

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [27, 'AB'],
  [51, 'AZ'],
  [52, 'BA'],
])('problem %i is %s', (at, letters) => {
  expect(problemLetters(at)).toBe(letters);
});

test.each([
  ['letters follow the places', ['A', 'B', 'C'], ['A', 'B', 'C']],
  ['a letter that was left out is used again', ['A', 'C', 'F'], ['A', 'B', 'C']],
  ['chosen display ids move with their problems', ['P1', 'P2', 'C'], ['C', 'P1', 'P2']],
])('after the last problem moved to the front %s', (_sentence, before, after) => {
  const known = new Map(before.map((displayId, pid) => [pid, displayId]));
  expect(reorderedIds(known, [2, 0, 1])).toEqual([2, 0, 1].map((pid, at) => ({ pid, displayId: after[at] })));
});

test('fifteen problems have balloons of different colours, then they begin again', () => {
  expect(new Set(Array.from({ length: 15 }, (_, at) => balloonColor(at))).size).toBe(15);
  expect(balloonColor(15)).toBe(balloonColor(0));
});
