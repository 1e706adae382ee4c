import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JudgeMode } from '@assay/contract/problems/judge-modes.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { judgeJob } from '../../judge-submission.ts';
import type { FakeEnd } from '../../sandbox/fake.ts';
import { openFakeWorld } from '../../testing/fake-world.ts';
import { juryProgram, submissionOf } from '../../testing/jobs.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'assay-answer-check-'));
});
afterEach(() => rm(root, { recursive: true, force: true, maxRetries: 5 }));

const { accepted, wrongAnswer, systemError, cancelled } = VERDICT;

/** A checker over the answers of five cases; those that it is not told of it accepts. */
async function check(ends: Record<number, FakeEnd>, judgeMode: JudgeMode = 'spj', type = 0) {
  let asked = 0;
  const world = await openFakeWorld(root, (_input, spec) => (spec.fds[3] ? (ends[++asked] ?? {}) : {}));
  const cases = [1, 2, 3, 4, 5].map((at) => ({ input: `in ${at}`, output: `out ${at}`, score: 20 }));
  const { problem } = submissionOf(world.blobs, {
    code: '',
    cases,
    problem: { type, judgeMode, checker: juryProgram('C', 'checks', 'testlib') },
  });
  const work = { kind: 'answerCheck', language: 'C', problem } as const;
  return { report: await judgeJob(work, world.toolchainOf, world.tools, world.hooks), world };
}

it('the answer of each case stands in the place of what a contestant writes', async () => {
  const { report, world } = await check({});
  expect(report).toMatchObject({ outcome: 'judged', status: accepted, score: null, errorMessage: null });
  const spec = world.sandbox.requests.at(-1)!.processes[0]!;
  expect(spec.fds[4]).toEqual(spec.fds[5]);
});

it.each<[string, Record<number, FakeEnd>, number, number[]]>([
  [
    'one is refused, in the words of the checker',
    { 2: { exitCode: 1, output: { 2: 'no' } } },
    wrongAnswer,
    [0, -1, 0, 0, 0],
  ],
  [
    'one gets a part of the points: refused too',
    { 1: { exitCode: 7, output: { 2: 'points 30' } } },
    wrongAnswer,
    [-1, 0, 0, 0, 0],
  ],
  [
    'a checker that fails three times is not asked again',
    { 1: { exitCode: 3 }, 2: { exitCode: 3 }, 3: { exitCode: 3 } },
    systemError,
    [systemError, systemError, systemError, cancelled, cancelled],
  ],
])('%s', async (_sentence, ends, status, statuses) => {
  const { report } = await check(ends, 'spj', 1);
  if (report.outcome !== 'judged') throw new Error(JSON.stringify(report));
  expect([report.status, report.cases.map((one) => one.status)]).toEqual([status, statuses]);
});

it.each(['interactive', 'multi_pass'] as const)('what judges %s is compiled and asked nothing', async (mode) => {
  const { report } = await check({ 1: { exitCode: 3 } }, mode);
  expect(report).toMatchObject({ outcome: 'judged', status: accepted, cases: [] });
});
