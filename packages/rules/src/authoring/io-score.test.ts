import { type CaseMode, PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import { expect, test } from 'vitest';
import { ioScore } from './io-score.ts';

const cases = [
  { score: 10, groupNum: 1 },
  { score: 20, groupNum: 1 },
  { score: 31, groupNum: 2 },
  { score: 40, groupNum: 2 },
];

test.each<[keyof typeof PROBLEM_TYPE, CaseMode, number]>([
  ['oi', 'default', 101],
  ['oi', 'subtask_lowest', 10 + 31],
  ['oi', 'subtask_average', 15 + 36],
  ['oi', 'subtasks', 25 + 50],
  ['acm', 'default', 100],
  ['acm', 'ergodic_without_error', 100],
])('%s, %s: %i', (type, mode, score) =>
  expect(ioScore(PROBLEM_TYPE[type], mode, cases, [{ score: 25 }, { score: 50 }])).toBe(score),
);

test('no cases, no points', () => expect(ioScore(PROBLEM_TYPE.oi, 'subtask_lowest', [], [])).toBe(0));
