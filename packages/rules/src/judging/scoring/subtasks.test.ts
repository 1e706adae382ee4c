import type { Subtask } from '@assay/contract/problems/problem.ts';
import type { CaseResult } from '@assay/contract/submissions/submission.ts';
import { expect, test } from 'vitest';
import { subtasksOf, toldSubtasks } from './subtasks.ts';

const result = (index: number, groupNum: number, status: number, score: number, share?: number): CaseResult => ({
  index,
  groupNum,
  status,
  score,
  ...(share !== undefined && { share }),
  time: index * 10,
  memory: 100 - index,
  message: null,
  inputData: null,
  outputData: null,
});
const planned = (groups: number[], points: number[]) =>
  groups.map((groupNum, at) => ({ index: at + 1, groupNum, score: points[groupNum - 1]! }));

const cases = [result(1, 1, 0, 20), result(2, 1, 0, 20), result(3, 2, 0, 30), result(4, 2, -1, 0), result(5, 2, -4, 0)];
const data = { cases: planned([1, 1, 2, 2, 2], [20, 30]), subtasks: [] };

test('modes without subtasks have none', () => {
  expect(subtasksOf('default', cases, data)).toBeNull();
  expect(subtasksOf('ergodic_without_error', cases, data)).toBeNull();
});

test('a group has the least of its cases in the lowest mode', () => {
  expect(subtasksOf('subtask_lowest', cases, data)).toMatchObject([
    { groupNum: 1, status: 0, score: 20, fullScore: 20, ac: 2, total: 2, time: 20, memory: 99 },
    { groupNum: 2, status: -1, score: 0, fullScore: 30, ac: 1, total: 3, time: 50, memory: 97 },
  ]);
});

test('a group has the rounded average of its cases in the average mode', () => {
  expect(subtasksOf('subtask_average', cases, data)?.map((group) => group.score)).toEqual([20, 10]);
});

test('a group without an accepted case has its first failure, skipped cases aside', () => {
  const failed = [result(1, 1, -4, 0), result(2, 1, 3, 0), result(3, 1, -1, 0)];
  const one = { cases: planned([1, 1, 1], [30]), subtasks: [] };
  expect(subtasksOf('subtask_lowest', failed, one)).toMatchObject([{ status: 3 }]);
});

test('groups stand in order of their numbers and keep their cases', () => {
  const mixed = [result(1, 2, 0, 5), result(2, 1, 0, 5)];
  const two = { cases: planned([2, 1], [5, 5]), subtasks: [] };
  expect(subtasksOf('subtask_lowest', mixed, two)?.map((group) => group.groupNum)).toEqual([1, 2]);
});

const subtask = (num: number, rule: Subtask['rule'], score: number, dependsOn: number[] = []): Subtask => ({
  num,
  rule,
  score,
  dependsOn,
});

test('subtasks of their own say what they depend on and why they were skipped', () => {
  const own = {
    cases: planned([1, 2, 2, 3], [0, 40, 60]),
    subtasks: [subtask(1, 'min', 0), subtask(2, 'mul', 40, [1]), subtask(3, 'min', 60, [1, 2])],
  };
  const results = [result(1, 1, 0, 0), result(2, 2, 8, 20, 0.51), result(3, 2, 0, 40), result(4, 3, -4, 0)];
  expect(subtasksOf('subtasks', results, own)).toMatchObject([
    { groupNum: 1, status: 0, score: 0, fullScore: 0, notPassed: [] },
    { groupNum: 2, status: 8, score: 20, fullScore: 40, rule: 'mul', dependsOn: [1], notPassed: [] },
    { groupNum: 3, status: -4, score: 0, fullScore: 60, dependsOn: [1, 2], notPassed: [2] },
  ]);
});

test('subtasks that are still to be judged are pending, and skip nothing yet', () => {
  const own = { cases: planned([1, 1, 2], [50, 50]), subtasks: [subtask(1, 'min', 50), subtask(2, 'min', 50, [1])] };
  expect(subtasksOf('subtasks', [result(1, 1, 0, 50)], own)).toMatchObject([
    { groupNum: 1, ac: 1, total: 2 },
    { groupNum: 2, status: 5, total: 1, notPassed: [] },
  ]);
});

test('the page of a problem tells points, rules and numbers of cases', () => {
  expect(toldSubtasks('subtask_lowest', 1, data)).toEqual([
    { num: 1, rule: 'min', score: 20, dependsOn: [], cases: 2 },
    { num: 2, rule: 'min', score: 30, dependsOn: [], cases: 3 },
  ]);
  expect(toldSubtasks('subtask_lowest', 0, data)).toEqual([]);
});
