import { describe, expect, test } from 'vitest';
import { codesOf, readPackage, resolveFiles, zipFiles } from '../testing/packages.ts';
import { testOf } from './cases.ts';

const CONFIG = 'title: Suma\ntitle_en: Sum\ntime_limit: 2000\nmemory_limit: 262144\nscores:\n  1: 40\n  2: 60\n';
const TESTS = Object.fromEntries(
  ['0', '1a', '1b', '1ocen', '2a'].flatMap((name, at) => [
    [`in/sum${name}.in`, `${at} 1\n`],
    [`out/sum${name}.out`, `${at + 1}\n`],
  ]),
);

async function read(config = CONFIG, files: Record<string, string> = {}) {
  const inside = {
    'config.yml': config,
    'doc/sumzad.pdf': '%PDF-1.4',
    'prog/sum.cpp': '// right',
    ...TESTS,
    ...files,
  };
  const { packages, notes, format } = await readPackage(
    await zipFiles(Object.fromEntries(Object.entries(inside).map(([path, text]) => [`sum/${path}`, text]))),
  );
  return { problem: packages[0]!, notes, format, codes: codesOf(notes) };
}

test.each([
  ['sum0.in', { group: 0, name: '0' }],
  ['sum12ab.in', { group: 12, name: '12ab' }],
  ['sum3ocen.in', { group: 0, name: '3ocen' }],
  ['sum.in', null],
  ['abc1a.in', null],
  ['sum1a.out', null],
  ['sum1A.in', null],
])('%s is test %j of sum', (name, expected) => expect(testOf(name, 'sum')).toEqual(expected));

describe('a sinol package', () => {
  test('is recognised by its parts; examples give no points, groups theirs when all of them is right', async () => {
    const { problem, format, codes } = await read();
    expect(format?.id).toBe('sinol');
    expect(codes).toEqual(['timeDecay']);
    expect(problem).toMatchObject({
      key: 'sum',
      titles: { pl: 'Suma' },
      statements: { pl: { document: 'statement.pl.pdf' } },
      scoring: 'oi',
      judging: { mode: 'default', comparison: { by: 'lines' }, limits: { timeMs: 2000, memoryMb: 256, stackMb: 256 } },
      groups: [
        { num: 1, name: '0', score: 0, rule: 'min' },
        { num: 2, name: '1', score: 40 },
        { num: 3, name: '2', score: 60 },
      ],
      samples: [
        { input: '0 1\n', output: '1\n' },
        { input: '3 1\n', output: '4\n' },
      ],
    });
    expect(problem.cases.map(({ name, group, score, isSample }) => [name, group, score, isSample])).toEqual([
      ['sum0', 1, 0, true],
      ['sum1ocen', 1, 0, true],
      ['sum1a', 2, 40, false],
      ['sum1b', 2, 40, false],
      ['sum2a', 3, 60, false],
    ]);
    expect(await resolveFiles(problem.cases[2]!.input)).toBe('1 1\n');
  });

  test('groups share 100 where no points are given, and have limits of their own', async () => {
    const { problem, codes } = await read(
      CONFIG.replace(/scores:[\s\S]*/, 'time_limits:\n  1: 500\n  2a: 700\nmemory_limits:\n  2: 1000\n'),
    );
    expect(codes).toContain('pointsShared');
    expect(problem.groups.map(({ score }) => score)).toEqual([0, 50, 50]);
    expect(problem.cases.map(({ limits }) => limits)).toEqual([
      null,
      null,
      { timeMs: 500, memoryMb: null },
      { timeMs: 500, memoryMb: null },
      { timeMs: 700, memoryMb: 1 },
    ]);
  });

  test('programs: model, others that are right, slow, wrong, promised points', async () => {
    const { problem, codes } = await read(
      `${CONFIG}sinol_expected_scores:\n  sums1.cpp: {points: 40}\n  sumb1.cpp: {expected: {}}\n`,
      {
        'prog/sum1.py': '# right',
        'prog/sums1.cpp': '// slow',
        'prog/sumb1.cpp': '// wrong',
        'prog/sumingen.cpp': '//',
      },
    );
    expect(problem.solutions.map(({ name, expected, score, isModel }) => [name, expected, score, isModel])).toEqual([
      ['sum.cpp', ['accepted'], null, true],
      ['sum1.py', ['accepted'], null, false],
      ['sums1.cpp', [], { min: 40, max: 40 }, false],
      ['sumb1.cpp', [], null, false],
    ]);
    expect(codes).toEqual(expect.arrayContaining(['expectationsLost', 'generated']));
  });

  test('a checker, an input validator, a library', async () => {
    const { problem, codes } = await read(
      `${CONFIG}extra_compilation_args:\n  cpp: [sumlib.cpp]\nextra_compilation_files: [sumlib.h]\n`,
      {
        'prog/sumchk.cpp': 'int main() {}',
        'prog/suminwer.cpp': 'int main() {}',
        'prog/sumlib.cpp': 'int main() {}',
        'prog/sumlib.h': '// header',
      },
    );
    expect(codes).toEqual(expect.arrayContaining(['checkerAdapted', 'inputValidator']));
    expect(problem.judging).toMatchObject({ mode: 'grader', checker: { convention: 'assay' } });
    expect(new Set(problem.judging.graderFiles.map(({ name }) => name))).toEqual(new Set(['sumlib.cpp', 'sumlib.h']));
    expect(problem.inputValidators).toMatchObject([{ name: 'suminwer.cpp', convention: 'testlib' }]);
  });

  test('what cannot be taken is told: interactors of their own, points that are none, files that are missing', async () => {
    const { codes } = await read(`${CONFIG.replace('1: 40', '1: 4.5')}extra_compilation_files: [no.h]\n`, {
      'prog/sumsoc.cpp': 'int main() {}',
    });
    expect(codes).toEqual(expect.arrayContaining(['interactive', 'badScores', 'fileMissing']));
  });
});
