import { expect, test } from 'vitest';
import { drawValues, randomFrom, readStressPattern, smallerValues, stressWords } from './pattern.ts';

test.each<[pattern: string, values: number[], words: string[] | null]>([
  ['gen', [], ['gen', 't']],
  ['gen 5 star', [], ['gen', '5', 'star', 't']],
  ['gen [1..10]', [7], ['gen', '7', 't']],
  ['gen -n=[1..10] [-5..-5]x[2..3]', [1, -5, 3], ['gen', '-n=1', '-5x3', 't']],
  ['gen [10..1]', [], null],
  [' ', [], null],
  [`gen ${'x '.repeat(61)}`, [], null],
  [`gen ${'[1..2]'.repeat(21)}`, [], null],
  ['x'.repeat(2001), [], null],
])('GEN-9: the pattern %s', (text, values, words) => {
  const pattern = readStressPattern(text);
  expect(pattern && [pattern.generator, ...stressWords(pattern, values, 't')]).toEqual(words);
});

test('GEN-9: numbers follow from the seed, lie in their ranges and reach both ends', () => {
  const ranges = [
    { from: 1, to: 3 },
    { from: -2, to: -2 },
  ];
  const draw = (seed: number) => {
    const random = randomFrom(seed);
    return Array.from({ length: 100 }, () => drawValues(ranges, random));
  };
  expect(draw(5)).toEqual(draw(5));
  expect(draw(5)).not.toEqual(draw(6));
  expect([...new Set(draw(5).map(([first]) => first))].sort()).toEqual([1, 2, 3]);
  expect(new Set(draw(5).map(([, second]) => second))).toEqual(new Set([-2]));
});

test.each<[values: number[], smaller: number[][]]>([
  [[1, 5], []],
  [
    [9, 5],
    [
      [1, 5],
      [5, 5],
      [8, 5],
    ],
  ],
  [
    [2, 6],
    [
      [1, 6],
      [2, 5],
    ],
  ],
])('GEN-9: what is smaller than %j', (values, smaller) => {
  const ranges = [
    { from: 1, to: 10 },
    { from: 5, to: 10 },
  ];
  expect(smallerValues(values, ranges)).toEqual(smaller);
});
