import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { causeOf } from '@assay/contract/judging/cause-of.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { judgeJob } from '../judge-submission.ts';
import type { FakeEnd } from '../sandbox/fake.ts';
import { openFakeWorld } from '../testing/fake-world.ts';
import { testRunOf } from '../testing/jobs.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'assay-test-run-'));
});
afterEach(() => rm(root, { recursive: true, force: true, maxRetries: 5 }));

async function run(text: Parameters<typeof testRunOf>[0], program: (input: string) => FakeEnd) {
  const world = await openFakeWorld(root, program);
  const report = await judgeJob(testRunOf(text), world.toolchainOf, world.tools, world.hooks);
  if (report.outcome !== 'tested') throw new Error(JSON.stringify(report));
  return report;
}

const echo = (input: string): FakeEnd => ({ output: { 1: input, 2: 'note' } });

it('accepts a run without an expected output', async () => {
  const report = await run({ code: '', runs: [{ input: 'hello', expected: null }] }, echo);
  expect(report).toMatchObject({ status: VERDICT.accepted, errorMessage: null });
  expect(report.runs).toEqual([
    { status: 0, timeMs: 1, memoryKb: 1024, userOutput: 'hello', stderr: 'note', message: null, difference: null },
  ]);
});

it('runs all samples and tells the first difference of each', async () => {
  const runs = [
    { input: '1', expected: '1\n' },
    { input: '2 5', expected: '2 4' },
  ];
  const report = await run({ code: '', runs }, echo);
  expect(report.status).toBe(VERDICT.wrongAnswer);
  expect(report.runs.map((one) => [one.status, one.difference])).toEqual([
    [VERDICT.accepted, null],
    [VERDICT.wrongAnswer, { line: 1, token: 2, expected: '4', got: '5' }],
  ]);
  expect(report.runs[1]!.cause).toEqual(causeOf('token', { line: 1, token: 2, expected: '4', got: '5' }));
});

it('tells of a file that was not written, where one is the output', async () => {
  const text = { code: '', runs: [{ input: '1', expected: '1' }], fileIo: { read: 'in.txt', write: 'out.txt' } };
  const said = await run(text, () => ({ output: { 1: '1' } }));
  expect(said.runs[0]).toMatchObject({
    status: VERDICT.wrongAnswer,
    message: 'The program did not write the file out.txt, from which its output is taken',
    cause: causeOf('noFile', { name: 'out.txt' }),
  });
  const wrote = await run(text, () => ({ files: { 'out.txt': '' } }));
  expect(wrote.runs[0]!.cause).toMatchObject({ code: 'ends' });
  expect((await run(text, () => ({ files: { 'out.txt': '1' } }))).status).toBe(VERDICT.accepted);
});

it('shows what was written before a bad end', async () => {
  const report = await run({ code: '', runs: [{ input: 'x', expected: 'x' }] }, () => ({
    ...echo('partial'),
    exitCode: 3,
  }));
  expect(report.runs[0]).toMatchObject({ status: VERDICT.runtimeError, userOutput: 'partial', message: 'Exit code 3' });
});

it('answers a compile error without running', async () => {
  const report = await run({ code: 'refuse me', runs: [{ input: '', expected: null }] }, echo);
  expect(report).toMatchObject({ status: VERDICT.compileError, errorMessage: 'main.c:1: refused', runs: [] });
});

it('cuts a long output', async () => {
  const report = await run({ code: '', runs: [{ input: 'a'.repeat(100_000), expected: null }] }, echo);
  expect(report.runs[0]!.userOutput).toHaveLength(65_536);
});
