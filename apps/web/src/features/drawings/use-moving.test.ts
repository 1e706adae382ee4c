import { expect, it } from 'vitest';
import { keptInside } from './use-moving.ts';

const box = { left: 100, top: 40, width: 800 };
const view = { width: 1000, height: 700 };

it.each([
  [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ],
  [
    { x: 50, y: 30 },
    { x: 50, y: 30 },
  ],
  // the title never leaves by the upper edge, and a hand's breadth of it stays at the others
  [
    { x: 0, y: -500 },
    { x: 0, y: -40 },
  ],
  [
    { x: -5000, y: 0 },
    { x: -780, y: 0 },
  ],
  [
    { x: 5000, y: 5000 },
    { x: 780, y: 600 },
  ],
])('DRAW-2 a board moved by %j stays at %j', (wanted, kept) => {
  expect(keptInside(wanted, box, view)).toEqual(kept);
});
