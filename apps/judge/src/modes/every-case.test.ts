import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VERDICT } from '@assay/contract/verdict.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { judgeJob } from '../judge-submission.ts';
import { openFakeWorld } from '../testing/fake-world.ts';
import { type SubmissionText, submissionOf } from '../testing/jobs.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'assay-every-case-'));
});
afterEach(() => rm(root, { recursive: true, force: true, maxRetries: 5 }));

/** Judges a program that answers `right` to the inputs it knows. */
async function judge(text: SubmissionText, known: readonly string[]) {
  const world = await openFakeWorld(root, (input) => ({ output: { 1: known.includes(input) ? 'right' : 'no' } }));
  const report = await judgeJob(submissionOf(world.blobs, text), world.toolchainOf, world.tools, world.hooks);
  if (report.outcome !== 'judged') throw new Error(JSON.stringify(report));
  return report;
}

const cases = ['a', 'b', 'c', 'd'].map((input, at) => ({
  input,
  output: 'right',
  score: 25,
  groupNum: at < 2 ? 1 : 2,
}));
const MODES: [string, SubmissionText['problem'], readonly string[]][] = [
  ['stopping at the first failure', { judgeCaseMode: 'ergodic_without_error' }, ['a', 'c']],
  ['the lowest of a subtask', { type: 1, judgeCaseMode: 'subtask_lowest' }, ['b', 'c', 'd']],
  [
    'a subtask that depends on one',
    {
      type: 1,
      judgeCaseMode: 'subtasks',
      subtasks: [
        { num: 1, score: 50, rule: 'sum', dependsOn: [] },
        { num: 2, score: 50, rule: 'sum', dependsOn: [1] },
      ],
    },
    ['b', 'c', 'd'],
  ],
];

test.each(MODES)('every case runs, and the result is that of a submission: %s', async (_sentence, problem, known) => {
  const usual = await judge({ code: '', cases, ...(problem && { problem }) }, known);
  const whole = await judge({ code: '', cases, everyCase: true, ...(problem && { problem }) }, known);
  const skipped = usual.cases.filter((one) => one.status === VERDICT.cancelled).map((one) => one.index);
  expect(skipped.length).toBeGreaterThan(0);
  expect(whole.cases.filter((one) => one.beyond).map((one) => one.index)).toEqual(skipped);
  expect(whole.cases.map((one) => one.status)).toEqual(
    cases.map(({ input }) => (known.includes(input) ? VERDICT.accepted : VERDICT.wrongAnswer)),
  );
  expect(whole.cases.map((one) => one.score)).toEqual(usual.cases.map((one) => one.score));
  expect([whole.status, whole.score]).toEqual([usual.status, usual.score]);
});
