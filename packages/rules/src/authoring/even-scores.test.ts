import { describe, expect, test } from 'vitest';
import { evenGroupScores, evenScores } from './even-scores.ts';

describe('100 points over the cases, the remainder to the last ones', () => {
  test.each([
    [0, []],
    [1, [100]],
    [3, [33, 33, 34]],
    [6, [16, 16, 17, 17, 17, 17]],
    [8, [12, 12, 12, 12, 13, 13, 13, 13]],
  ])('%i cases', (count, scores) => expect(evenScores(count)).toEqual(scores));

  test('more cases than points', () => {
    const scores = evenScores(150);
    expect(scores.slice(0, 50).every((score) => score === 0)).toBe(true);
    expect(scores.reduce((sum, score) => sum + score, 0)).toBe(100);
  });
});

test('in subtask modes each case carries the points of its group', () => {
  expect(evenGroupScores([1, 1, 2, 3, 3, 2])).toEqual([33, 33, 33, 34, 34, 33]);
  expect(evenGroupScores([])).toEqual([]);
});
