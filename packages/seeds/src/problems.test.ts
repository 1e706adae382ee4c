import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@assay/rules/judging/languages/all.ts';
import { describe, expect, it } from 'vitest';
import { loadSeedProblems } from './load.ts';
import { CLASS_PLANS, PLANS } from './plans.ts';
import type { SeedCase } from './problem.ts';

const FOLDER = dirname(dirname(fileURLToPath(import.meta.url)));
const PROBLEMS = await loadSeedProblems(FOLDER);
const ALL = [...PROBLEMS, ...(await loadSeedProblems(FOLDER, CLASS_PLANS))];
const CASES = new Map(ALL.map((problem) => [problem.problemId, problem.cases()]));
const casesOf = ({ problemId }: { problemId: string }) => CASES.get(problemId) as SeedCase[];

const sizeOf = (cases: readonly SeedCase[]) =>
  cases.reduce((bytes, { input, output }) => bytes + input.length + output.length, 0);
const digestOf = (cases: readonly SeedCase[]) => createHash('sha256').update(JSON.stringify(cases)).digest('hex');
/** Cases by group, in judging order; without groups all cases form the group 0. */
const groupsOf = (cases: readonly SeedCase[]) => {
  const groups = new Map<number, SeedCase[]>();
  for (const one of cases) groups.set(one.groupNum ?? 0, [...(groups.get(one.groupNum ?? 0) ?? []), one]);
  return groups;
};
const expectations = (solutions: readonly { expected: string }[]) => solutions.map(({ expected }) => expected);

describe('the set of problems', () => {
  it('numbers the problems from 1000 in order, from easy to hard', () => {
    expect(PROBLEMS.map(({ problemId }) => problemId)).toEqual(PROBLEMS.map((_, i) => `${1000 + i}`));
    const difficulties = PROBLEMS.map(({ difficulty }) => difficulty);
    expect(difficulties).toEqual([...difficulties].sort());
    expect(new Set(difficulties).size).toBe(3);
  });

  it('covers every kind of problem', () => {
    expect(PROBLEMS.length).toBeGreaterThanOrEqual(15);
    expect(PROBLEMS.filter(({ type }) => type === 1).length).toBeGreaterThanOrEqual(5);
    const modes = new Set(PROBLEMS.map(({ type, judgeCaseMode }) => `${type} ${judgeCaseMode}`));
    expect([...modes].sort()).toEqual([
      '0 default',
      '0 ergodic_without_error',
      '1 default',
      '1 subtask_average',
      '1 subtask_lowest',
    ]);
    expect(PROBLEMS.map(({ judgeMode }) => judgeMode)).toEqual(expect.arrayContaining(['spj', 'interactive']));
    expect(PROBLEMS.some(({ isFileIO }) => isFileIO)).toBe(true);
    expect(PROBLEMS.some(({ isRemoveEndBlank }) => !isRemoveEndBlank)).toBe(true);
  });

  it('has programs for every verdict', () => {
    const all = new Set(PROBLEMS.flatMap(({ solutions }) => expectations(solutions)));
    expect([...all].sort()).toEqual(['AC', 'CE', 'MLE', 'PA', 'PE', 'RE', 'TLE', 'WA']);
  });
});

/** Generating the largest data takes some tenths of a second, on a busy machine much more. */
describe.each(ALL)('$problemId $texts.en.title', { timeout: 30_000 }, (problem) => {
  const cases = casesOf(problem);
  const inputs = cases.map(({ input }) => input);
  const { solve } = [...PLANS, ...CLASS_PLANS].find(({ problemId }) => problemId === problem.problemId)!;

  it('has a statement in both languages', () => {
    const { zh, en } = problem.texts;
    expect(zh.description).toMatch(/\p{Script=Han}/u);
    expect(en.description).not.toMatch(/\p{Script=Han}/u);
    expect(zh.hint === '').toBe(en.hint === '');
    const formulas = (text: string) =>
      (text.match(/^- .*?\$[^$]+\$|^\$[^$]+\$/gm) ?? []).map((f) => /\$.*\$/.exec(f)?.[0]);
    expect(formulas(zh.input)).toEqual(formulas(en.input));
  });

  it('sets Chinese and Latin characters apart', () => {
    for (const text of Object.values(problem.texts.zh)) {
      const prose = text.replace(/```.*?```/gs, '').replace(/\*\*/g, '');
      expect(prose.match(/.{0,9}(?:\p{Script=Han}[\w$`]|[\w$`]\p{Script=Han}).{0,9}/gu)).toBeNull();
    }
  });

  it('prints in its samples what the jury answers', () => {
    expect(problem.examples.length).toBeGreaterThan(0);
    for (const { input, output } of problem.examples) expect(output).toBe(solve(input));
  });

  it('judges its first sample', () => {
    expect(inputs).toContain(problem.examples[0]?.input);
  });

  it('has 6 to 20 different cases of at most 5 MB', () => {
    expect(cases.length).toBeGreaterThanOrEqual(6);
    expect(cases.length).toBeLessThanOrEqual(20);
    expect(new Set(inputs).size).toBe(cases.length);
    expect(sizeOf(cases)).toBeLessThanOrEqual(5_000_000);
  });

  it('has well-formed texts in its cases: ASCII, complete lines', () => {
    for (const { name, input, output } of cases) {
      expect(name).not.toBe('');
      for (const text of [input, output]) {
        const isWellFormed = text.endsWith('\n') && !text.endsWith('\n\n') && !/[^\n -~]/.test(text);
        expect(isWellFormed, name).toBe(true);
      }
    }
  });

  it('generates equal data each time', () => {
    expect(digestOf(problem.cases())).toBe(digestOf(cases));
  });

  it('shares out 100 points, or none in ACM', () => {
    if (problem.type === 0) {
      expect(cases.every(({ score, groupNum }) => score === undefined && groupNum === undefined)).toBe(true);
      return;
    }
    const groups = groupsOf(cases);
    const isInSubtasks = problem.judgeCaseMode !== 'default';
    expect([...groups.keys()]).toEqual(isInSubtasks ? [...groups.keys()].map((_, i) => i + 1) : [0]);
    expect(cases.map(({ groupNum = 0 }) => groupNum)).toEqual(cases.map(({ groupNum = 0 }) => groupNum).sort());
    const scores = isInSubtasks
      ? [...groups.values()].map((group) => {
          expect(new Set(group.map(({ score }) => score)).size).toBe(1);
          return group[0]?.score ?? 0;
        })
      : cases.map(({ score = 0 }) => score);
    expect(scores.reduce((sum, score) => sum + score, 0)).toBe(100);
  });

  it('announces in both statements the points that it gives', () => {
    if (problem.judgeCaseMode !== 'subtask_lowest' && problem.judgeCaseMode !== 'subtask_average') return;
    const given = [...groupsOf(cases)].map(([groupNum, group]) => [groupNum, group[0]?.score]);
    for (const { hint } of [problem.texts.zh, problem.texts.en]) {
      const rows = [...hint.matchAll(/^\| (\d+) \| (\d+) \|/gm)].map(([, group, points]) => [
        Number(group),
        Number(points),
      ]);
      expect(rows).toEqual(given);
    }
  });

  it('names its files only with file IO, and then in both statements', () => {
    const names = [problem.ioReadFileName, problem.ioWriteFileName];
    expect(names.every((name) => name !== '')).toBe(problem.isFileIO);
    for (const { input, output } of [problem.texts.zh, problem.texts.en]) {
      expect(input).toContain(names[0]);
      expect(output).toContain(names[1]);
    }
  });

  it('has a judging program exactly in the modes that need one', () => {
    expect(problem.judgeProgram !== undefined).toBe(problem.judgeMode !== 'default');
  });

  it('is solved in C++ and another language, and tells wrong programs from right ones', () => {
    const accepted = problem.solutions.filter(({ expected }) => expected === 'AC').map(({ language }) => language);
    expect(accepted).toContain('C++ 17 With O2');
    expect(accepted.some((language) => language === 'Python3' || language === 'Java')).toBe(true);
    expect(expectations(problem.solutions).some((expected) => expected !== 'AC')).toBe(true);
    const known = LANGUAGES.map(({ name }) => name);
    for (const { language } of problem.solutions) expect(known).toContain(language);
    const isOi = problem.type === 1;
    expect(isOi || !expectations(problem.solutions).includes('PA')).toBe(true);
  });
});
