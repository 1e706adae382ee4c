import type { Subtask } from '@assay/contract/problems/problem.ts';
import { expect, it } from 'vitest';
import { refuseSubtaskCases, refuseSubtasks } from './refuse-subtasks.ts';

const subtask = (num: number, dependsOn: number[] = [], rule: Subtask['rule'] = 'min', score = 50): Subtask => ({
  num,
  score,
  rule,
  dependsOn,
});

it.each<[string, Subtask[], string | null, object?]>([
  ['subtasks may depend on each other', [subtask(1), subtask(2, [1]), subtask(3, [1, 2])], null],
  ['also on later ones', [subtask(1, [2]), subtask(2)], null],
  ['there must be one', [], 'problem.subtasksNeeded'],
  ['no number twice', [subtask(1), subtask(1)], 'problem.subtaskTwice', { num: 1 }],
  ['no unknown number', [subtask(1, [4])], 'problem.subtaskUnknown', { num: 1, unknown: 4 }],
  ['not on itself', [subtask(1, [1])], 'problem.subtaskCircle', { circle: '1 → 1' }],
  [
    'not in a circle',
    [subtask(1), subtask(2, [4]), subtask(3, [2]), subtask(4, [1, 3])],
    'problem.subtaskCircle',
    { circle: '2 → 4 → 3 → 2' },
  ],
])('%s', (_sentence, subtasks, code, params = {}) => {
  const refusal = refuseSubtasks(subtasks);
  expect(refusal?.code ?? null).toBe(code);
  if (refusal) expect(refusal.params).toMatchObject(params);
});

const cases = (...given: [groupNum: number, score: number][]) =>
  given.map(([groupNum, score]) => ({ groupNum, score }));

it.each<[string, Subtask[], ReturnType<typeof cases>, string | null]>([
  ['every case has a subtask', [subtask(1)], cases([1, 0], [2, 0]), 'problem.subtaskOfCase'],
  ['every subtask has a case', [subtask(1), subtask(2)], cases([1, 0]), 'problem.subtaskEmpty'],
  ['the points of a sum can be reached', [subtask(1, [], 'sum')], cases([1, 20], [1, 20]), 'problem.subtaskPoints'],
  ['and may be passed', [subtask(1, [], 'sum')], cases([1, 30], [1, 30]), null],
  ['other rules ask for no points', [subtask(1, [], 'mul')], cases([1, 0]), null],
])('%s', (_sentence, subtasks, given, code) => {
  expect(refuseSubtaskCases(subtasks, given)?.code ?? null).toBe(code);
});
