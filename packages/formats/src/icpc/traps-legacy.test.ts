import { describe, expect, test } from 'vitest';
import { codesOf } from '../testing/packages.ts';
import { type Files, readWith } from './testing/package.ts';

/** Traps of the format, a test for each. */
const yaml = (more: string): Files => ({ 'problem.yaml': `name: X\nlimits: {time_limit: 1}\n${more}` });

describe('traps of a legacy problem.yaml', () => {
  test('the title of a LaTeX statement may stand plain in a comment, which goes before \\problemname', async () => {
    const { problem } = await readWith({
      'problem.yaml': 'limits: {time_limit: 1}',
      'problem_statement/problem.en.md': null,
      'problem_statement/problem.tex': '%% plainproblemname: A & B\n\\problemname{$A$ \\& $B$}\nStory.',
    });
    expect(problem.titles).toEqual({ en: 'A & B' });
  });

  test.each([
    ['a text of words', 'keywords: easy math'],
    ['a list', 'keywords: [easy, math]'],
  ])('keywords are %s', async (_what, line) => {
    expect((await readWith(yaml(line))).problem.tags).toEqual(['easy', 'math']);
  });

  test.each([
    ['a text of codes', 'languages: c rust'],
    ['a list', 'languages: [c, rust]'],
  ])('languages are %s', async (_what, line) => {
    expect((await readWith(yaml(line))).problem.languages).toEqual(expect.arrayContaining(['C', 'Rust']));
  });

  test('`all` languages are no list of one language', async () => {
    expect((await readWith(yaml('languages: all'))).problem.languages).toBeNull();
  });

  test('units: output in MiB, code in KiB, memory in MiB, time in seconds', async () => {
    const limits = 'name: X\nlimits: {time_limit: 0.25, output: 8, code: 128, memory: 2048}';
    expect((await readWith({ 'problem.yaml': limits })).problem.judging.limits).toMatchObject({
      timeMs: 250,
      outputKb: 8192,
      codeKb: 128,
      memoryMb: 2048,
    });
  });

  test('time_multiplier is a hint for whoever finds the limit, not a limit', async () => {
    const { problem, notes } = await readWith({ 'problem.yaml': 'name: X\nlimits: {time_multiplier: 5}' });
    expect(problem.judging.limits.timeMs).toBeNull();
    expect(codesOf(notes, 'warning')).toContain('noTimeLimit');
    expect(codesOf(notes)).not.toContain('limitLost');
  });

  test.each([
    ['default', 'default'],
    ['custom', 'spj'],
    ['custom score', 'spj'],
    ['custom interactive', 'interactive'],
    ['custom score interactive', 'interactive'],
    ['custom multi-pass', 'multi_pass'],
  ])('validation: %s', async (words, mode) => {
    const { problem } = await readWith({ ...yaml(`validation: ${words}`), 'output_validators/v.py': 'exit(42)' });
    expect(problem.judging.mode).toBe(mode);
  });

  test('a validator beside `validation: default` is told and not used', async () => {
    const { problem, notes } = await readWith({ ...yaml(''), 'output_validators/v.py': 'exit(42)' });
    expect(problem.judging.checker).toBeNull();
    expect(codesOf(notes, 'warning')).toContain('validatorUnused');
  });

  test("a validator's own build script is told: its main source is compiled", async () => {
    const { problem, notes } = await readWith({
      ...yaml('validation: custom'),
      'output_validators/v/build': '#!/bin/sh\n',
      'output_validators/v/validate.cpp': 'int main(){}',
    });
    expect(problem.judging.checker?.name).toBe('validate.cpp');
    expect(codesOf(notes, 'warning')).toContain('validatorBuild');
  });

  test('an unknown version of the format is told and read as legacy', async () => {
    const { notes } = await readWith(yaml('problem_format_version: "1999"'));
    expect(notes.filter(({ code }) => code === 'unknownVersion')).toMatchObject([{ severity: 'warning' }]);
  });

  test('`grading: {objective: min}` means nothing here and is told', async () => {
    const { notes } = await readWith(yaml('type: scoring\ngrading: {objective: min}'));
    expect(notes.find(({ code }) => code === 'unknownKeys')?.en).toContain('grading');
  });
});

const GROUPED: Record<string, string | null> = {
  'problem.yaml': 'name: X\ntype: scoring\nlimits: {time_limit: 1}',
  'data/secret/01.in': null,
  'data/secret/01.ans': null,
  'data/secret/g/1.in': '1',
  'data/secret/g/1.ans': '1',
  'data/secret/g/2.in': '2',
  'data/secret/g/2.ans': '2',
};
const groupWith = async (settings: string) => {
  const { problem, notes } = await readWith({
    ...GROUPED,
    'data/testdata.yaml': 'on_reject: continue',
    'data/secret/g/testdata.yaml': settings,
  });
  return { group: problem.groups.at(-1)!, warnings: codesOf(notes, 'warning'), errors: codesOf(notes, 'error') };
};

describe('traps of testdata.yaml', () => {
  test.each([
    ['points are 1 per accepted case unless stated', '', { score: 2, rule: 'sum' }],
    ['points of a sum count per case', 'accept_score: 20', { score: 40, rule: 'sum' }],
    ['points of min are those of the group', 'accept_score: 20\ngrader_flags: min', { score: 20, rule: 'min' }],
    ['the upper end of the range is what a group can give', 'accept_score: 20\nrange: 0 30', { score: 30 }],
    ['an upper end of +inf bounds nothing', 'accept_score: 20\nrange: -inf +inf', { score: 40 }],
    ['avg is the average', 'accept_score: 20\ngrader_flags: avg', { score: 20, rule: 'average' }],
    ['max is the highest', 'accept_score: 20\ngrader_flags: first_error max', { score: 20, rule: 'max' }],
  ])('%s', async (_sentence, settings, expected) => {
    const { group, warnings } = await groupWith(settings);
    expect(group).toMatchObject(expected);
    expect(warnings).toEqual([]);
  });

  test.each([
    ['points for rejected cases', 'reject_score: -5', 'rejectScore'],
    ['a grader program', 'grading: custom', 'graderLost'],
  ])('%s are not understood, and no problem is made of them', async (_what, settings, code) => {
    expect((await groupWith(settings)).errors).toEqual([code]);
  });

  test('nor of folders that are not added up', async () => {
    const { notes } = await readWith({ ...GROUPED, 'data/secret/testdata.yaml': 'grader_flags: min' });
    expect(codesOf(notes, 'error')).toEqual(['aggregationLost']);
  });

  test('a range bounds points, and does not give them', async () => {
    expect((await groupWith('range: 0 100')).group).toMatchObject({ score: 2, rule: 'sum' });
  });

  const CHAIN = { 'data/secret/h/1.in': '', 'data/secret/h/1.ans': '' };
  const groupsOf = async (files: Record<string, string>) => {
    const { problem, notes } = await readWith({ ...GROUPED, ...CHAIN, ...files });
    expect(codesOf(notes, 'error')).toEqual([]);
    return problem.groups.map(({ name, score, rule, dependsOn }) => [name, score, rule, dependsOn]);
  };

  const MIN = 'accept_score: 10\ngrader_flags: min';

  test('`on_reject: break`, which is the default, keeps what stands behind from being judged', async () => {
    const both = { 'data/secret/g/testdata.yaml': MIN, 'data/secret/h/testdata.yaml': MIN };
    expect(await groupsOf(both)).toEqual([
      ['sample', 1, 'sum', []],
      ['g', 10, 'min', [1]],
      ['h', 10, 'min', [1, 2]],
    ]);
    expect(await groupsOf({ ...both, 'data/secret/testdata.yaml': 'on_reject: continue' })).toEqual([
      ['sample', 1, 'sum', []],
      ['g', 10, 'min', [1]],
      ['h', 10, 'min', [1]],
    ]);
    const always = { ...both, 'data/secret/g/testdata.yaml': `${MIN} always_accept` };
    expect((await groupsOf(always)).at(-1)).toEqual(['h', 10, 'min', [1]]);
  });

  test('a sum that breaks counts the cases before the first rejected one: a chain', async () => {
    expect(await groupsOf({ 'data/secret/g/testdata.yaml': 'accept_score: 5' })).toEqual([
      ['sample', 1, 'sum', []],
      ['g-1', 5, 'min', [1]],
      ['g-2', 5, 'min', [1, 2]],
      ['h', 1, 'sum', [1, 2, 3]],
    ]);
  });

  test('a validator that gives points gives at most the range, and without one nobody knows', async () => {
    const custom = {
      'problem.yaml': 'name: X\ntype: scoring\nvalidation: custom score\nlimits: {time_limit: 1}',
      'output_validators/v.py': '',
      'data/testdata.yaml': 'grader_flags: ignore_sample\non_reject: continue',
    };
    const { problem } = await readWith({ ...GROUPED, ...custom, 'data/secret/g/testdata.yaml': 'range: 0 40' });
    expect(problem.groups.at(-1)).toMatchObject({ score: 40, rule: 'sum' });
    expect(problem.cases.slice(-2).map(({ score }) => score)).toEqual([40, 40]);
    const { notes } = await readWith({ ...GROUPED, ...custom });
    expect(codesOf(notes, 'error')).toEqual(['scoreUnbounded']);
    const multiplies = { 'output_validators/v.py': 'open("score_multiplier.txt")' };
    const parts = await readWith({
      ...GROUPED,
      ...custom,
      ...multiplies,
      'data/secret/g/testdata.yaml': 'accept_score: 7',
    });
    expect(parts.problem.groups.at(-1)).toMatchObject({ score: 14, rule: 'sum' });
  });

  test.each([
    ['accept_if_any_accepted', 'grader_flags: accept_if_any_accepted', 'graderFlagLost'],
    ['always_accept', 'grader_flags: always_accept sum', 'graderFlagLost'],
  ])('%s cannot be kept and is told', async (_what, settings, code) => {
    expect((await groupWith(settings)).warnings).toContain(code);
  });

  test('groups inside groups that have points are subtasks, and told', async () => {
    const deep = {
      'data/secret/g/deep/3.in': '3',
      'data/secret/g/deep/3.ans': '3',
      'data/secret/g/deep/testdata.yaml': 'accept_score: 7\ngrader_flags: min',
    };
    const { problem } = await readWith({ ...GROUPED, ...deep, 'data/testdata.yaml': 'on_reject: continue' });
    expect(problem.groups.map(({ name, score }) => [name, score])).toEqual([
      ['sample', 1],
      ['g', 2],
      ['deep', 7],
    ]);
  });

  test('others are joined, and told', async () => {
    const deep = { 'data/secret/g/deep/3.in': '3', 'data/secret/g/deep/3.ans': '3' };
    const { problem, notes } = await readWith({ ...GROUPED, ...deep, 'data/testdata.yaml': 'on_reject: continue' });
    expect(problem.groups.map(({ name }) => name)).toEqual(['sample', 'g']);
    expect(problem.cases.filter(({ group }) => group === 2)).toHaveLength(3);
    expect(codesOf(notes, 'warning')).toContain('nestedGroups');
  });
});

test.each([
  ['accepted/a.py', '# @EXPECTED_GRADES@ AC AC', { min: 30, max: 30 }],
  ['partially_accepted/a.py', '# @EXPECTED_GRADES@ AC WA', { min: 10, max: 10 }],
  ['partially_accepted/a.py', '# @EXPECTED_GRADES@ AC', null],
  ['partially_accepted/greedy_20.py', '', { min: 20, max: 20 }],
  ['partially_accepted/greedy_5-25p.py', '', { min: 5, max: 25 }],
  ['partially_accepted/version_2.py', '', null],
  ['wrong_answer/greedy_20.py', '', null],
])('submissions/%s with "%s" promises the points %j', async (name, code, score) => {
  const { problem } = await readWith({
    ...GROUPED,
    'data/testdata.yaml': 'on_reject: continue\ngrader_flags: ignore_sample',
    'data/secret/g/testdata.yaml': 'accept_score: 10\ngrader_flags: min',
    'data/secret/h/1.in': '',
    'data/secret/h/1.ans': '',
    'data/secret/h/testdata.yaml': 'accept_score: 20\ngrader_flags: min',
    [`submissions/${name}`]: code,
  });
  expect(problem.solutions.find((one) => name.endsWith(`/${one.name}`))?.score).toEqual(score);
});

test.each([
  ['rejected', ['wrongAnswer', 'timeLimit', 'runtimeError', 'memoryLimit']],
  ['brute_force', ['timeLimit', 'runtimeError', 'memoryLimit']],
  ['COMPILER_ERROR', ['compileError']],
  ['no_output', ['wrongAnswer']],
  ['output_limit', ['runtimeError', 'memoryLimit']],
  ['of_my_own', []],
])('submissions/%s promises %j', async (folder, expected) => {
  const { problem } = await readWith({ [`submissions/${folder}/s.py`]: '' });
  expect(problem.solutions.find(({ name }) => name === 's.py')?.expected).toEqual(expected);
});
