import { readdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobReport } from '@assay/contract/judging/job-report.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { judgeJob } from '../judge-submission.ts';
import type { FakeEnd } from '../sandbox/fake.ts';
import type { ProcessSpec } from '../sandbox/sandbox.ts';
import { SandboxFailure } from '../sandbox/sandbox.ts';
import { type FakeWorld, openFakeWorld } from '../testing/fake-world.ts';
import { type SubmissionText, submissionOf } from '../testing/jobs.ts';
import { willEndSoon } from './judge-cases.ts';

let root: string;
let world: FakeWorld;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'assay-modes-'));
});
afterEach(() => rm(root, { recursive: true, force: true, maxRetries: 5 }));

/** The program under judgement adds two numbers unless the script says otherwise. */
async function judge(text: SubmissionText, program: (input: string, spec: ProcessSpec) => FakeEnd): Promise<JobReport> {
  world = await openFakeWorld(root, program);
  return judgeJob(submissionOf(world.blobs, text), world.toolchainOf, world.tools, world.hooks);
}

const writes = (text: string): FakeEnd => ({ output: { 1: text } });
const adds = (input: string) => {
  const [a, b] = input.split(' ').map(Number);
  return writes(`${a! + b!}\n`);
};
const CASES = [
  { input: '1 2\n', output: '3\n' },
  { input: '5 5\n', output: '10\n' },
  { input: '0 0\n', output: '0\n' },
];
const judged = (report: JobReport) => {
  if (report.outcome !== 'judged') throw new Error(JSON.stringify(report));
  return report;
};

describe('the end of a job', () => {
  it.each([
    [1, 2, 40, true],
    [1, 2, 41, false],
    [5, 10, 40, true],
    [90, 100, 400, false],
    [90, 100, 300, true],
    [1, 1, 1, false],
  ])('%i of %i cases in %i ms: near is %s', (done, all, tookMs, isNear) => {
    expect(willEndSoon(done, all, tookMs)).toBe(isNear);
  });

  it('is told once, before the last case is judged', async () => {
    await judge({ code: 'ok', cases: CASES }, adds);
    expect(world.nearlyOverAfter).toHaveLength(1);
    expect(world.nearlyOverAfter[0]).toBeLessThan(1 + CASES.length);
  });
});

describe('default mode', () => {
  it('accepts right answers', async () => {
    const report = judged(await judge({ code: 'ok', cases: CASES }, adds));
    expect(report).toMatchObject({ status: 0, score: null, timeMs: 1, memoryKb: 1024, languageVersion: 'fake 1' });
    expect(report.cases.map((one) => [one.index, one.status, one.message])).toEqual([
      [1, 0, null],
      [2, 0, null],
      [3, 0, null],
    ]);
    expect(world.progress).toEqual(['judging 3', 'case 1: 0', 'case 2: 0', 'case 3: 0']);
  });

  it('says where a wrong answer parts from the right one, and shows the output there', async () => {
    const report = judged(
      await judge({ code: '', cases: CASES }, (input) => (input[0] === '5' ? writes('11') : adds(input))),
    );
    expect(report.status).toBe(VERDICT.wrongAnswer);
    expect(report.cases[1]).toMatchObject({
      status: VERDICT.wrongAnswer,
      message: 'line 1, token 1: expected "10", got "11"',
      cause: { code: 'token', params: { line: 1, token: 1, expected: '10', got: '11' } },
      userOutput: '11',
    });
    expect(report.cases[2]!.status).toBe(VERDICT.accepted);
  });

  describe('of a program that died', () => {
    const dies = (stderr: string): FakeEnd => ({ outcome: 'exit', exitCode: 1, output: { 2: stderr } });
    const stderrOf = (report: JobReport) => judged(report).cases.map(({ stderr }) => stderr ?? null);
    const listens = ({ fds }: ProcessSpec) => fds[2] !== undefined;

    it('keeps what it said, of the first case that failed, from a run that does not count', async () => {
      const report = await judge({ code: '', cases: CASES }, (input, spec) =>
        input[0] === '1' ? adds(input) : { ...dies(`no ${input}`), cpuMs: listens(spec) ? 900 : 7 },
      );
      expect(stderrOf(report)).toEqual([null, 'no 5 5\n', null]);
      expect(judged(report).cases[1]).toMatchObject({ message: 'Exit code 1', timeMs: 7 });
    });

    it('keeps nothing where a wrong answer came before', async () => {
      const report = await judge({ code: '', cases: CASES }, (input) => (input[0] === '1' ? writes('4') : dies('no')));
      expect(stderrOf(report)).toEqual([null, null, null]);
    });

    it('keeps nothing when the program ends otherwise the second time', async () => {
      const report = await judge({ code: '', cases: CASES.slice(0, 1) }, (_input, spec) => ({
        ...dies('noise'),
        ...(listens(spec) && { exitCode: 2 }),
      }));
      expect(stderrOf(report)).toEqual([null]);
      expect(judged(report).cases[0]!.message).toBe('Exit code 1');
    });

    it('keeps nothing of one that was ended by a limit', async () => {
      const report = await judge({ code: '', cases: CASES.slice(0, 1) }, () => ({
        ...dies('noise'),
        outcome: 'time',
        cpuMs: 5000,
      }));
      expect(stderrOf(report)).toEqual([null]);
    });
  });

  it('answers a presentation error only where end blanks count', async () => {
    const text = { code: '', cases: CASES.slice(0, 1) };
    const untidy = () => writes('3 ');
    expect(judged(await judge(text, untidy)).status).toBe(VERDICT.accepted);
    const strict = { ...text, problem: { removeEndBlank: false } };
    expect(judged(await judge(strict, untidy)).status).toBe(VERDICT.presentationError);
  });

  it('answers a compile error with the words of the compiler, and runs nothing', async () => {
    const report = judged(await judge({ code: 'refuse me', cases: CASES }, adds));
    expect(report).toMatchObject({
      status: VERDICT.compileError,
      errorMessage: 'main.c:1: refused',
      cases: [],
      timeMs: null,
    });
    expect(world.sandbox.requests).toHaveLength(1);
  });

  it.each<[string, FakeEnd, number]>([
    ['time', { outcome: 'time', cpuMs: 1200 }, VERDICT.timeLimit],
    ['memory', { outcome: 'memory' }, VERDICT.memoryLimit],
    ['a signal', { signal: 11 }, VERDICT.runtimeError],
    ['an exit code', { exitCode: 1 }, VERDICT.runtimeError],
    ['too much output', { outcome: 'output' }, VERDICT.runtimeError],
  ])('judges an end by %s', async (_what, end, status) => {
    const report = judged(await judge({ code: '', cases: CASES.slice(0, 1) }, () => end));
    expect([report.status, report.cases[0]!.status]).toEqual([status, status]);
    expect(report.cases[0]!.message).not.toBeNull();
  });

  it('gives a program the limits of its language', async () => {
    await judge(
      { code: '', language: 'Python3', cases: CASES.slice(0, 1), limits: { timeMs: 1000, memoryMb: 64 } },
      adds,
    );
    expect(world.sandbox.requests.at(-1)!.processes[0]!.limits).toMatchObject({
      cpuMs: 2200,
      memoryBytes: (128 + 32) << 20,
      stackBytes: 64 << 20,
    });
  });

  it('asks for the next case while one runs, in order and in one lane, and ends what turns out not to be wanted', async () => {
    const stops = { judgeCaseMode: 'ergodic_without_error' } as const;
    const lanesOf = () => world.sandbox.requests.slice(1).map(({ lane }) => lane);
    await judge({ code: '', cases: CASES, problem: stops }, () => writes('3'));
    // the second is wrong: the third was asked for already
    expect(world.sandbox.requests).toHaveLength(1 + 3);
    expect(world.sandbox.dropped).toEqual([lanesOf()[0]]);
    expect(new Set(lanesOf()).size).toBe(1);
    const lane = lanesOf()[0];
    await judge({ code: '', cases: CASES, problem: stops }, adds);
    expect(world.sandbox.dropped).toEqual([]);
    expect(lanesOf()[0]).not.toBe(lane);
  });

  it('stops at the first failure in the mode that asks for it, and says what was skipped', async () => {
    const report = judged(
      await judge({ code: '', cases: CASES, problem: { judgeCaseMode: 'ergodic_without_error' } }, () => writes('3')),
    );
    expect(report.status).toBe(VERDICT.wrongAnswer);
    expect(report.cases.map((one) => one.status)).toEqual([0, -1, -4]);
    expect(report.cases[2]!.message).toBe('Cancelled: Skipped Judging');
  });

  it.each<['subtask_lowest' | 'subtask_average' | 'default', number, number[]]>([
    ['default', 20 + 40, [0, -1, 0]],
    ['subtask_lowest', 40, [0, -1, 0]],
    ['subtask_average', 15 + 40, [0, -1, 0]],
  ])('scores an OI problem by %s', async (judgeCaseMode, score, statuses) => {
    const points = judgeCaseMode === 'default' ? [20, 10, 40] : [30, 30, 40];
    const groups = [1, 1, 2];
    const cases = CASES.map((one, at) => ({ ...one, score: points[at]!, groupNum: groups[at]! }));
    const report = judged(
      await judge({ code: '', cases, problem: { type: 1, judgeCaseMode } }, (input) =>
        input[0] === '5' ? writes('no') : adds(input),
      ),
    );
    expect(report).toMatchObject({ status: VERDICT.partial, score });
    expect(report.cases.map((one) => one.status)).toEqual(statuses);
  });

  it('judges subtasks behind those they depend on, and skips what was not passed', async () => {
    const subtasks = [
      { num: 1, score: 40, rule: 'min' as const, dependsOn: [2] },
      { num: 2, score: 60, rule: 'sum' as const, dependsOn: [] },
    ];
    const groups = [1, 2, 2];
    const points = [40, 20, 40];
    const cases = CASES.map((one, at) => ({ ...one, score: points[at]!, groupNum: groups[at]! }));
    const problem = { type: 1, judgeCaseMode: 'subtasks' as const, subtasks };
    const failing = judged(
      await judge({ code: '', cases, problem }, (input) => (input[0] === '5' ? writes('no') : adds(input))),
    );
    expect(failing).toMatchObject({ status: VERDICT.partial, score: 40 });
    expect(failing.cases.map((one) => [one.index, one.status, one.score])).toEqual([
      [1, VERDICT.cancelled, 0],
      [2, VERDICT.wrongAnswer, 0],
      [3, VERDICT.accepted, 40],
    ]);
    expect(world.progress.slice(1)).toEqual(['case 2: -1', 'case 3: 0', 'case 1: -4']);
    const right = judged(await judge({ code: '', cases, problem }, adds));
    expect(right).toMatchObject({ status: VERDICT.accepted, score: 100 });
  });

  it('gives a case the limits of its own, times those of the language', async () => {
    const cases = [CASES[0]!, { ...CASES[1]!, timeMs: 3000, memoryMb: 32 }];
    const text = { code: '', language: 'Python 3', cases, limits: { timeMs: 1000, memoryMb: 64 } };
    const report = judged(await judge(text, (input) => ({ ...adds(input), cpuMs: input[0] === '5' ? 5500 : 10 })));
    const runs = world.sandbox.requests.slice(-2).map((one) => one.processes[0]!.limits);
    expect(runs.map((one) => [one.cpuMs, one.memoryBytes])).toEqual([
      [2200, (128 + 32) << 20],
      [6200, (64 + 32) << 20],
    ]);
    expect(report).toMatchObject({ status: VERDICT.accepted, timeMs: 5500 });
  });

  it('reads and writes files where the problem says so', async () => {
    const files = { code: '', cases: CASES.slice(0, 1), problem: { fileIo: { read: 'in.txt', write: 'out.txt' } } };
    const report = await judge(files, (_input, spec) => {
      expect(spec.files?.[0]).toMatchObject({ path: 'in.txt', content: { kind: 'file' } });
      return { files: { 'out.txt': '3\n' }, output: { 1: 'noise' } };
    });
    expect(judged(report).status).toBe(VERDICT.accepted);
    expect(judged(await judge(files, () => writes('3\n'))).status).toBe(VERDICT.wrongAnswer);
  });

  it('compiles the same program once', async () => {
    await judge({ code: 'same', cases: CASES.slice(0, 1) }, adds);
    await judgeJob(
      submissionOf(world.blobs, { code: 'same', cases: CASES.slice(0, 1) }),
      world.toolchainOf,
      world.tools,
      world.hooks,
    );
    expect(world.sandbox.requests).toHaveLength(3);
  });

  it('lays extra files beside the source, and refuses names that leave the directory', async () => {
    const extra = (name: string) => ({ userExtraFiles: [{ name, content: '//' }] });
    await judge({ code: '', cases: CASES.slice(0, 1), problem: extra('grader.h') }, adds);
    expect(world.sandbox.requests[0]!.processes[0]!.files?.map((one) => one.path)).toEqual(['main.c', 'grader.h']);
    const bad = await judge({ code: '', cases: CASES.slice(0, 1), problem: extra('../x') }, adds);
    expect(bad).toMatchObject({ outcome: 'judgeFailure', reason: 'extra file "../x" is not a plain file name' });
  });

  it('keeps the output of a few failing cases only', async () => {
    const many = Array.from({ length: 30 }, (_, at) => ({ input: `${at} 1\n`, output: 'x\n' }));
    const report = judged(await judge({ code: '', cases: many }, adds));
    expect(report.cases.filter((one) => one.userOutput !== null)).toHaveLength(5);
  });
});

describe('trouble of the judge is never a verdict', () => {
  it('a machine too busy to give a program its time', async () => {
    let runs = 0;
    const starved = (input: string): FakeEnd =>
      runs++ === 0 ? { outcome: 'wall', cpuMs: 500, wallMs: 4600 } : adds(input);
    const report = judged(await judge({ code: '', cases: CASES.slice(0, 1) }, starved));
    expect([report.status, runs]).toEqual([VERDICT.accepted, 2]);
    const walls = world.sandbox.requests.map((one) => one.processes[0]!.limits.wallMs);
    expect(walls.at(-1)).toBe(5 * walls.at(-2)!);
  });

  it('a run that was slower than usual; the quicker one counts', async () => {
    const times = [1040, 960];
    const report = judged(
      await judge({ code: '', cases: CASES.slice(0, 1) }, (input) => ({ ...adds(input), cpuMs: times.shift() })),
    );
    expect(report).toMatchObject({ status: VERDICT.accepted, timeMs: 960 });
    const slower = [1040, 1090];
    const slow = judged(
      await judge({ code: '', cases: CASES.slice(0, 1) }, (input) => ({ ...adds(input), cpuMs: slower.shift() })),
    );
    expect(slow.cases[0]).toMatchObject({ status: VERDICT.timeLimit, timeMs: 1040 });
  });

  const FAILURES: [string, SubmissionText, (input: string) => FakeEnd, RegExp][] = [
    ['no test data', { code: '', cases: [] }, adds, /no test data/],
    ['an unknown language', { code: '', language: 'Brainfuck', cases: CASES }, adds, /does not offer the language/],
    [
      'an unknown mode',
      { code: '', cases: CASES, problem: { judgeMode: 'of tomorrow' as 'default' } },
      adds,
      /does not know the judge mode/,
    ],
    ['a compiler that is not there', { code: 'no compiler', cases: CASES }, adds, /compiler could not be started/],
    [
      'a program that cannot be started',
      { code: '', cases: CASES },
      () => ({ outcome: 'start' }),
      /could not be started/,
    ],
    [
      'a lost sandbox',
      { code: '', cases: CASES },
      () => {
        throw new SandboxFailure('lost', 'the helper died');
      },
      /the helper died/,
    ],
    [
      'an input that somebody wrote over while the program read it',
      { code: '', cases: CASES },
      (input) => {
        const blobs = join(root, 'blobs');
        for (const name of readdirSync(blobs)) if (name !== 'partial') writeFileSync(join(blobs, name), '0\n');
        return input === '1 2\n' ? writes('4') : { exitCode: 1 };
      },
      /test data changed while/,
    ],
  ];

  it.each(FAILURES)('%s', async (_what, text, program, reason) => {
    const report = await judge(text, program);
    expect(report.outcome).toBe('judgeFailure');
    expect((report as { reason: string }).reason).toMatch(reason);
  });

  it('test data that cannot be had', async () => {
    world = await openFakeWorld(root, adds);
    const work = submissionOf(world.blobs, { code: '', cases: CASES });
    world.blobs.lose(work.problem.cases[1]!.output);
    const report = await judgeJob(work, world.toolchainOf, world.tools, world.hooks);
    expect(report).toMatchObject({ outcome: 'judgeFailure', reason: expect.stringMatching(/test data/) });
  });
});
