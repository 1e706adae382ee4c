import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { emptyPackage, emptyStatement } from '../empty-package.ts';
import { textFile } from '../file-ref.ts';
import type { Format } from '../format.ts';
import { standardChecker } from '../polygon/checkers/standard-checkers.ts';
import type { JudgeProgram, ProblemPackage } from '../problem-package.ts';
import { buildCase } from '../testing/case.ts';
import { codesOf, readPackage, resolveFiles, unzipFiles, writePackages } from '../testing/packages.ts';
import { domjudge, icpc2025, icpcLegacy } from './icpc.ts';

/** A problem that holds everything these formats keep. */
function fullPackage(): ProblemPackage {
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

async function throughFormat(format: Format, problem: ProblemPackage) {
  const { content, notes } = await writePackages(format, [problem]);
  const read = await readPackage(content);
  expect(read.format?.id).toBe(format.id);
  expect(codesOf(read.notes, 'error')).toEqual([]);
  expect(read.packages).toHaveLength(1);
  return { before: await resolveFiles(problem), after: await resolveFiles(read.packages[0]), written: notes };
}

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

const scoring = (): ProblemPackage => ({
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

describe('a checker of another convention', () => {
  const withChecker = (checker: Partial<JudgeProgram>, more: Partial<ProblemPackage> = {}): ProblemPackage => {
    const problem = { ...fullPackage(), ...more };
    const usual: JudgeProgram = {
      language: 'C++ 20 With O2',
      name: 'check.cpp',
      code: standardChecker('ncmp')!,
      convention: 'assay',
      arguments: [],
      points: 'percent',
    };
    const judging = { ...problem.judging, mode: 'spj' as const, comparison: { by: 'lines' as const } };
    problem.judging = { ...judging, checker: { ...usual, ...checker } };
    return problem;
  };

  test.each([
    [icpcLegacy, 'assay', 'check.cpp', 'C++ 20 With O2'],
    [icpc2025, 'testlib', 'check.cpp', 'C++ 20 With O2'],
    [domjudge, 'testlib', 'check.py', 'Python3'],
  ] as const)(
    '$id: %s %s is written as an output validator and comes back as it was',
    async (format, convention, name, language) => {
      const problem = withChecker({ convention, name, language });
      const { content, notes } = await writePackages(format, [problem]);
      expect(codesOf(notes)).toContain('adapted');
      const written = Object.entries(await unzipFiles(content)).find(([path]) => path.endsWith(`/${name}`))!;
      expect(written[1]).not.toBe(problem.judging.checker!.code);
      const { after } = await throughFormat(format, problem);
      expect((after as ProblemPackage).judging.checker).toEqual(problem.judging.checker);
    },
  );

  test.each([
    ['a language without an adapter', { language: 'Java', name: 'Check.java' }],
    ['a line that must be the first', { language: 'Python3', code: 'from __future__ import annotations\n' }],
  ])('%s: the warning stays, and so does the source', async (_what, checker) => {
    const { notes } = await writePackages(icpcLegacy, [withChecker(checker)]);
    expect(codesOf(notes, 'warning')).toContain('convention');
    expect(codesOf(notes)).not.toContain('adapted');
  });

  test('partial points: lost and told where the format cannot say them', async () => {
    const partly = { code: 'int main() { return 99; }' };
    const groups = scoring().groups;
    const codes = async (format: Format, more: Partial<ProblemPackage>) =>
      codesOf((await writePackages(format, [withChecker(partly, more)])).notes, 'warning');
    expect(await codes(icpcLegacy, {})).not.toContain('partialPoints');
    expect(await codes(icpcLegacy, scoring())).toContain('partialPoints');
    // a subtask that others depend on must be passed or not
    expect(await codes(icpc2025, scoring())).toContain('partialPoints');
    const free = { ...scoring(), groups: groups.map((group) => ({ ...group, dependsOn: [] })).slice(1) };
    expect(await codes(icpc2025, free)).not.toContain('partialPoints');
    const { content } = await writePackages(icpc2025, [withChecker(partly, free)]);
    const settings = Object.entries(await unzipFiles(content)).find(([path]) =>
      path.endsWith('groupa/test_group.yaml'),
    )!;
    expect(parse(settings[1])).toMatchObject({ max_score: 40, score_aggregation: 'min' });
  });

  test('beside an interactor is lost, and told', async () => {
    const problem = withChecker({ convention: 'testlib' });
    problem.judging.mode = 'interactive';
    problem.judging.interactor = { ...problem.judging.checker!, name: 'talk.cpp' };
    const { after, written } = await throughFormat(icpcLegacy, problem);
    expect(codesOf(written, 'warning')).toContain('secondChecker');
    expect((after as ProblemPackage).judging).toMatchObject({
      mode: 'interactive',
      interactor: { name: 'talk.cpp', convention: 'testlib', code: problem.judging.interactor.code },
      checker: null,
    });
  });
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
