import { expect, test } from 'vitest';
import { blockWord, stepsFrom } from './blocks.ts';

test.each([
  [0, "'#0'"],
  [2047, "'#0'"],
  [2048, "'#1'"],
  [1_000_000, "'#488'"],
])('SEARCH-5 a thing with the id %i carries the word %s', (ref, word) => {
  expect(blockWord(ref)).toBe(word);
});

test.each([
  ['nothing but one block', 5, { near: ["'#0'"], below: 0 }],
  ['two blocks', 4_000, { near: ["'#1'", "'#0'"], below: 0 }],
  ['a step that is not full', 5 * 2048, { near: ["'#5'", "'#4' | '#3'", "'#2' | '#1' | '#0'"], below: 0 }],
  [
    'more than the steps reach',
    20 * 2048,
    {
      near: [
        "'#20'",
        "'#19' | '#18'",
        "'#17' | '#16' | '#15' | '#14'",
        "'#13' | '#12' | '#11' | '#10' | '#9' | '#8' | '#7' | '#6'",
      ],
      below: 6 * 2048,
    },
  ],
])('SEARCH-5 the newest are looked through first, step by step: %s', (_case, newest, expected) => {
  expect(stepsFrom(newest)).toEqual(expected);
});

test('SEARCH-5 nothing is looked through twice or left out', () => {
  for (const newest of [0, 1, 2048, 30_000, 30_720, 99_999]) {
    const { near, below } = stepsFrom(newest);
    const words = near.flatMap((step) => step.split(' | '));
    expect(new Set(words).size).toBe(words.length);
    for (let ref = 0; ref <= newest; ref += 997)
      expect([ref, words.includes(blockWord(ref))]).toEqual([ref, ref >= below]);
  }
});
