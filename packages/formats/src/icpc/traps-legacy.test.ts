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
  const { problem, notes } = await readWith({ ...GROUPED, 'data/secret/g/testdata.yaml': settings });
  return { group: problem.groups.at(-1)!, warnings: codesOf(notes, 'warning') };
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
    ['accept_if_any_accepted', 'grader_flags: accept_if_any_accepted', 'graderFlagLost'],
    ['always_accept', 'grader_flags: always_accept sum', 'graderFlagLost'],
  ])('%s cannot be kept and is told', async (_what, settings, code) => {
    expect((await groupWith(settings)).warnings).toContain(code);
  });

  test('groups inside groups are joined, and told', async () => {
    const deep = { 'data/secret/g/deep/3.in': '3', 'data/secret/g/deep/3.ans': '3' };
    const { problem, notes } = await readWith({ ...GROUPED, ...deep });
    expect(problem.groups.map(({ name }) => name)).toEqual(['sample', 'g']);
    expect(problem.cases.filter(({ group }) => group === 2)).toHaveLength(3);
    expect(codesOf(notes, 'warning')).toContain('nestedGroups');
  });
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
