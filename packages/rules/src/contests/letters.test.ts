import { expect, test } from 'vitest';
import { balloonColor, problemLetters } from './letters.ts';

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

test('fifteen problems have balloons of different colours, then they begin again', () => {
  expect(new Set(Array.from({ length: 15 }, (_, at) => balloonColor(at))).size).toBe(15);
  expect(balloonColor(15)).toBe(balloonColor(0));
});
