import { describe, expect, test } from 'vitest';
import { bytesFile, textFile } from '../file-ref.ts';
import type { JudgeProgram, ProblemPackage } from '../problem-package.ts';
import { Report } from '../report.ts';
import { codesOf, readPackage, resolveFiles, writePackages } from '../testing/packages.ts';
import { plainPackage } from '../testing/plain-package.ts';
import { chooseStatement } from '../writing/one-statement.ts';
import { fps } from './fps.ts';

const SEEDS = Array.from({ length: 60 }, (_, at) => at + 1);

/** Interactors of our own convention cannot go there. */
function writable(seed: number): ProblemPackage {
  const problem = plainPackage(seed);
  const { interactor } = problem.judging;
  if (interactor?.convention === 'assay') {
    problem.judging.interactor = { ...interactor, convention: 'testlib', points: 'percent' };
  }
  return problem;
}

/** What is left of a problem according to the table of losses. */
function kept(problem: ProblemPackage): ProblemPackage {
  const { language, title, statement } = chooseStatement(problem, new Report());
  const { limits } = problem.judging;
  return {
    ...problem,
    origin: { format: 'fps', id: title, uuid: null, revision: null, url: null },
    key: '',
    titles: { [language]: title },
    statements: { [language]: statement },
    attachments: [],
    samples: problem.samples.map((sample) => ({ ...sample, notes: {}, interaction: null })),
    author: '',
    licence: '',
    tags: [],
    difficulty: null,
    scoring: 'acm',
    judging: {
      ...problem.judging,
      limits: { timeMs: limits.timeMs, memoryMb: limits.memoryMb, stackMb: null, outputKb: null, codeKb: null },
      comparison: { by: 'lines' },
      fileIo: null,
      userExtraFiles: [],
      judgeExtraFiles: [],
    },
    cases: problem.cases.map((one) => ({ ...one, score: null, group: null, limits: null })),
    groups: [],
    languages: null,
    solutions: problem.solutions
      .filter(({ expected }) => expected[0] === 'accepted')
      .map((solution, at) => ({ ...solution, name: `solution-${at + 1}.cpp` })),
    settings: { auth: null, caseMode: null, openCaseResult: null, codeShare: null },
  };
}

const withAnswers = (problem: unknown): unknown =>
  JSON.parse(JSON.stringify(problem), (name, value) => (name === 'output' && value === null ? '' : value));

const plainOf = async (problem: ProblemPackage) =>
  JSON.stringify(await resolveFiles({ ...problem, origin: null, key: null, solutions: problem.solutions.length }));

describe('import(export(x)) = x up to the table of losses', () => {
  test.each(SEEDS)('problem %i', async (seed) => {
    const problem = writable(seed);
    const { content, notes } = await writePackages(fps, [problem]);
    expect(codesOf(notes, 'error')).toEqual([]);
    const read = await readPackage(content, 'fps.xml');
    expect(read.format?.id).toBe('fps');
    const isAdapted = problem.judging.mode === 'spj' && problem.judging.checker!.convention === 'assay';
    expect(codesOf(read.notes)).toEqual(isAdapted ? ['checkerAdapted'] : []);
    expect(await resolveFiles(read.packages[0])).toEqual(withAnswers(await resolveFiles(kept(problem))));
    // Whatever differs has been told.
    if ((await plainOf(problem)) !== (await plainOf(kept(problem)))) {
      expect(codesOf(notes, 'warning').length).toBeGreaterThan(0);
    }
  });

  test('many problems in one file', async () => {
    const { content } = await writePackages(fps, SEEDS.slice(0, 5).map(writable));
    expect((await readPackage(content, 'x.xml')).packages).toHaveLength(5);
  });

  test('a large case flows through, whatever its pieces cut', async () => {
    const text = 'x]]>😀'.repeat(50_000);
    const bytes = Buffer.from(text);
    const problem = writable(1);
    const pieces = {
      bytes: bytes.length,
      async *open() {
        for (let at = 0; at < bytes.length; at += 1021) yield bytes.subarray(at, at + 1021);
      },
    };
    problem.cases = [{ ...problem.cases[0]!, input: pieces, output: textFile('') }];
    const { content } = await writePackages(fps, [problem]);
    const { packages } = await readPackage(content, 'x.xml');
    expect(await resolveFiles(packages[0]!.cases[0]!.input)).toBe(bytes.toString('latin1'));
  });
});

describe('what does not fit is refused or told', () => {
  const checker: JudgeProgram = {
    language: 'C++ 17',
    name: 'c.cpp',
    code: 'int main(){}',
    convention: 'assay',
    arguments: [],
    points: null,
  };
  const variant = (change: (problem: ProblemPackage) => void) => {
    const problem = writable(1);
    change(problem);
    return problem;
  };

  test.each<[string, (problem: ProblemPackage) => void, string]>([
    [
      'a mode it does not know',
      ({ judging }) => {
        judging.mode = 'grader';
      },
      'modeNotThere',
    ],
    [
      'an interactor of ours',
      ({ judging }) => {
        judging.mode = 'interactive';
        judging.interactor = checker;
      },
      'checkerNotThere',
    ],
    [
      'a validator of the ICPC format',
      ({ judging }) => {
        judging.mode = 'spj';
        judging.checker = { ...checker, convention: 'icpc' };
      },
      'checkerNotThere',
    ],
    [
      'a checker with arguments for a case',
      (problem) => {
        problem.judging.mode = 'spj';
        problem.judging.checker = checker;
        problem.cases = problem.cases.map((one) => ({ ...one, checkerArguments: ['-x'] }));
      },
      'checkerNotThere',
    ],
    [
      'a checker in Python',
      ({ judging }) => {
        judging.mode = 'spj';
        judging.checker = { ...checker, language: 'Python3' };
      },
      'checkerNotThere',
    ],
  ])('%s', async (_name, change, code) => {
    expect(codesOf((await writePackages(fps, [variant(change)])).notes, 'error')).toEqual([code]);
  });

  test('bytes that XML cannot hold', async () => {
    const { notes } = await writePackages(fps, [
      variant((problem) => {
        const [first] = problem.cases;
        problem.cases = [
          { ...first!, name: 'crlf', input: textFile('a\r\nb') },
          { ...first!, name: 'binary', input: bytesFile(Buffer.from([0xff, 0xfe])) },
          { ...first!, name: 'control', input: textFile('\u001a') },
        ];
      }),
    ]);
    expect(notes.filter(({ code }) => code === 'bytesLost')).toHaveLength(3);
  });
});
