import { VERDICT } from '@assay/contract/verdict.ts';
import { expect, it } from 'vitest';
import { formatMemoryUsed } from './format.ts';

it.each([
  [VERDICT.accepted, 262_144, '256MB'],
  [VERDICT.memoryLimit, 262_144, '>256MB'],
  [VERDICT.timeLimit, 1024, '1MB'],
  [VERDICT.memoryLimit, null, '–'],
])('says of a program that broke its memory limit that it used more: %i, %s KB', (status, memory, text) => {
  expect(formatMemoryUsed({ status, memory })).toBe(text);
});
