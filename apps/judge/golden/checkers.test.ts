import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckerProgram, CheckerTestsJob, SubmissionJob } from '@assay/contract/judging/jobs.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeJob } from '../src/judge-submission.ts';
import { juryProgram, type SubmissionText, submissionOf } from '../src/testing/jobs.ts';
import { openRealWorld, type RealWorld } from '../src/testing/real-world.ts';

/** Special judges of three languages and conventions, honest and hostile, by the whole judge in the real sandbox. */
const { accepted, wrongAnswer, presentationError, compileError, runtimeError, partial, systemError } = VERDICT;

const LANGUAGE: Record<string, string> = { c: 'C', cpp: 'C++ 17', py: 'Python3' };
const OURS: Partial<CheckerProgram> = { convention: 'assay' };
const TESTLIB: Partial<CheckerProgram> = { convention: 'testlib' };
const ICPC: Partial<CheckerProgram> = { convention: 'icpc' };

/** A program that writes what its input's third word names. */
const CONTESTANT = `#include <stdio.h>
#include <string.h>
int main(void) {
    char what[32]; int a, b;
    scanf("%d %d %31s", &a, &b, what);
    if (!strcmp(what, "right")) printf("%d\\n", a + b);
    if (!strcmp(what, "near")) printf("%d", a + b - 1);
    if (!strcmp(what, "wrong")) printf("%d", a * b + 7);
    if (!strcmp(what, "minus")) printf("-1");
    if (!strcmp(what, "text")) printf("no number");
    if (!strcmp(what, "binary")) for (int at = 0; at < 4096; at++) putchar(at * 37 & 255);
    if (!strcmp(what, "huge")) for (int at = 0; at < 3000000; at++) printf("1000000000 ");
    if (!strcmp(what, "dies")) return 3;
    return 0;
}
`;

let world: RealWorld;
beforeAll(async () => {
  world = await openRealWorld(['C', 'C++ 17', 'Python3']);
});
afterAll(() => world.close());

const source = (file: string) => readFile(join(import.meta.dirname, 'checkers', file), 'utf8');

async function workOf(
  file: string,
  how: Partial<CheckerProgram>,
  text: Partial<SubmissionText>,
): Promise<SubmissionJob> {
  const checker: CheckerProgram = {
    language: LANGUAGE[file.split('.').at(-1)!]!,
    code: await source(file),
    convention: 'assay',
    arguments: [],
    points: 'percent',
    timeMs: null,
    memoryMb: null,
    ...how,
  };
  const { problem, ...rest } = { code: CONTESTANT, cases: [{ input: '20 22 right', output: '42' }], ...text };
  return submissionOf(world.blobs, { ...rest, problem: { judgeMode: 'spj', checker, ...problem } });
}

async function judge(file: string, how: Partial<CheckerProgram>, text: Partial<SubmissionText> = {}) {
  return judgeJob(await workOf(file, how, text), world.toolchainOf, world.tools, world.hooks);
}

async function judgeWord(
  file: string,
  how: Partial<CheckerProgram>,
  word: string,
  problem: SubmissionText['problem'] = {},
) {
  const report = await judge(file, how, { cases: [{ input: `20 22 ${word}`, output: '42', score: 40 }], problem });
  if (report.outcome !== 'judged') throw new Error(JSON.stringify(report));
  const [one] = report.cases;
  return { status: one!.status, score: report.score, message: one!.message, note: one!.note ?? null };
}

const OI = { type: 1 };

it('GEN-13: a checker is asked about outputs that its author wrote down', async () => {
  const asked = async (code: string, outputs: string[], answer = '42') => {
    const checker = juryProgram('C', code, 'assay');
    const tests = outputs.map((output) => ({ input: '20 22', output, answer }));
    const work: CheckerTestsJob = {
      kind: 'checkerTests',
      language: 'C',
      checker,
      extraFiles: [],
      hasPoints: true,
      tests,
    };
    const report = await judgeJob(work, world.toolchainOf, world.tools, world.hooks);
    if (report.outcome !== 'judged') throw new Error(JSON.stringify(report));
    return { ...report, statuses: report.cases.map(({ status }) => status) };
  };
  const sum = await source('sum.c');
  const said = await asked(sum, ['42\n', '43', '7', 'text', '']);
  expect([said.status, said.errorMessage]).toEqual([accepted, null]);
  expect(said.statuses).toEqual([accepted, partial, wrongAnswer, presentationError, presentationError]);
  expect(said.cases.map(({ message }) => message).slice(1, 4)).toEqual([
    ...['off by one', '7 where 42 is right', 'a number is expected'],
  ]);
  // an answer of the jury that cannot be is for the checker to refuse
  expect((await asked(sum, ['0'], '0')).statuses).toEqual([systemError]);
  const broken = await asked('int main(void) { return x; }', ['42']);
  expect(broken).toMatchObject({ status: systemError, cases: [], errorMessage: expect.stringMatching(/compile/) });
});

describe('a special judge', () => {
  it.each([
    ['sum.c', OURS, 'right', accepted, 40, '42 where 42 is right'],
    ['sum.c', OURS, 'near', partial, 20, 'off by one'],
    ['sum.c', OURS, 'wrong', wrongAnswer, 0, '447 where 42 is right'],
    ['sum.c', OURS, 'text', presentationError, 0, 'a number is expected'],
    ['sum.py', TESTLIB, 'right', accepted, 40, '3 numbers'],
    ['sum.py', TESTLIB, 'near', partial, 20, 'off by one'],
    [
      'sum.py',
      { ...TESTLIB, points: 'points' as const, arguments: ['--group', '1'] },
      'near',
      accepted,
      40,
      'off by one',
    ],
    ['sum.py', TESTLIB, 'wrong', wrongAnswer, 0, '447 where 42 is right'],
    ['sum.py', TESTLIB, 'minus', partial, 0, 'one percent, with the exit code of a wrong answer'],
    ['sum.py', TESTLIB, 'text', presentationError, 0, 'a number is expected'],
    ['sum.cpp', ICPC, 'right', accepted, 40, 'not too small'],
    ['sum.cpp', ICPC, 'near', wrongAnswer, 0, 'too small'],
    ['sum.cpp', { ...ICPC, points: 'points' as const, arguments: ['scores'] }, 'near', partial, 10, 'too small'],
    ['sum.cpp', ICPC, 'text', wrongAnswer, 0, null],
  ])('%s %j: %s', async (file, how, word, status, score, message) => {
    expect(await judgeWord(file, how, word, OI)).toMatchObject({ status, score, message });
  });

  it('is called on each case with the arguments of that case, where it has any', async () => {
    const near = { input: '20 22 near', output: '42', score: 40 };
    const text = {
      cases: [near, { ...near, checkerArguments: ['scores'] }, { ...near, checkerArguments: [] }],
      problem: { ...OI, judgeCaseMode: 'ergodic_without_error' as const },
    };
    const statuses = async (how: Partial<CheckerProgram>) => {
      const report = await judge('sum.cpp', { ...ICPC, points: 'points', ...how }, text);
      return report.outcome === 'judged' && report.cases.map(({ status, score }) => [status, score]);
    };
    const [wrong, part] = [
      [wrongAnswer, 0],
      [partial, 10],
    ];
    expect(await statuses({})).toEqual([wrong, part, wrong]);
    expect(await statuses({ arguments: ['scores'] })).toEqual([part, part, wrong]);
  });

  it('keeps the words for judges from the team', async () => {
    expect(await judgeWord('sum.cpp', ICPC, 'wrong')).toMatchObject({
      message: 'not too small',
      note: '447 where 42 is right',
    });
  });

  it('never sees the output of a program that ended badly', async () => {
    expect(await judgeWord('crashes.c', OURS, 'dies')).toMatchObject({ status: runtimeError, message: 'Exit code 3' });
  });

  it('is not asked about code that does not compile', async () => {
    const report = await judge('crashes.c', OURS, { code: 'int main' });
    expect(report).toMatchObject({ outcome: 'judged', status: compileError });
  });

  it("finds headers of the problem first, then those of the node's include folder", async () => {
    const header = (sign: string) =>
      `#include <fstream>\n#include "numbers.h"\ninline bool sameNumber(const char *a, const char *b) { return number(a) ${sign} number(b); }\n`;
    const numbers = 'inline long long number(const char *f) { long long n = -1; std::ifstream(f) >> n; return n; }\n';
    expect(await judge('with-header.cpp', OURS)).toMatchObject({
      outcome: 'judgeFailure',
      isFinal: true,
      fault: 'program',
      reason: expect.stringMatching(/does not compile.*sameNumber/s),
    });
    await mkdir(join(world.dataDir, 'include'));
    await writeFile(join(world.dataDir, 'include/testlib.h'), header('=='));
    await writeFile(join(world.dataDir, 'include/numbers.h'), numbers);
    expect(await judge('with-header.cpp', OURS)).toMatchObject({ outcome: 'judged', status: accepted });
    const own = { judgeExtraFiles: [{ name: 'testlib.h', content: header('!=') }] };
    expect(await judge('with-header.cpp', OURS, { problem: own })).toMatchObject({ status: wrongAnswer });
  });

  it('is compiled once', async () => {
    const compile = async () => {
      const startedAt = performance.now();
      const { checker, judgeExtraFiles } = (await workOf('sum.cpp', ICPC, {})).problem;
      const code = `${checker!.code}// fresh\n`;
      (await world.tools.checkers.prepare({ ...checker!, code }, judgeExtraFiles, world.toolchainOf)).program.release();
      return performance.now() - startedAt;
    };
    const first = await compile();
    expect(await compile()).toBeLessThan(first / 10);
  });
});

describe('outputs that a checker meets', () => {
  it.each([
    ['binary', wrongAnswer],
    ['huge', wrongAnswer],
    ['nothing', wrongAnswer],
  ])('%s', async (word, status) => {
    expect((await judgeWord('sum.cpp', ICPC, word)).status).toBe(status);
  });

  it('shows binary output as text that can be stored', async () => {
    const report = await judge('sum.cpp', ICPC, { cases: [{ input: '1 2 binary', output: '3' }] });
    expect(report.outcome === 'judged' && report.cases[0]!.userOutput).toMatch(/^[^\0]+$/);
  });

  it.each([
    ['a link to the answer of somebody else', 'symlink("/etc/hostname", "sum.out")'],
    ['a FIFO', 'mkfifo("sum.out", 0600)'],
    ['a directory', 'mkdir("sum.out", 0700)'],
    ['nothing', '0'],
  ])('%s where the output file should be is an empty output', async (_what, make) => {
    const code = `#include <unistd.h>\n#include <sys/stat.h>\nint main(void) { return ${make}; }`;
    const report = await judge('sum.c', OURS, { code, problem: { fileIo: { read: 'sum.in', write: 'sum.out' } } });
    expect(report).toMatchObject({
      outcome: 'judged',
      status: presentationError,
      cases: [{ message: 'a number is expected', userOutput: '' }],
    });
  });

  it('an output too large for memory', async () => {
    const report = await judge('sum.cpp', ICPC, {
      code: '#include <stdio.h>\nint main(void) { puts("42"); for (int at = 0; at < 70 << 20; at++) putchar(32); }',
      cases: [{ input: '', output: `42${' '.repeat(40 << 20)}` }],
      limits: { timeMs: 5000 },
    });
    expect(report).toMatchObject({ outcome: 'judged', status: accepted });
  }, 60_000);
});

describe('a hostile checker', () => {
  it('is confined', async () => {
    expect(await judgeWord('confined.c', OURS, 'right')).toMatchObject({ status: accepted, message: 'confined' });
  });

  it.each([
    ['crashes.c', /^the checker was ended by SIGSEGV/],
    ['endless.c', /^the checker ran out of time after \d\.\d s of CPU time/],
    ['hoards.c', /^the checker ran out of memory/],
    ['floods.c', /^the checker wrote too much\nwrong answer/],
    ['raises.py', /^the checker crashed\nTraceback.*nowhere/s],
    ['broken.cpp', /^main\.cpp:2:21: error/m],
  ])("%s is System Error, told to staff, never the contestant's fault", async (file, reason) => {
    const report = await judge(file, { ...TESTLIB, timeMs: 1000, memoryMb: 128 });
    const fault = file === 'broken.cpp' ? 'program' : 'run';
    expect(report).toEqual({ outcome: 'judgeFailure', reason: expect.stringMatching(reason), isFinal: true, fault });
  });

  it("reports the jury's own fault", async () => {
    const report = await judge('sum.c', OURS, { cases: [{ input: '0 0 right', output: '0' }] });
    expect(report).toMatchObject({ outcome: 'judgeFailure', reason: expect.stringMatching(/exit code 103/) });
  });

  it('leaves links in its feedback directory that nobody follows', async () => {
    expect(await judgeWord('links.cpp', ICPC, 'right')).toEqual({
      status: accepted,
      score: null,
      message: null,
      note: null,
    });
    const fifo = await judge('links.cpp', { ...ICPC, arguments: ['fifo'] });
    expect(fifo).toMatchObject({ outcome: 'judgeFailure', reason: 'the checker left a score.txt without a number' });
  });
});
