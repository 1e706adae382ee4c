import { expect, it } from 'vitest';
import { linesInView } from './in-view.ts';

it.each([
  ['a board that fits stands still', [5, 4, 10], { top: 0, from: 0, to: 5 }],
  ['at the end, room for two lines below the last', [100, 99, 10], { top: 92, from: 86, to: 100 }],
  ['in the middle, the line in the lower third', [100, 50, 10], { top: 44, from: 38, to: 60 }],
  ['at the beginning, from the first line', [100, 3, 10], { top: 0, from: 0, to: 16 }],
  ['nobody took part', [0, 0, 10], { top: 0, from: 0, to: 0 }],
] as const)('%s', (_what, [count, at, fit], seen) => expect(linesInView(count, at, fit)).toEqual(seen));
