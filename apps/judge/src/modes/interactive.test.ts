import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobReport } from '@assay/contract/judging/job-report.ts';
import type { CheckerProgram } from '@assay/contract/judging/jobs.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { judgeJob } from '../judge-submission.ts';
import type { FakeEnd } from '../sandbox/fake.ts';
import type { ProcessSpec } from '../sandbox/sandbox.ts';
import { type FakeWorld, openFakeWorld } from '../testing/fake-world.ts';
import { type SubmissionText, submissionOf, testRunOf } from '../testing/jobs.ts';

let root: string;
let world: FakeWorld;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'assay-interactive-'));
});
afterEach(() => rm(root, { recursive: true, force: true, maxRetries: 5 }));

const INTERACTOR: CheckerProgram = {
  language: 'C',
  code: 'interactor',
  convention: 'assay',
  arguments: ['strict'],
  points: 'percent',
  timeMs: null,
  memoryMb: null,
};
const CASES = [
  { input: 'one', output: '1' },
  { input: 'two', output: '2' },
];
const isInteractor = (spec: ProcessSpec) => spec.stopOthersAfterMs !== undefined;

/** The ends of program and interactor, run after run. */
async function judge(
  ends: { program?: FakeEnd; interactor?: FakeEnd }[],
  text: Partial<SubmissionText> = {},
): Promise<JobReport> {
  const runs = { program: 0, interactor: 0 };
  world = await openFakeWorld(root, (_input, spec) => {
    const who = isInteractor(spec) ? 'interactor' : 'program';
    return ends[Math.min(runs[who]++, ends.length - 1)]?.[who] ?? {};
  });
  const { problem, ...rest } = { code: 'talks', cases: CASES.slice(0, 1), ...text };
  const work = submissionOf(world.blobs, {
    ...rest,
    problem: { judgeMode: 'interactive', checker: INTERACTOR, ...problem },
  });
  return judgeJob(work, world.toolchainOf, world.tools, world.hooks);
}
const judged = (report: JobReport) => {
  if (report.outcome !== 'judged') throw new Error(JSON.stringify(report));
  return report;
};
const talks = () => world.sandbox.requests.filter((request) => request.processes.length === 2);

describe('interactive mode', () => {
  it('joins two boxes by two pipes, and gives the interactor the last word', async () => {
    expect(judged(await judge([{}])).status).toBe(VERDICT.accepted);
    const [program, interactor] = talks()[0]!.processes;
    expect(program!.fds).toEqual({ 0: { kind: 'pipeRead', pipe: 0 }, 1: { kind: 'pipeWrite', pipe: 1 } });
    expect(interactor!.fds).toMatchObject({
      0: { kind: 'pipeRead', pipe: 1 },
      1: { kind: 'pipeWrite', pipe: 0 },
      3: { kind: 'file' },
      4: { kind: 'file' },
    });
    expect(interactor!.argv).toEqual(['/app/main', '/dev/fd/3', 'tout', '/dev/fd/4', 'strict']);
    expect(interactor!.stopOthersAfterMs).toBe(500);
    expect(program!.limits.idleMs).toBe(1000);
    expect(interactor!.limits.wallMs).toBeGreaterThan(program!.limits.wallMs!);
  });

  it('calls an interactor of the ICPC with a feedback directory', async () => {
    const checker = { ...INTERACTOR, convention: 'icpc' as const };
    const files = { 'feedback/teammessage.txt': 'well done', 'feedback/judgemessage.txt': 'psst' };
    const report = judged(await judge([{ interactor: { exitCode: 42, files } }], { problem: { checker } }));
    expect(report.cases[0]).toMatchObject({ status: VERDICT.accepted, message: 'well done', note: 'psst' });
    expect(talks()[0]!.processes[1]!.argv).toEqual(['/app/main', '/dev/fd/3', '/dev/fd/4', 'feedback/', 'strict']);
  });

  it('shows what the interactor wrote down to staff alone', async () => {
    const report = judged(await judge([{ interactor: { exitCode: 102, files: { tout: '? 5\n! 6\n' } } }]));
    expect(report.cases[0]).toMatchObject({
      status: VERDICT.wrongAnswer,
      message: null,
      note: '? 5\n! 6\n',
      userOutput: null,
    });
  });

  it('talks once more to hear why a program died, and keeps it', async () => {
    const program = { outcome: 'exit', exitCode: 1, endOrder: 0, output: { 2: 'KeyError: 7' } } as const;
    const ends = { program, interactor: { exitCode: 102, endOrder: 1 } };
    const report = judged(await judge([ends]));
    expect(report.cases[0]).toMatchObject({ status: VERDICT.runtimeError, stderr: 'KeyError: 7' });
    expect(talks().map(({ processes }) => processes[0]!.fds[2]?.kind ?? null)).toEqual([null, 'capture']);
    const broken = await judge([ends, { program, interactor: { exitCode: 103, endOrder: 0 } }]);
    expect(judged(broken).cases[0]).toMatchObject({ status: VERDICT.runtimeError });
    expect(judged(broken).cases[0]).not.toHaveProperty('stderr');
  });

  it('meets a deadlock twice before it believes it, once in a submission', async () => {
    const idle = { program: { outcome: 'idle' }, interactor: { outcome: 'idle' } } as const;
    const report = judged(await judge([idle], { cases: CASES }));
    expect(report.cases.map((one) => one.status)).toEqual([VERDICT.timeLimit, VERDICT.timeLimit]);
    expect(talks()).toHaveLength(3);
    expect(judged(await judge([idle, {}])).status).toBe(VERDICT.accepted);
  });

  it('runs anew what the machine was too busy for', async () => {
    const starved = {
      program: { outcome: 'wall', cpuMs: 900, wallMs: 9000 },
      interactor: { outcome: 'stopped' },
    } as const;
    expect(judged(await judge([starved, {}])).status).toBe(VERDICT.accepted);
    const kept = { program: { outcome: 'wall', wallMs: 9000 }, interactor: { outcome: 'time', cpuMs: 4000 } } as const;
    expect(judged(await judge([kept, {}])).status).toBe(VERDICT.accepted);
    expect(await judge([kept])).toMatchObject({
      outcome: 'judgeFailure',
      reason: expect.stringMatching(/kept the program waiting/),
    });
  });

  it('fails for good when the interactor does', async () => {
    const report = await judge([{ interactor: { signal: 11 } }]);
    expect(report).toMatchObject({ outcome: 'judgeFailure', isFinal: true, reason: expect.stringMatching(/SIGSEGV/) });
    expect(await judge([{}], { problem: { checker: null } })).toMatchObject({ outcome: 'judgeFailure', isFinal: true });
  });

  it('compiles anew what could not be started', async () => {
    expect(await judge([{ program: { outcome: 'start', startError: 'ENOENT' } }])).toMatchObject({
      outcome: 'judgeFailure',
      reason: expect.stringMatching(/ENOENT/),
    });
    const compilations = () => world.sandbox.requests.filter((one) => one.processes[0]!.copyOut?.length).length;
    const before = compilations();
    await judgeJob(
      submissionOf(world.blobs, { code: 'talks', cases: CASES }),
      world.toolchainOf,
      world.tools,
      world.hooks,
    );
    expect(compilations()).toBe(before + 1);
  });
});

it('a test run talks with the interactor about the given input', async () => {
  world = await openFakeWorld(root, (_input, spec) =>
    isInteractor(spec) ? { output: { 2: 'two questions' }, files: { tout: 'protocol' } } : { output: { 2: 'debug' } },
  );
  const work = testRunOf({
    code: 'talks',
    judgeMode: 'interactive',
    checker: INTERACTOR,
    runs: [{ input: '6 4', expected: '4' }],
  });
  const report = await judgeJob(work, world.toolchainOf, world.tools, world.hooks);
  expect(report).toMatchObject({
    outcome: 'tested',
    runs: [{ status: VERDICT.accepted, message: 'two questions', userOutput: 'protocol', stderr: 'debug' }],
  });
  const interactor = talks()[0]!.processes[1]!;
  expect(interactor.fds[3]).toEqual({ kind: 'bytes', bytes: Buffer.from('6 4') });
});

it('a test run whose input the interactor cannot use says so', async () => {
  world = await openFakeWorld(root, (_input, spec) => (isInteractor(spec) ? { signal: 6 } : {}));
  const runs = [{ input: 'nonsense', expected: null }];
  const work = testRunOf({ code: 'talks', judgeMode: 'interactive', checker: INTERACTOR, runs });
  expect(await judgeJob(work, world.toolchainOf, world.tools, world.hooks)).toMatchObject({
    runs: [{ status: VERDICT.systemError, message: expect.stringMatching(/could not work with this input/) }],
  });
});
