import type { CaseResult } from '@assay/contract/submissions/submission.ts';
import { expect, test } from 'vitest';
import { subtasksOf } from './subtasks.ts';

const result = (index: number, groupNum: number, status: number, score: number): CaseResult => ({
  index,
  groupNum,
  status,
  score,
  time: index * 10,
  memory: 100 - index,
  message: null,
  inputData: null,
  outputData: null,
});

const cases = [result(1, 1, 0, 20), result(2, 1, 0, 20), result(3, 2, 0, 30), result(4, 2, -1, 0), result(5, 2, -4, 0)];

test('modes without subtasks have none', () => {
  expect(subtasksOf('default', cases)).toBeNull();
  expect(subtasksOf('ergodic_without_error', cases)).toBeNull();
});

test('a group has the least of its cases in the lowest mode', () => {
  expect(subtasksOf('subtask_lowest', cases)).toMatchObject([
    { groupNum: 1, status: 0, score: 20, ac: 2, total: 2, time: 20, memory: 99 },
    { groupNum: 2, status: 8, score: 0, ac: 1, total: 3, time: 50, memory: 97 },
  ]);
});

test('a group has the rounded average of its cases in the average mode', () => {
  expect(subtasksOf('subtask_average', cases)?.map((group) => group.score)).toEqual([20, 10]);
});

test('a group without an accepted case has its first failure, skipped cases aside', () => {
  const failed = [result(1, 1, -4, 0), result(2, 1, 3, 0), result(3, 1, -1, 0)];
  expect(subtasksOf('subtask_lowest', failed)).toMatchObject([{ status: 3 }]);
});

test('groups stand in order of their numbers and keep their cases', () => {
  const mixed = [result(1, 2, 0, 5), result(2, 1, 0, 5)];
  expect(subtasksOf('subtask_lowest', mixed)?.map((group) => group.groupNum)).toEqual([1, 2]);
});
