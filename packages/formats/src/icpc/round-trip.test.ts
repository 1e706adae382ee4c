import { describe, expect, test } from 'vitest';
import { textFile } from '../file-ref.ts';
import type { ProblemPackage } from '../problem-package.ts';
import { buildCase } from '../testing/case.ts';
import { codesOf, writePackages } from '../testing/packages.ts';
import { domjudge, icpc2025, icpcLegacy } from './icpc.ts';
import { fullPackage, scoring, throughFormat } from './testing/full-package.ts';

/** What is told in other words or not at all by a format, as the tables of losses say. */
const without = (value: unknown, ...paths: string[]) => {
  const copy = structuredClone(value) as Record<string, unknown>;
  for (const path of paths) delete copy[path];
  return copy;
};

describe('everything these formats keep survives', () => {
  test.each([icpcLegacy, icpc2025])('$id', async (format) => {
    const { before, after, written } = await throughFormat(format, fullPackage());
    expect(without(after, 'origin')).toEqual(without(before, 'origin'));
    expect(written.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });

  test('domjudge, but for its statement and languages of it', async () => {
    const { before, after, written } = await throughFormat(domjudge, fullPackage());
    const lost = ['origin', 'titles', 'statements', 'statementFiles'] as const;
    expect(without(after, ...lost)).toEqual(without(before, ...lost));
    expect(codesOf(written, 'warning')).toEqual(['languagesLost']);
    const { statements } = after as ProblemPackage;
    expect(statements.en).toMatchObject({
      description: 'Story ![](<file://picture-1.png>)',
      input: 'Two.',
      output: 'One.',
      hint: 'Hm.',
    });
  });
});

describe('subtasks', () => {
  test('2025-09 keeps rules, points and dependencies', async () => {
    const { after } = await throughFormat(icpc2025, scoring());
    expect((after as ProblemPackage).groups).toEqual(scoring().groups);
    expect((after as ProblemPackage).cases.map(({ group, score }) => [group, score])).toEqual([
      [1, 0],
      [2, 40],
      [3, 30],
      [3, 30],
    ]);
  });

  test('legacy keeps rules and points; what subtasks depend on is told as lost', async () => {
    const { after, written } = await throughFormat(icpcLegacy, scoring());
    expect((after as ProblemPackage).groups).toEqual(scoring().groups.map((group) => ({ ...group, dependsOn: [] })));
    expect(codesOf(written, 'warning')).toEqual(['dependencies']);
  });

  test('points of single cases become subtasks of one case', async () => {
    const { after, written } = await throughFormat(icpcLegacy, {
      ...fullPackage(),
      scoring: 'oi',
      cases: [buildCase('a', { score: 30 }), buildCase('b', { score: 70 })],
      samples: [],
    });
    expect((after as ProblemPackage).groups.map(({ score }) => score)).toEqual([30, 70]);
    expect(codesOf(written, 'warning')).toContain('unevenScores');
  });

  test.each([icpcLegacy, icpc2025, domjudge])('$id: points of a subtask of samples are not lost', async (format) => {
    const sample = { input: textFile('in 1\n'), output: textFile('out 1\n'), isSample: true };
    const { after, written } = await throughFormat(format, {
      ...fullPackage(),
      scoring: 'oi',
      groups: [
        { num: 1, name: 'groupa', score: 40, rule: 'min', dependsOn: [] },
        { num: 2, name: 'groupb', score: 60, rule: 'min', dependsOn: [] },
      ],
      cases: [buildCase('1', { ...sample, group: 1, score: 40 }), buildCase('2', { group: 2, score: 60 })],
    });
    const { groups, cases } = after as ProblemPackage;
    expect(groups.map(({ name, score }) => [name, score])).toEqual([
      ['sample', 0],
      ['groupa', 40],
      ['groupb', 60],
    ]);
    expect(cases.map(({ isSample, score }) => [isSample, score])).toEqual([
      [true, 0],
      [false, 40],
      [false, 60],
    ]);
    expect(codesOf(written, 'info')).toContain('samplesTwice');
  });
});

test.each([icpcLegacy, icpc2025, domjudge])('$id: a validator with its arguments and files', async (format) => {
  const problem = fullPackage();
  problem.judging = {
    ...problem.judging,
    mode: 'spj',
    comparison: { by: 'lines' },
    checker: {
      language: 'C++ 20 With O2',
      name: 'check.cpp',
      code: 'int main(){}',
      convention: 'icpc',
      arguments: ['--eps', '1'],
      points: 'points',
    },
    judgeExtraFiles: [{ name: 'help.h', content: '// h' }],
  };
  const { after } = await throughFormat(format, problem);
  const { judging } = after as ProblemPackage;
  expect(judging.checker).toMatchObject({ name: 'check.cpp', arguments: ['--eps', '1'], code: 'int main(){}' });
  expect(judging.judgeExtraFiles).toEqual([{ name: 'help.h', content: '// h' }]);
  expect(judging.mode).toBe('spj');
});

test('losses are told before anything is written', async () => {
  const problem = fullPackage();
  problem.judging = {
    ...problem.judging,
    mode: 'objective',
    fileIo: { read: 'a', write: 'b' },
    comparison: { by: 'lines' },
    checker: { language: 'Java', name: 'C.java', code: '', convention: 'testlib', arguments: [], points: null },
  };
  problem.cases = [buildCase('01', { limits: { timeMs: 1, memoryMb: null } })];
  problem.templates = [{ language: 'C', prepend: '', body: 'x', append: '' }];
  problem.solutions = [{ ...problem.solutions[0]!, expected: ['compileError'] }];
  const { notes } = await writePackages(icpcLegacy, [problem]);
  expect(codesOf(notes, 'error')).toEqual(['modeNotThere']);
  expect(codesOf(notes, 'warning')).toEqual(
    expect.arrayContaining(['fileIo', 'convention', 'perCaseLimits', 'templates', 'solution', 'noAccepted']),
  );
});

test('fields that the format has no place for are told as lost', async () => {
  const problem = { ...fullPackage(), difficulty: 2 };
  problem.origin.url = 'https://polygon.example.org/p/1';
  const { notes } = await writePackages(icpc2025, [problem]);
  expect(notes).toContainEqual(
    expect.objectContaining({ code: 'fieldsLost', en: 'Fields are lost: difficulty, address' }),
  );
});

test('case names that do not sort as they run become numbers', async () => {
  const problem = { ...fullPackage(), samples: [], cases: [buildCase('9'), buildCase('10'), buildCase('../x')] };
  const { after } = await throughFormat(icpcLegacy, problem);
  const { cases } = after as ProblemPackage;
  expect(cases.map(({ name }) => name)).toEqual(['1', '2', '3']);
  expect(cases.map(({ input }) => input)).toEqual(['in 9\n', 'in 10\n', 'in ../x\n']);
});
