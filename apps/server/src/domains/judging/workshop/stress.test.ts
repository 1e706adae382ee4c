import type { JobReport } from '@assay/contract/judging/job-report.ts';
import { cancelStress, getStress, startStress } from '@assay/contract/judging/workshop/stress.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { judgedCase } from '@assay/testkit/fake-judge.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkshopStage, type WorkshopStage } from '../testing/workshop.ts';

let stage: WorkshopStage;
beforeAll(async () => {
  stage = await openWorkshopStage();
});
afterAll(() => stage.site.close());
const ask = () => stage.asRoot;

/** A problem with a generator and two solutions. */
async function prepare() {
  const pid = await stage.problem();
  await stage.saveSources(pid, { generators: [{ name: 'gen', language: 'Python3', code: '# gen' }] });
  const referenceId = await stage.addSolution(pid, 'right');
  const solutionId = await stage.addSolution(pid, 'wrong');
  return { pid, pattern: 'gen [1..9]', referenceId, solutionId, rounds: 50 };
}
const report = (more: Partial<Extract<JobReport, { outcome: 'stressed' }>> = {}): JobReport => ({
  ...{ outcome: 'stressed', rounds: 50, found: null, broken: null, trouble: null, errorMessage: null },
  ...more,
});

test('GEN-9: a node compares two solutions; what it finds is shown', async () => {
  const asked = await prepare();
  const { pid } = asked;
  expect((await ask()(getStress, { pid })).data).toBeNull();
  await ask()(startStress, asked);
  expect(await stage.refusal(startStress, asked)).toBe('stress.running');
  const [job] = await stage.judge.claim();
  expect(job!.work).toMatchObject({
    kind: 'stress',
    generator: { name: 'gen' },
    pattern: { ranges: [{ from: 1, to: 9 }] },
    reference: { name: 'right', code: '// right', limits: { timeMs: 1000 } },
    solution: { name: 'wrong' },
    checker: null,
    rounds: 50,
    seconds: 60,
  });
  await stage.judge.progress(job!, 7, [judgedCase(1, 0)]);
  expect((await ask()(getStress, { pid })).data).toMatchObject({ state: 'running', done: 1, total: 50, found: null });
  const found = {
    words: ['5', 't'],
    input: '5\n',
    inputBytes: 2,
    answer: '10',
    output: '5',
    status: VERDICT.wrongAnswer,
  };
  await stage.judge.report(job!, report({ rounds: 3, found: { ...found, message: null } }));
  expect((await ask()(getStress, { pid })).data).toMatchObject({ state: 'done', done: 3, found, reference: 'right' });
});

test('GEN-9: a run that is stopped, or that no node can do, ends', async () => {
  const asked = await prepare();
  const { pid } = asked;
  await ask()(startStress, asked);
  await ask()(cancelStress, { pid });
  expect(await stage.refusal(cancelStress, { pid })).toBe('stress.ended');
  await ask()(startStress, asked);
  const [job] = await stage.judge.claim();
  await stage.judge.report(job!, { outcome: 'judgeFailure', reason: 'no disk', isFinal: true });
  expect((await ask()(getStress, { pid })).data).toMatchObject({ state: 'done', errorMessage: 'no disk', found: null });
});

test('GEN-9: what cannot be compared is refused', async () => {
  const asked = await prepare();
  const refusal = (more: Partial<typeof asked>) => stage.refusal(startStress, { ...asked, ...more });
  expect(await refusal({ pattern: 'gen [9..1]' })).toBe('stress.pattern');
  expect(await refusal({ pattern: 'gem 5' })).toBe('stress.generator');
  expect(await refusal({ solutionId: asked.referenceId })).toBe('stress.same');
  const other = await prepare();
  expect(await refusal({ solutionId: other.solutionId })).toBe('jurySolution.unknown');
});

test('T-IDOR-1: what was found is for those who may change the problem', async () => {
  const asked = await prepare();
  await stage.refuseStrangers([
    [startStress, asked],
    [getStress, { pid: asked.pid }],
    [cancelStress, { pid: asked.pid }],
  ]);
});
