import type { JudgeCase } from '@assay/contract/judging/jobs.ts';
import type { CaseMode } from '@assay/contract/problems/problem.ts';
import { expect, test } from 'vitest';
import { type MadeFiles, settingsOfTests } from './made-tests.ts';

const file = { hash: 'a', bytes: 1 };
const made = (number: number, group: number | null = null, points: number | null = null): MadeFiles => ({
  number,
  input: file,
  answer: file,
  group,
  points,
  isSample: false,
});
const stored = (number: number, score: number, more: Partial<JudgeCase> = {}): JudgeCase => ({
  index: number,
  inputName: `${number}.in`,
  outputName: `${number}.out`,
  input: file,
  output: file,
  score,
  groupNum: 1,
  ...more,
});

test.each<
  [sentence: string, tests: MadeFiles[], stored: JudgeCase[], mode: CaseMode, scores: number[], groups: number[]]
>([
  ['points are shared evenly', [made(1), made(2), made(3)], [], 'default', [33, 33, 34], [1, 1, 1]],
  [
    'what the script says comes first',
    [made(1, 1, 10), made(2, 2, 90)],
    [stored(1, 50), stored(2, 50)],
    'default',
    [10, 90],
    [1, 2],
  ],
  ['who says points of some gives the others none', [made(1), made(2, 2, 100)], [], 'default', [0, 100], [1, 2]],
  [
    'as many cases as before keep their points',
    [made(1), made(2)],
    [stored(1, 20), stored(2, 80, { groupNum: 2 })],
    'default',
    [20, 80],
    [1, 2],
  ],
  [
    'groups share, each case with the points of its group',
    [made(1, 1), made(2, 2), made(3, 2)],
    [],
    'subtask_lowest',
    [50, 50, 50],
    [1, 2, 2],
  ],
])('GEN-8: %s', (_sentence, tests, before, judgeCaseMode, scores, groups) => {
  const settings = settingsOfTests(tests, before, { type: 1, judgeCaseMode });
  expect(settings.map(({ score }) => score)).toEqual(scores);
  expect(settings.map(({ groupNum }) => groupNum)).toEqual(groups);
});

test('GEN-8: a problem without points gets none, and limits of a case stay with its number', () => {
  const [first, second] = settingsOfTests([made(1), made(2, null, 5)], [stored(2, 0, { timeMs: 500 })], {
    type: 0,
    judgeCaseMode: 'default',
  });
  expect(first).toEqual({ score: 0, groupNum: 1, timeMs: null, memoryMb: null, checkerArguments: null });
  expect(second).toMatchObject({ score: 0, timeMs: 500 });
});
