import { expect, test } from 'vitest';
import { blockWord, stepsFrom } from './blocks.ts';

test.each([
  [0, "'#0'"],
  [511, "'#0'"],
  [512, "'#1'"],
  [1_000_000, "'#1953'"],
])('SEARCH-5 a thing with the id %i carries the word %s', (ref, word) => {
  expect(blockWord(ref)).toBe(word);
});

test.each([
  ['nothing but one block', 5, { near: ["'#0'"], below: 0 }],
  ['two blocks', 1_000, { near: ["'#1'", "'#0'"], below: 0 }],
  ['a step that is not full', 5 * 512, { near: ["'#5'", "'#4' | '#3'", "'#2' | '#1' | '#0'"], below: 0 }],
])('SEARCH-5 the newest are looked through first, step by step: %s', (_case, newest, expected) => {
  expect(stepsFrom(newest)).toEqual(expected);
});

test('SEARCH-5 what is behind six steps comes all at once', () => {
  const { near, below } = stepsFrom(100 * 512);
  expect([near.map((step) => step.split(' | ').length), below]).toEqual([[1, 2, 4, 8, 16, 32], 38 * 512]);
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
