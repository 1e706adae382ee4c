import { expect, test } from 'vitest';
import { dragMs, judgeDrag } from './slide-drag.ts';

const human = [0, 10, 45, 90, 130, 150].map((x, step) => ({ x, y: step % 2, ms: step * 70 }));

test.each([
  ['on the spot', 150, 'solved'],
  ['three pixels left', 147, 'solved'],
  ['three pixels right', 153, 'solved'],
  ['just beside', 153.1, 'miss'],
  ['far away', 20, 'miss'],
  ['nowhere', Number.NaN, 'miss'],
])('dropped %s', (_case, x, verdict) => {
  expect(judgeDrag(x, 150, human)).toBe(verdict);
});

test.each([
  ['no way at all', []],
  [
    'a jump',
    [
      { x: 0, y: 0, ms: 0 },
      { x: 150, y: 0, ms: 500 },
    ],
  ],
  ['too fast', human.map((point) => ({ ...point, ms: point.ms / 10 }))],
  ['perfectly uniform', [0, 1, 2, 3, 4, 5, 6].map((step) => ({ x: step * 25, y: 0, ms: step * 60 }))],
  ['back in time', human.map((point, i) => ({ ...point, ms: i === 3 ? 10 : point.ms }))],
  ['standing still', [0, 1, 2, 3, 4].map((step) => ({ x: 5, y: 5, ms: step * 100 }))],
])('%s is a robot', (_case, trail) => {
  expect(judgeDrag(150, 150, trail)).toBe('robot');
});

test('arrow keys move in a straight line but not in even time', () => {
  const keys = [0, 90, 210, 290, 420, 500].map((ms, step) => ({ x: step * 30, y: 0, ms }));
  expect(judgeDrag(150, 150, keys)).toBe('solved');
});

test('the time of a drag', () => {
  expect(dragMs(human)).toBe(350);
  expect(dragMs([])).toBe(0);
});
