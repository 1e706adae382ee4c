import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProblemFault } from '@assay/contract/judging/job-report.ts';
import type { CheckerProgram, Job } from '@assay/contract/judging/jobs.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { judgeJob } from '../judge-submission.ts';
import { createIncludeFolder } from '../languages/include-folder.ts';
import type { FakeEnd } from '../sandbox/fake.ts';
import { type FakeWorld, openFakeWorld } from '../testing/fake-world.ts';
import { type SubmissionText, submissionOf, testRunOf } from '../testing/jobs.ts';

let root: string;
let world: FakeWorld;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'assay-spj-'));
});
afterEach(() => rm(root, { recursive: true, force: true, maxRetries: 5 }));

const CHECKER: CheckerProgram = {
  language: 'C',
  code: 'checks',
  convention: 'testlib',
  arguments: ['--group', '2'],
  points: 'percent',
  timeMs: null,
  memoryMb: null,
};

/** Every program writes "42"; a checker, known by the files it is given, ends as told. */
async function judge(work: (blobs: FakeWorld['blobs']) => Job['work'], checkerEnds: FakeEnd = {}) {
  world = await openFakeWorld(root, (_input, spec) => (spec.fds[3] ? checkerEnds : { output: { 1: '42' } }));
  return judgeJob(work(world.blobs), world.toolchainOf, world.tools, world.hooks);
}
const submit = (problem: SubmissionText['problem'], checkerEnds?: FakeEnd) =>
  judge(
    (blobs) =>
      submissionOf(blobs, {
        code: '',
        cases: [{ input: 'in', output: 'out', score: 50 }],
        problem: { type: 1, judgeMode: 'spj', checker: CHECKER, ...problem },
      }),
    checkerEnds,
  );

describe('special judge', () => {
  it('gives the checker the files of the case, its arguments and limits of its own', async () => {
    await submit({}, { output: { 2: 'ok fine' } });
    const spec = world.sandbox.requests.at(-1)!.processes[0]!;
    expect(spec.argv.slice(1)).toEqual(['/dev/fd/3', '/dev/fd/4', '/dev/fd/5', '--group', '2']);
    expect(spec.fds[3]).toMatchObject({ kind: 'file' });
    expect(spec.fds[4]).toEqual({ kind: 'bytes', bytes: Buffer.from('42') });
    expect(spec.limits).toMatchObject({ cpuMs: 16_200, memoryBytes: (512 + 32) << 20 });
  });

  it('takes the points that the checker gives', async () => {
    const report = await submit({}, { exitCode: 7, output: { 2: 'points 30 nearly' } });
    expect(report).toMatchObject({
      outcome: 'judged',
      status: VERDICT.partial,
      score: 15,
      cases: [{ status: VERDICT.partial, score: 15, message: 'nearly', userOutput: '42' }],
    });
  });

  it('calls a case that is partly right wrong under ACM, with the words and the share of the checker', async () => {
    const report = await submit({ type: 0 }, { exitCode: 7, output: { 2: 'points 30 nearly' } });
    expect(report).toMatchObject({
      outcome: 'judged',
      status: VERDICT.wrongAnswer,
      score: null,
      cases: [{ status: VERDICT.wrongAnswer, score: null, share: 0.3, message: 'nearly' }],
    });
  });

  it.each<[string, SubmissionText['problem'], FakeEnd, RegExp, ProblemFault?]>([
    ['no checker', { checker: null }, {}, /has no checker/, 'data'],
    [
      'one that does not compile',
      { checker: { ...CHECKER, code: 'refuse me' } },
      {},
      /compile:\nmain\.c:1: refused/,
      'program',
    ],
    ['one that crashes', {}, { signal: 11 }, /SIGSEGV/, 'run'],
    ['one that cannot be started', {}, { outcome: 'start' }, /could not be started/],
    ['a language that is not here', { checker: { ...CHECKER, language: 'Klingon' } }, {}, /does not offer/],
    ['a compiler that is not there', { checker: { ...CHECKER, code: 'no compiler' } }, {}, /could not be started/],
  ])('%s is no verdict', async (_what, problem, ends, reason, fault) => {
    const report = await submit(problem, ends);
    expect(report).toEqual({
      outcome: 'judgeFailure',
      reason: expect.stringMatching(reason),
      isFinal: fault !== undefined,
      fault,
    });
  });
});

it('tells a reason that can be stored, however long the words were', async () => {
  world = await openFakeWorld(root, () => {
    throw new Error(`${'x'.repeat(4095)}😀\0`);
  });
  const work = submissionOf(world.blobs, { code: '', cases: [{ input: '', output: '' }] });
  const report = await judgeJob(work, world.toolchainOf, world.tools, world.hooks);
  expect(report).toMatchObject({ outcome: 'judgeFailure', reason: 'x'.repeat(4095) });
});

describe('test runs of a special judge', () => {
  const run = (expected: string | null, ends: FakeEnd) =>
    judge(() => testRunOf({ code: '', checker: CHECKER, runs: [{ input: 'x', expected }] }), ends);

  it('ask the checker where an output is expected', async () => {
    expect(await run('41', { output: { 2: 'ok close enough' } })).toMatchObject({
      status: VERDICT.accepted,
      runs: [{ status: VERDICT.accepted, message: 'close enough', difference: null }],
    });
    expect(await run(null, { exitCode: 1 })).toMatchObject({ runs: [{ status: VERDICT.accepted, message: null }] });
  });

  it.each([
    ['ACM', 0, VERDICT.wrongAnswer],
    ['OI', 1, VERDICT.partial],
  ])('call what is partly right under %s what a submission would be called', async (_rule, type, status) => {
    const work = () => testRunOf({ code: '', type, checker: CHECKER, runs: [{ input: 'x', expected: '41' }] });
    const report = await judge(work, { exitCode: 7, output: { 2: 'points 30 nearly' } });
    expect(report).toMatchObject({ status, runs: [{ status, message: 'nearly' }] });
  });

  it('claim nothing when the checker fails on an input that somebody made up', async () => {
    expect(await run('41', { signal: 6 })).toMatchObject({
      outcome: 'tested',
      runs: [{ status: VERDICT.systemError, message: "The problem's checker could not judge this run" }],
    });
  });
});

it.each([
  ['fine', null],
  ['refuse me', 'main.c:1: refused'],
])('a checker to compile: %s', async (code, message) => {
  const work = { kind: 'compile', testJudgeKey: 'key', language: 'C', code, extraFiles: [] } as const;
  expect(await judge(() => ({ ...work, extraFiles: [] }))).toEqual({ outcome: 'compiled', message });
});

describe('the include folder', () => {
  const folder = () => createIncludeFolder(join(root, 'headers'));

  it('need not be there', async () => {
    expect(await folder().filesFor('#include "testlib.h"', [])).toEqual([]);
  });

  it('gives what the code names, what that names in turn, and nothing that the problem brings', async () => {
    await mkdir(join(root, 'headers'));
    const write = (name: string, text: string) => writeFile(join(root, 'headers', name), text);
    await write('testlib.h', '#include "base.h"');
    await write('base.h', '// base');
    await write('other.h', '// other');
    await write('huge.h', 'x'.repeat(3 << 20));
    const code = '#include "testlib.h"\n#include "huge.h"';
    expect(await folder().filesFor(code, [])).toEqual([
      { name: 'testlib.h', content: '#include "base.h"' },
      { name: 'base.h', content: '// base' },
    ]);
    expect(await folder().filesFor(code, [{ name: 'testlib.h', content: '// own' }])).toEqual([]);
  });
});
