import { expect, test } from 'vitest';
import { findGrowth, printWeights, readWeights } from './weigh.ts';

const before = new Map([['Home', { script: 100 * 1024, style: 20 * 1024 }]]);

test.each([
  ['as much as before', 100, 20, 0],
  ['a little more', 102.9, 20.5, 0],
  ['more script', 103.2, 20, 1],
  ['more of both', 110, 25, 2],
  ['less', 50, 10, 0],
])('a screen of %s', (_what, script, style, faults) => {
  expect(findGrowth(before, new Map([['Home', { script: script * 1024, style: style * 1024 }]]))).toHaveLength(faults);
});

test('a new screen is held to nothing', () => {
  expect(findGrowth(before, new Map([['Other', { script: 1e9, style: 1e9 }]]))).toEqual([]);
});

test('what is printed is read again', () => {
  expect(readWeights(printWeights(before))).toEqual(before);
});
