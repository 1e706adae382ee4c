import { expect, test } from 'vitest';
import { placeProblem } from './place-problem.ts';

const SECTIONS = [{ pids: [1, 2] }, { pids: [] }, { pids: [3] }];

test.each([
  [1, 1, [[1, 2], [], [3]]],
  [2, 1, [[2, 1], [], [3]]],
  [1, 3, [[2], [], [1, 3]]],
  [3, 1, [[3, 1, 2], [], []]],
  [3, 0, [[3, 1, 2], [], []]],
  [1, 99, [[2], [], [1, 3]]],
])('TRAIN-14 problem %i at place %i', (pid, place, expected) => {
  expect(placeProblem(SECTIONS, pid, place).map(({ pids }) => pids)).toEqual(expected);
});
