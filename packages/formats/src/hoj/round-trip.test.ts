import { describe, expect, test } from 'vitest';
import type { ProblemPackage } from '../problem-package.ts';
import { Report } from '../report.ts';
import { codesOf, readPackage, resolveFiles, writePackages } from '../testing/packages.ts';
import { plainPackage } from '../testing/plain-package.ts';
import { chooseStatement } from '../writing/one-statement.ts';
import { hoj } from './hoj.ts';

const SEEDS = Array.from({ length: 60 }, (_, at) => at + 1);

/** What is left of a problem according to the table of losses. */
function kept(problem: ProblemPackage): ProblemPackage {
  const { language, title, statement } = chooseStatement(problem, new Report());
  const isShared = problem.groups.some(({ rule }) => rule !== 'sum');
  const rule = problem.groups.every((group) => group.rule === 'average') ? 'average' : 'min';
  const caseMode = isShared ? (rule === 'average' ? 'subtask_average' : 'subtask_lowest') : 'default';
  return {
    ...problem,
    origin: { format: 'hoj', id: problem.key, uuid: null, revision: null, url: null },
    titles: { [language]: title },
    statements: { [language]: statement },
    attachments: [],
    samples: problem.samples.map((sample) => ({ ...sample, notes: {}, interaction: null })),
    licence: '',
    judging: { ...problem.judging, limits: { ...problem.judging.limits, outputKb: null } },
    cases: problem.cases.map((one) => ({ ...one, limits: null, group: isShared ? one.group : null })),
    groups: isShared ? problem.groups.map((group) => ({ ...group, rule, dependsOn: [] })) : [],
    solutions: [],
    settings: { ...problem.settings, caseMode },
  };
}

const withAnswers = (problem: unknown): unknown =>
  JSON.parse(JSON.stringify(problem), (name, value) => (name === 'output' && value === null ? '' : value));

describe('import(export(x)) = x up to the table of losses', () => {
  test.each(SEEDS)('problem %i', async (seed) => {
    const problem = plainPackage(seed);
    const { content, notes } = await writePackages(hoj, [problem]);
    expect(codesOf(notes, 'error')).toEqual([]);
    const read = await readPackage(content);
    expect(read.format?.id).toBe('hoj');
    expect(read.notes).toEqual([]);
    expect(await resolveFiles(read.packages[0])).toEqual(withAnswers(await resolveFiles(kept(problem))));
    // Whatever differs has been told.
    const before = JSON.stringify(await resolveFiles({ ...problem, origin: null, settings: null }));
    const after = JSON.stringify(await resolveFiles({ ...kept(problem), origin: null, settings: null }));
    const isTold = codesOf(notes, 'warning').length > 0;
    if (before !== after) expect(isTold).toBe(true);
  });

  test('several problems, the same id twice', async () => {
    const problems = [plainPackage(1), plainPackage(2), plainPackage(2)];
    const { content } = await writePackages(hoj, problems);
    const { packages } = await readPackage(content);
    expect(packages.map(({ key }) => key)).toEqual(['P1', 'P2', 'P2']);
  });
});

describe('what HOJ cannot judge is refused', () => {
  const variant = (change: (problem: ProblemPackage) => void) => {
    const problem = plainPackage(1);
    change(problem);
    return problem;
  };
  const checker = {
    language: 'C++ 17',
    name: 'c.cpp',
    code: 'int main(){}',
    convention: 'assay',
    arguments: [],
    points: null,
  } as const;
  test.each<[string, (problem: ProblemPackage) => void, string]>([
    [
      'a mode it does not know',
      (problem) => {
        problem.judging.mode = 'multi_pass';
      },
      'modeNotThere',
    ],
    [
      'a validator of the ICPC format',
      (problem) => {
        problem.judging = {
          ...problem.judging,
          mode: 'spj',
          checker: { ...checker, convention: 'icpc', arguments: [] },
        };
      },
      'checkerNotThere',
    ],
    [
      'a checker with arguments',
      (problem) => {
        problem.judging = { ...problem.judging, mode: 'spj', checker: { ...checker, arguments: ['-x'] } };
      },
      'checkerNotThere',
    ],
    [
      'a checker with arguments for a case',
      (problem) => {
        problem.judging = { ...problem.judging, mode: 'spj', checker: { ...checker, arguments: [] } };
        problem.cases = problem.cases.map((one) => ({ ...one, checkerArguments: ['-x'] }));
      },
      'checkerNotThere',
    ],
    [
      'a checker that gives points',
      (problem) => {
        problem.judging = { ...problem.judging, mode: 'spj', checker: { ...checker, arguments: [], points: 'points' } };
      },
      'checkerNotThere',
    ],
  ])('%s', async (_name, change, code) => {
    const { notes } = await writePackages(hoj, [variant(change)]);
    expect(codesOf(notes, 'error')).toEqual([code]);
  });

  test('what is lost is told', async () => {
    const { notes } = await writePackages(hoj, [
      variant((problem) => {
        problem.judging.comparison = {
          by: 'tokens',
          caseSensitive: true,
          spaceSensitive: false,
          floatAbsolute: null,
          floatRelative: null,
        };
        problem.juryFiles = [{ name: 'gen.py', file: problem.cases[0]!.input }];
        problem.statementFiles = [{ name: 'unused.png', file: problem.cases[0]!.input }];
        problem.origin.uuid = 'u';
        problem.groups = [{ num: 1, name: '1', score: 1, rule: 'max', dependsOn: [1] }];
      }),
    ]);
    expect(codesOf(notes, 'warning')).toEqual(
      expect.arrayContaining(['comparisonLost', 'filesLost', 'groupsLost', 'dependenciesLost', 'fieldsLost']),
    );
  });
});
