import { expect } from 'vitest';
import { emptyPackage, emptyStatement } from '../../empty-package.ts';
import { textFile } from '../../file-ref.ts';
import type { Format } from '../../format.ts';
import type { ProblemPackage } from '../../problem-package.ts';
import { buildCase } from '../../testing/case.ts';
import { codesOf, readPackage, resolveFiles, writePackages } from '../../testing/packages.ts';

/** A problem that holds everything these formats keep. */
export function fullPackage(): ProblemPackage {
  const problem = emptyPackage({ format: 'icpc-legacy', uuid: '0b5b0c0e-0000-4000-8000-000000000001' });
  return {
    ...problem,
    key: 'different',
    titles: { en: 'Different', sv: 'Olika' },
    statements: {
      en: {
        ...emptyStatement(),
        description: 'Story ![](<file://cat.png>)',
        input: 'Two.',
        output: 'One.',
        hint: 'Hm.',
      },
      sv: { ...emptyStatement(), description: 'Saga' },
    },
    statementFiles: [{ name: 'cat.png', file: textFile('PNG') }],
    attachments: [{ name: 'tool.py', file: textFile('print()') }],
    samples: [{ input: 'in 1\n', output: 'out 1\n', notes: {}, interaction: null }],
    author: 'Ann',
    source: 'Contest',
    sourceUrl: 'https://example.org/c',
    licence: 'cc by-sa',
    rightsOwner: 'Ann',
    tags: ['easy', 'math'],
    judging: {
      ...problem.judging,
      limits: { timeMs: 2000, memoryMb: 512, stackMb: null, outputKb: 4096, codeKb: 64 },
      comparison: {
        by: 'tokens',
        caseSensitive: true,
        spaceSensitive: false,
        floatAbsolute: 1e-6,
        floatRelative: 1e-6,
      },
    },
    cases: [
      buildCase('sample-1', { input: textFile('in 1\n'), output: textFile('out 1\n'), isSample: true }),
      buildCase('01'),
      buildCase('02', { description: 'large' }),
    ],
    languages: ['Python3', 'PyPy3', 'Java'],
    solutions: [
      {
        name: 'good.cpp',
        language: 'C++ 20 With O2',
        code: 'ok',
        expected: ['accepted'],
        score: null,
        author: '',
        isModel: false,
      },
      {
        name: 'slow.py',
        language: 'Python3',
        code: 'slow',
        expected: ['timeLimit'],
        score: null,
        author: '',
        isModel: false,
      },
    ],
    inputValidators: [
      { name: 'v.py', language: 'Python3', code: 'exit(42)', convention: 'icpc', arguments: [], files: [] },
    ],
    juryFiles: [{ name: 'input_validators/v.py', file: textFile('exit(42)') }],
  };
}

/** The same with points in three subtasks, one that depends on another. */
export const scoring = (): ProblemPackage => ({
  ...fullPackage(),
  scoring: 'oi',
  groups: [
    { num: 1, name: 'sample', score: 0, rule: 'min', dependsOn: [] },
    { num: 2, name: 'groupa', score: 40, rule: 'min', dependsOn: [] },
    { num: 3, name: 'groupb', score: 60, rule: 'sum', dependsOn: [2] },
  ],
  cases: [
    buildCase('sample-1', {
      input: textFile('in 1\n'),
      output: textFile('out 1\n'),
      isSample: true,
      group: 1,
      score: 0,
    }),
    buildCase('groupa-1', { group: 2, score: 40 }),
    buildCase('groupb-1', { group: 3, score: 30 }),
    buildCase('groupb-2', { group: 3, score: 30 }),
  ],
});

/** A problem before and after it was written and read. */
export async function throughFormat(format: Format, problem: ProblemPackage) {
  const { content, notes } = await writePackages(format, [problem]);
  const read = await readPackage(content);
  expect(read.format?.id).toBe(format.id);
  expect(codesOf(read.notes, 'error')).toEqual([]);
  expect(read.packages).toHaveLength(1);
  return { before: await resolveFiles(problem), after: await resolveFiles(read.packages[0]), written: notes };
}
