import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';
import { expect, test } from 'vitest';
import { afterPass } from './passes.ts';

const { accepted, wrongAnswer, partial, timeLimit } = VERDICT;

test.each<[sentence: string, pass: number, verdict: Verdict, asks: boolean, next: ReturnType<typeof afterPass>]>([
  ['accepted without a further input is the end', 1, accepted, false, 'done'],
  ['accepted with a further input goes on', 1, accepted, true, 'again'],
  ['… up to the limit', 2, accepted, true, 'again'],
  ['… and not beyond', 3, accepted, true, 'tooMany'],
  ['the last pass allowed may end it', 3, accepted, false, 'done'],
  ['a rejection ends it, whatever else is left', 1, wrongAnswer, true, 'done'],
  ['so does a program that failed', 3, timeLimit, true, 'done'],
  ['a part of the points so far goes on', 1, partial, true, 'again'],
])('%s', (_sentence, pass, verdict, asks, next) => {
  expect(afterPass(pass, 3, verdict, asks)).toBe(next);
});
