import { expect, it } from 'vitest';
import { areLimitsAsWritten, boundsOf, limitsFor, outputLimitBytes } from './limits.ts';

const PROBLEM = { timeMs: 1000, memoryMb: 256, stackMb: 128 };

it.each([
  ['C and C++ get them as written', { timeFactor: 1, memoryFactor: 1 }, undefined, [1000, 256, 128]],
  [
    'other languages twice the time and memory, the same stack',
    { timeFactor: 2, memoryFactor: 2 },
    undefined,
    [2000, 512, 128],
  ],
  [
    'remote CF- problems as written',
    { timeFactor: 2, memoryFactor: 2 },
    { isRemote: true, problemId: 'CF-1A' },
    [1000, 256, 128],
  ],
  [
    'remote GYM- problems as written',
    { timeFactor: 2, memoryFactor: 2 },
    { isRemote: true, problemId: 'GYM-1' },
    [1000, 256, 128],
  ],
  [
    'other remote problems twice',
    { timeFactor: 2, memoryFactor: 2 },
    { isRemote: true, problemId: 'HDU-1' },
    [2000, 512, 128],
  ],
  [
    'a local problem named CF- twice',
    { timeFactor: 2, memoryFactor: 2 },
    { isRemote: false, problemId: 'CF-1' },
    [2000, 512, 128],
  ],
])('limits: %s', (_sentence, factors, remote, [timeMs, memoryMb, stackMb]) => {
  expect(limitsFor(PROBLEM, factors, remote && areLimitsAsWritten(remote))).toEqual({ timeMs, memoryMb, stackMb });
});

it('ends a run a little above the limits, three times that on the clock', () => {
  expect(boundsOf(PROBLEM)).toEqual({ cpuMs: 1200, wallMs: 4600, memoryBytes: 288 << 20, stackBytes: 128 << 20 });
});

it.each([
  ['twice the answer', 20 << 20, 40 << 20],
  ['at least 32 MiB', 10, 32 << 20],
])('output: %s', (_sentence, answer, limit) => {
  expect(outputLimitBytes(answer)).toBe(limit);
});
