import type { CaseMode } from '@assay/contract/problems/problem.ts';
import { describe, expect, it } from 'vitest';
import {
  guessGroups,
  pasteCaseSettings,
  splitEvenly,
  spreadArguments,
  totalScore,
  withCaseMode,
  withManual,
  withSamples,
  withType,
} from './case-settings.ts';
import {
  blankForm,
  type CasesForm,
  type FileCase,
  NO_QUESTIONS,
  newCase,
  newPair,
  type ProblemForm,
  settingsOf,
} from './problem-form.ts';

const file = (input: string, settings: Partial<FileCase> = {}): FileCase => ({
  input,
  output: input.replace(/in$/, 'out'),
  inputBytes: 1,
  outputBytes: 1,
  warnings: [],
  score: '',
  groupNum: '',
  timeMs: '',
  memoryMb: '',
  checkerArguments: '',
  ...settings,
});
const uploaded = (...rows: FileCase[]): CasesForm => ({
  from: 'upload',
  stored: null,
  questions: NO_QUESTIONS,
  manual: [],
  upload: { key: 'k', fileName: 'a.zip', rows, unpaired: [], ignored: [], first: null },
});
const scores = (cases: CasesForm) => settingsOf(cases).map(({ score }) => score);
const groups = (cases: CasesForm) => settingsOf(cases).map(({ groupNum }) => groupNum);
const formWith = (cases: CasesForm, given: Partial<ProblemForm> = {}): ProblemForm => ({
  ...blankForm(['C'], 1),
  cases,
  ...given,
});

describe('points', () => {
  it('shares 100, the remainder to the last cases', () => {
    expect(scores(splitEvenly(uploaded(file('1.in'), file('2.in'), file('3.in')), 'default'))).toEqual([
      '33',
      '33',
      '34',
    ]);
  });

  it('gives every case of a group the points of the group', () => {
    const cases = uploaded(
      file('1.in', { groupNum: '1' }),
      file('2.in', { groupNum: '1' }),
      file('3.in', { groupNum: '2' }),
    );
    expect(scores(splitEvenly(cases, 'subtask_lowest'))).toEqual(['50', '50', '50']);
  });

  it('leaves nothing to share alone', () => {
    const none = uploaded();
    expect(splitEvenly(none, 'default')).toBe(none);
  });

  it('come with the OI type, but do not overwrite the points an author gave', () => {
    const acm = formWith(uploaded(file('1.in'), file('2.in')));
    const oi = withType(acm, 1);
    expect(scores(oi.cases)).toEqual(['50', '50']);
    const own = withType(formWith(uploaded(file('1.in', { score: '30' }), file('2.in', { score: '70' }))), 1);
    expect(scores(own.cases)).toEqual(['30', '70']);
  });

  it('a type without the case mode falls back to the default mode', () => {
    expect(withType(formWith(uploaded(), { judgeCaseMode: 'ergodic_without_error' }), 1).judgeCaseMode).toBe('default');
  });

  it('stay evenly split while cases are added by hand, unless they are the author’s own', () => {
    const manual = (...settings: string[]): CasesForm => ({
      ...uploaded(),
      from: 'manual',
      manual: settings.map((score) => newCase('1', '1', { score, groupNum: '' })),
    });
    const even = formWith(manual('50', '50'), { type: 1 });
    expect(scores(withManual(even, [...even.cases.manual, newCase()]).cases)).toEqual(['33', '33', '34']);
    const own = formWith(manual('10', '90'), { type: 1 });
    expect(scores(withManual(own, [...own.cases.manual, newCase()]).cases)).toEqual(['10', '90', '']);
  });

  it('add up as the judge adds them', () => {
    const cases = uploaded(
      file('1.in', { score: '40', groupNum: '1' }),
      file('2.in', { score: '40', groupNum: '1' }),
      file('3.in', { score: '60', groupNum: '2' }),
    );
    expect(totalScore(formWith(cases, { type: 1 }))).toBe(140);
    expect(totalScore(formWith(cases, { type: 1, judgeCaseMode: 'subtask_lowest' }))).toBe(100);
    expect(totalScore(formWith(uploaded(file('1.in', { score: '1.5' })), { type: 1 }))).toBeNull();
  });
});

describe('groups', () => {
  const named = uploaded(file('1-1.in'), file('1-2.in'), file('2-1.in'));

  it('are guessed from file names when the mode asks for them, and points follow', () => {
    const form = withCaseMode(formWith(named, { type: 1 }), 'subtask_average');
    expect(groups(form.cases)).toEqual(['1', '1', '2']);
    expect(scores(form.cases)).toEqual(['50', '50', '50']);
  });

  it('that an author gave are kept', () => {
    const given = uploaded(file('1-1.in', { groupNum: '3' }), file('2-1.in', { groupNum: '1' }));
    expect(groups(guessGroups(given, 'subtask_lowest'))).toEqual(['3', '1']);
  });

  it('do not change when one subtask mode follows the other', () => {
    const before = withCaseMode(formWith(named, { type: 1 }), 'subtask_average');
    expect(withCaseMode(before, 'subtask_lowest').cases).toBe(before.cases);
  });
});

describe('arguments', () => {
  const rows = [
    ['1', '--a'],
    ['1', '--b'],
    ['2', ''],
    ['2', '--c'],
  ].map(([groupNum, checkerArguments], at) =>
    file(`${at}.in`, { groupNum: groupNum!, checkerArguments: checkerArguments! }),
  );
  const spread = (mode: CaseMode) =>
    settingsOf(spreadArguments(uploaded(...rows), mode)).map(({ checkerArguments }) => checkerArguments);

  it('of the first case are given to all', () => expect(spread('default')).toEqual(['--a', '--a', '--a', '--a']));

  it('of the first case of a group are given to the group', () =>
    expect(spread('subtask_lowest')).toEqual(['--a', '--a', '', '']));
});

describe('pasting from a spreadsheet', () => {
  const cases = uploaded(file('1.in'), file('2.in'), file('3.in'));
  const both = ['score', 'groupNum'] as const;

  it('fills downwards and to the right, from the cell on', () => {
    const pasted = pasteCaseSettings(cases, { row: 1, column: 'score' }, '20\t1\r\n80\t2\r\n', both)!;
    expect(scores(pasted)).toEqual(['', '20', '80']);
    expect(groups(pasted)).toEqual(['', '1', '2']);
  });

  it('leaves out what reaches over the last column and row', () => {
    const pasted = pasteCaseSettings(cases, { row: 2, column: 'groupNum' }, '5\t9\n6\n7', both)!;
    expect(groups(pasted)).toEqual(['', '', '5']);
    expect(scores(pasted)).toEqual(['', '', '']);
  });

  it('keeps unusable cells, so that the author sees them refused', () => {
    expect(scores(pasteCaseSettings(cases, { row: 0, column: 'score' }, 'ten\n20', ['score'])!)).toEqual([
      'ten',
      '20',
      '',
    ]);
  });

  it('leaves a single cell to the browser', () => {
    expect(pasteCaseSettings(cases, { row: 0, column: 'score' }, '20\n', both)).toBeNull();
  });
});

it('EDIT-3 takes the samples of the statement as the cases, until better ones come', () => {
  const blank = blankForm(['C'], 0);
  const examples = [newPair('1 2', '3'), newPair('', ' '), newPair('4 5', '9')];
  const { from, manual } = withSamples({ ...blank, type: 1, examples }).cases;
  expect(from).toBe('manual');
  expect(manual.map(({ input, output, score }) => [input, output, score])).toEqual([
    ['1 2', '3', '50'],
    ['4 5', '9', '50'],
  ]);
  expect(withSamples(blank).cases.manual).toMatchObject([{ input: '', output: '' }]);
});
