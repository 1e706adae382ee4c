import { describe, expect, it } from 'vitest';
import {
  blankForm,
  type CasesForm,
  NO_QUESTIONS,
  newCase,
  type ProblemForm,
  type SubtaskForm,
  settingsOf,
} from './problem-form.ts';
import { refuseForm } from './refuse-form.ts';
import { saveOf } from './save-of.ts';
import { newSubtask, numbersOf, sharedScore, splitOverSubtasks, spreadSums, withOwnSubtasks } from './subtasks.ts';

const manual = (...groups: [groupNum: string, score: string][]): CasesForm => ({
  from: 'manual',
  stored: null,
  questions: NO_QUESTIONS,
  upload: null,
  manual: groups.map(([groupNum, score], at) => newCase(`${at}`, '1', { groupNum, score })),
});
const row = (num: string, given: Partial<SubtaskForm> = {}): SubtaskForm => ({
  key: Number(num),
  num,
  score: '50',
  rule: 'min',
  dependsOn: '',
  ...given,
});
const TEXTS = { title: 'T', description: '', input: 'I', output: 'O', hint: '' };
const formWith = (cases: CasesForm, given: Partial<ProblemForm> = {}): ProblemForm => ({
  ...blankForm(['C'], 1),
  problemId: 'P1',
  zh: TEXTS,
  en: TEXTS,
  type: 1,
  judgeCaseMode: 'subtasks',
  cases,
  ...given,
});
const scores = (cases: CasesForm) => settingsOf(cases).map(({ score }) => score);

it('numbers are read whatever stands between them', () => {
  expect(numbersOf('1, 2，3 4')).toEqual([1, 2, 3, 4]);
  expect(numbersOf(' ')).toEqual([]);
});

describe('changing to subtasks', () => {
  it('keeps what the groups were worth by the lowest', () => {
    const cases = manual(['1', '30'], ['2', '70'], ['2', '70']);
    const next = withOwnSubtasks(formWith(cases, { judgeCaseMode: 'subtask_lowest' }));
    expect(next.subtasks.map(({ num, score, rule }) => [num, score, rule])).toEqual([
      ['1', '30', 'min'],
      ['2', '70', 'min'],
    ]);
  });
  it('starts with one when the cases had no groups', () => {
    const next = withOwnSubtasks(formWith(manual(['', '50'], ['', '50']), { judgeCaseMode: 'default' }));
    expect(next.subtasks).toMatchObject([{ num: '1', score: '100', rule: 'min' }]);
    expect(settingsOf(next.cases).map(({ groupNum }) => groupNum)).toEqual(['1', '1']);
  });
  it('leaves subtasks alone that were there', () => {
    const form = formWith(manual(['1', '']), { judgeCaseMode: 'default', subtasks: [row('4')] });
    expect(withOwnSubtasks(form).subtasks).toEqual([row('4')]);
  });
});

describe('points', () => {
  it('come from the subtask where its cases share them', () => {
    const rows = [row('1'), row('2', { rule: 'sum' })];
    expect(sharedScore('subtasks', rows, { groupNum: '1' })).toBe('50');
    expect(sharedScore('subtasks', rows, { groupNum: '2' })).toBeNull();
    expect(sharedScore('subtask_lowest', rows, { groupNum: '1' })).toBeNull();
  });
  it('are shared over subtasks, and those of a sum over its cases', () => {
    const rows = [row('1'), row('2', { rule: 'sum' }), row('3', { rule: 'sum' })];
    const next = splitOverSubtasks(formWith(manual(['1', ''], ['2', ''], ['2', ''], ['3', '']), { subtasks: rows }));
    expect(next.subtasks.map(({ score }) => score)).toEqual(['33', '33', '34']);
    expect(scores(next.cases)).toEqual(['', '16', '17', '34']);
    expect(scores(spreadSums(manual(['1', '9']), [row('1')]))).toEqual(['9']);
  });
  it('a new subtask takes the next number', () => {
    expect(newSubtask([row('1'), row('7')]).num).toBe('8');
  });
});

describe('what is refused', () => {
  it.each<[string, SubtaskForm[], string[]]>([
    ['nothing', [row('1'), row('2', { dependsOn: '1' })], []],
    ['a circle', [row('1', { dependsOn: '2' }), row('2', { dependsOn: '1' })], ['subtasks']],
    ['an unknown number', [row('1'), row('2', { dependsOn: '9' })], ['subtasks']],
    ['a number twice', [row('1'), row('1')], ['subtasks']],
    ['a subtask without cases', [row('1'), row('2'), row('3')], ['subtasks']],
    ['what is no number', [row('1'), row('2', { dependsOn: 'x' })], ['subtasks.1.dependsOn']],
    ['points that are missing', [row('1', { score: '' }), row('2')], ['cases.samples.0.score', 'subtasks.0.score']],
    ['a sum that cannot be reached', [row('1'), row('2', { rule: 'sum' })], ['subtasks']],
  ])('%s', (_what, subtasks, paths) => {
    const errors = refuseForm(formWith(manual(['1', ''], ['2', '20']), { subtasks }));
    expect(Object.keys(errors).sort()).toEqual(paths);
  });
});

it('sends subtasks with the points their cases share', () => {
  const form = formWith(manual(['1', ''], ['2', '50']), {
    subtasks: [row('1'), row('2', { rule: 'sum', dependsOn: '1' })],
  });
  const save = saveOf(form);
  expect(save.subtasks).toEqual([
    { num: 1, score: 50, rule: 'min', dependsOn: [] },
    { num: 2, score: 50, rule: 'sum', dependsOn: [1] },
  ]);
  expect(save.cases).toMatchObject({
    samples: [
      { score: 50, groupNum: 1 },
      { score: 50, groupNum: 2 },
    ],
  });
  expect(saveOf({ ...form, judgeCaseMode: 'default' }).subtasks).toBeUndefined();
});
