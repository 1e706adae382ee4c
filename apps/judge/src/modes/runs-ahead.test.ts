import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { judgeJob } from '../judge-submission.ts';
import type { FakeEnd } from '../sandbox/fake.ts';
import { openFakeWorld } from '../testing/fake-world.ts';
import { submissionOf } from '../testing/jobs.ts';
import { AHEAD_MAX } from './judge-cases.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'assay-ahead-'));
});
afterEach(() => rm(root, { recursive: true, force: true, maxRetries: 5 }));

/** Of 60 cases this one is the first that is wrong. */
const WRONG = 30;
const CASES = Array.from({ length: 60 }, (_, at) => ({
  input: `${at}\n`,
  output: at === WRONG ? 'other\n' : 'same\n',
}));

/** How many cases had been asked for beyond the one that ended the judging. */
async function aheadOf(end: FakeEnd, inputBytes: number | undefined): Promise<number> {
  const world = await openFakeWorld(root, async (input) => {
    // Until then all that is wanted ahead has been asked for.
    if (input === `${WRONG}\n`) await new Promise(setImmediate);
    return { output: { 1: 'same' }, ...end };
  });
  const work = submissionOf(world.blobs, {
    code: '',
    cases: CASES,
    problem: { judgeCaseMode: 'ergodic_without_error' },
  });
  for (const { input } of work.problem.cases) input.bytes = inputBytes ?? input.bytes;
  // Otherwise runs wait for their inputs to arrive.
  const data = world.tools.testdata.gather(work.problem.cases.map(({ input }) => input));
  await Promise.all(work.problem.cases.map(({ input }) => data.path(input)));
  const report = await judgeJob(work, world.toolchainOf, world.tools, world.hooks);
  expect(report).toMatchObject({ outcome: 'judged', status: -1 });
  const asked = world.sandbox.requests.slice(1);
  expect(new Set(asked.map(({ lane }) => lane)).size).toBe(1);
  expect(world.sandbox.dropped).toEqual([asked[0]!.lane]);
  return asked.length - (WRONG + 1);
}

it.each<[sentence: string, end: FakeEnd, ahead: number, inputBytes?: number]>([
  ['runs are asked for in numbers', {}, AHEAD_MAX],
  ['one that writes much lets one other wait', { output: { 1: `same${' '.repeat(100_000)}` } }, 1],
  ['so does one whose input is large', {}, 1, 2 << 20],
])('%s', async (_sentence, end, ahead, inputBytes) => {
  expect(await aheadOf(end, inputBytes)).toBe(ahead);
});

it('what is passed over by a result is not waited for, and what follows is judged', async () => {
  const world = await openFakeWorld(root, (input) => ({ output: { 1: input } }));
  const cases = CASES.map(({ input }, at) => ({
    input,
    output: at === 8 ? 'other\n' : input,
    groupNum: at < 20 ? 1 : 2,
  }));
  const work = submissionOf(world.blobs, {
    code: '',
    cases,
    problem: { type: 1, judgeCaseMode: 'subtask_lowest' },
  });
  const report = await judgeJob(work, world.toolchainOf, world.tools, world.hooks);
  if (report.outcome !== 'judged') throw new Error(JSON.stringify(report));
  const statuses = report.cases.map(({ status }) => status);
  expect(statuses).toEqual(CASES.map((_, at) => (at < 8 || at >= 20 ? 0 : at === 8 ? -1 : -4)));
});
