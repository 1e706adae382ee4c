import { describe, expect, test } from 'vitest';
import { sharedScores } from '../foreign/shared-scores.ts';
import { memoryMb, timeMs } from './config.ts';

describe('limits', () => {
  test.each([
    ['1000ms', 1000],
    ['1s', 1000],
    ['1.5s', 1500],
    ['1000', 1000],
    ['2 S', 2000],
    ['500000us', 500],
    // A YAML 1.1 reader makes 90 of it.
    ['1:30', null],
    ['1m', null],
    ['', null],
  ])('time %j is %j ms', (text, value) => expect(timeMs(text)).toBe(value));

  test.each([
    ['256m', 256],
    ['1g', 1024],
    ['524288k', 512],
    ['256MB', 256],
    ['256MiB', 256],
    ['64', 64],
    ['1k', 1],
    ['lots', null],
  ])('memory %j is %j MB', (text, value) => expect(memoryMb(text)).toBe(value));
});

describe('points that are not given', () => {
  test.each([
    [
      [null, null],
      [50, 50],
    ],
    [
      [null, null, null],
      [33, 33, 34],
    ],
    [
      [40, null, null],
      [40, 30, 30],
    ],
    [
      [40, null, null, null, null, null, null, null],
      [40, 8, 8, 8, 9, 9, 9, 9],
    ],
    [
      [60, 60, null],
      [60, 60, 0],
    ],
    [
      [10, 20],
      [10, 20],
    ],
  ] as [(number | null)[], number[]][])('%j → %j', (given, shared) => expect(sharedScores(given)).toEqual(shared));
});
