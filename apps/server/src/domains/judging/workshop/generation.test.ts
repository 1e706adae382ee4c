import { getAdminProblem } from '@assay/contract/authoring/editor.ts';
import {
  getTestSources,
  saveTestSources,
  type TestSources,
  takeUpTests,
} from '@assay/contract/authoring/generators.ts';
import { getProblemCases } from '@assay/contract/authoring/testdata.ts';
import { getProblemVersions, restoreProblemVersion } from '@assay/contract/authoring/versions.ts';
import type { BlobRef } from '@assay/contract/judging/blob-ref.ts';
import type { JobReport } from '@assay/contract/judging/job-report.ts';
import type { GenerationJob, Job } from '@assay/contract/judging/jobs.ts';
import { startVerification } from '@assay/contract/judging/verification.ts';
import {
  cancelGeneration,
  getGeneration,
  getMadeTest,
  startGeneration,
} from '@assay/contract/judging/workshop/generation.ts';
import { judgedCase } from '@assay/testkit/fake-judge.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeBlob } from '../../files/blobs.ts';
import { returnExpiredWork } from '../queue/finish-job.ts';
import { openWorkshopStage, type WorkshopStage } from '../testing/workshop.ts';

let stage: WorkshopStage;
beforeAll(async () => {
  stage = await openWorkshopStage();
});
afterAll(() => stage.site.close());

const ask = () => stage.asRoot;
const gen = { name: 'gen', language: 'C++ 17', code: '// gen' };
const SOURCES: TestSources = {
  generators: [gen],
  script: 'gen 5 > $\n@group 2 40\ngen 6 > $',
  handMade: [{ number: 1, input: '1 1\n', isSample: true }],
  validators: [],
  checkerTests: [],
  validatorTests: [],
};

/** A problem with generators and, unless it has none, a model solution. */
async function prepare(sources: Partial<TestSources> = {}, { model = true, type = 0 as 0 | 1 } = {}) {
  const pid = await stage.problem({ type, cases: [{ input: 'old', output: 'old', score: 100 }] });
  await save(pid, sources);
  if (model) await saveModel(pid, '// model');
  return pid;
}
const save = (pid: number, sources: Partial<TestSources>) => stage.saveSources(pid, { ...SOURCES, ...sources });
const saveModel = (pid: number, code: string) =>
  stage.addSolution(pid, 'model', { language: 'Python3', code, expected: ['accepted'], isModel: true });
const start = async (pid: number) => (await ask()(startGeneration, { pid })).data.runId;
const see = async (pid: number) => (await ask()(getGeneration, { pid })).data!;
const claim = async () => {
  const [job] = await stage.judge.claim();
  if (job?.work.kind !== 'generation') throw new Error('no generation to do');
  return job as Job & { work: GenerationJob };
};
const blob = (text: string): Promise<BlobRef> => storeBlob(stage.site.services, () => Buffer.from(text));

type Made = Extract<JobReport, { outcome: 'generated' }>['tests'][number];
/** What a node would make: the words of the generator as the input, its length as the answer. */
async function make({ work }: { work: GenerationJob }, change: (made: Made) => Partial<Made> = () => ({})) {
  const tests = work.tests.map(async ({ number, run, input, answer }) => {
    const made: Made = {
      number,
      input: input ?? (await blob(`${run?.arguments.join(' ')}\n`)),
      answer: answer ?? (await blob(`answer ${number}\n`)),
      timeMs: 5,
      fault: null,
      message: null,
    };
    return { ...made, ...change(made) };
  });
  const report: JobReport = { outcome: 'generated', broken: null, errorMessage: null, tests: await Promise.all(tests) };
  return report;
}
const finish = async (change?: Parameters<typeof make>[1]) => {
  const job = await claim();
  return stage.judge.report(job, await make(job, change));
};

test('GEN-1: what is there at first: the samples of the statement', async () => {
  const pid = await stage.problem({ examples: [{ input: '1 2', output: '3' }] });
  const { handMade, edition } = (await ask()(getTestSources, { pid })).data;
  expect({ handMade, edition }).toEqual({ handMade: [{ number: 1, input: '1 2\n', isSample: true }], edition: 0 });
});

test('GEN-1: sources are saved over what was seen, and are a part of versions', async () => {
  const pid = await prepare();
  const { data } = await ask()(getTestSources, { pid });
  expect(data).toMatchObject({ ...SOURCES, edition: 1 });
  expect(await stage.refusal(saveTestSources, { pid, ...SOURCES, edition: 0 })).toBe('testSources.changed');
  await save(pid, { script: 'gen 7 > $' });
  const versions = (await ask()(getProblemVersions, { pid })).data;
  expect(versions.records.map(({ changed }) => changed)).toEqual([
    ['generators'],
    ['solutions'],
    ['generators'],
    expect.any(Array),
  ]);
  await ask()(restoreProblemVersion, { pid, number: 3, version: versions.version });
  expect((await ask()(getTestSources, { pid })).data.script).toBe(SOURCES.script);
});

test('GEN-4, GEN-8: makes tests on a node, shows how far it is, and takes them up as a new version', async () => {
  const pid = await prepare({}, { type: 1 });
  await start(pid);
  expect(await stage.refusal(startGeneration, { pid })).toBe('generation.running');
  const job = await claim();
  expect(job.work).toMatchObject({
    generators: [gen],
    model: { language: 'Python3', code: '// model', limits: { timeMs: 1000 } },
    tests: [
      { number: 1, run: null, input: { bytes: 4 } },
      { number: 2, run: { generator: 'gen', arguments: ['5'] }, input: null, answer: null },
      { number: 3, run: { arguments: ['6'] } },
    ],
  });
  await stage.judge.progress(job, 7, [judgedCase(1, 0), judgedCase(2, 0)]);
  expect(await see(pid)).toMatchObject({ state: 'running', done: 2, total: 3 });
  await stage.judge.report(job, await make(job));

  const run = await see(pid);
  expect(run).toMatchObject({ state: 'done', done: 3, isStale: false, isTakenUp: false, broken: null });
  expect(run.tests).toMatchObject([
    { number: 1, command: null, isSample: true, inputBytes: 4 },
    { number: 2, command: 'gen 5', line: 1, group: null },
    { number: 3, command: 'gen 6', line: 3, group: 2, points: 40 },
  ]);
  expect((await ask()(getMadeTest, { pid, number: 2 })).data).toEqual({
    input: '5\n',
    answer: 'answer 2\n',
    isCut: false,
  });

  const { version } = (await ask()(getTestSources, { pid })).data;
  const late = { pid, runId: run.runId, version: version + 1 };
  expect(await stage.refusal(takeUpTests, late)).toBe('problem.changed');
  const { data } = await ask()(takeUpTests, { pid, runId: run.runId, version, message: 'generated' });
  expect(data.cases).toBe(3);
  expect((await ask()(getProblemCases, { pid })).data.cases).toMatchObject([
    { inputName: '1.in', input: '1 1\n', output: 'answer 1\n', score: 0, groupNum: 1 },
    { input: '5\n', output: 'answer 2\n', score: 0 },
    { input: '6\n', score: 40, groupNum: 2 },
  ]);
  const { problem } = (await ask()(getAdminProblem, { pid })).data;
  expect(problem.examples).toEqual([{ input: '1 1\n', output: 'answer 1\n' }]);
  expect((await ask()(getProblemVersions, { pid })).data.records[0]).toMatchObject({
    message: 'generated',
    caseCount: 3,
  });
  expect(await see(pid)).toMatchObject({ isTakenUp: true, isStale: false });
});

test('GEN-7: what was made is not made again, until its program, its words or the model change', async () => {
  const pid = await prepare();
  await start(pid);
  await finish();
  await save(pid, { script: 'gen 5 > $\ngen 60 > $' });
  expect((await see(pid)).isStale).toBe(true);
  await start(pid);
  const job = await claim();
  expect(job.work.tests).toMatchObject([
    { number: 1, answer: { bytes: 9 } },
    { number: 2, input: { bytes: 2 }, answer: { bytes: 9 } },
    { number: 3, input: null, answer: null },
  ]);
  await stage.judge.report(job, await make(job));
  await saveModel(pid, '// another');
  expect((await see(pid)).isStale).toBe(true);
  await start(pid);
  const other = await claim();
  expect(other.work.tests.map(({ input, answer }) => [input !== null, answer])).toEqual([
    [true, null],
    [true, null],
    [true, null],
  ]);
  await stage.judge.report(other, await make(other));
});

test('GEN-5: tests that could not be made are told, and are no test data', async () => {
  const pid = await prepare({ script: 'gen 5 > $\ngen 5 again > $' });
  const runId = await start(pid);
  await finish(({ number }) => (number === 3 ? { fault: 'validator', message: 'n = 5', answer: null } : {}));
  expect((await see(pid)).tests[2]).toMatchObject({ fault: 'validator', message: 'n = 5', line: 2 });
  const { version } = (await ask()(getTestSources, { pid })).data;
  expect(await stage.refusal(takeUpTests, { pid, runId, version })).toBe('generation.incomplete');
  await start(pid);
  await finish(({ number }) => ({ input: { hash: 'a'.repeat(64), bytes: number } }));
  expect((await see(pid)).tests.map(({ sameAs }) => sameAs)).toEqual([null, 1, 1]);
});

test('GEN-5: a program that does not compile, and a judge that fails for good, end the run', async () => {
  const pid = await prepare();
  await start(pid);
  const broken = { name: 'gen', message: 'gen.cpp:1: error' };
  await stage.judge.report(await claim(), { outcome: 'generated', broken, errorMessage: null, tests: [] });
  expect(await see(pid)).toMatchObject({ state: 'done', done: 0, broken });
  await start(pid);
  await stage.judge.report(await claim(), { outcome: 'judgeFailure', reason: 'no disk', isFinal: true });
  expect(await see(pid)).toMatchObject({ state: 'done', errorMessage: 'no disk' });
});

test('a node that dies loses nothing; a run that is stopped frees the queue', async () => {
  const pid = await prepare();
  await start(pid);
  const lost = await claim();
  await stage.site.services.db
    .updateTable('jobs')
    .set({ lease_until: new Date(0) })
    .execute();
  await returnExpiredWork(stage.site.services);
  expect((await stage.judge.report(lost, await make(lost))).status).toBe(409);
  await stage.site.services.db.updateTable('jobs').set({ failed_node: null }).execute();
  const again = await claim();
  expect(again.attempt).toBe(2);
  await ask()(cancelGeneration, { pid });
  expect(await stage.judge.heartbeat([again])).toEqual([again.jobId]);
  expect(await see(pid)).toMatchObject({ state: 'cancelled', tests: [{ isDone: false }, {}, {}] });
  expect(await stage.refusal(cancelGeneration, { pid })).toBe('generation.ended');
});

test('GEN-3, GEN-4: what cannot be made is refused before a node is asked', async () => {
  const refusal = async (sources: Partial<TestSources>, model = true) => {
    const pid = await prepare(sources, { model });
    return (await ask().refused(startGeneration, { pid })).data as { code: string; params?: unknown };
  };
  expect(await refusal({ script: '\ngem > 2' })).toMatchObject({ code: 'generation.script' });
  expect(await refusal({ script: '', handMade: [] })).toMatchObject({ code: 'generation.nothing' });
  expect(await refusal({}, false)).toMatchObject({ code: 'generation.noModel' });
});

test('GEN-1: validators that were saved are asked by verifications, and one that is saved makes an older verification old', async () => {
  const validator = {
    name: 'v',
    language: 'C++ 17',
    code: '// v',
    convention: 'testlib' as const,
    arguments: [],
    files: [],
  };
  const pid = await prepare({ validators: [validator] });
  await ask()(startVerification, { pid });
  const jobs = await stage.judge.claim(10);
  expect(jobs.map(({ work }) => work.kind)).toEqual(['submission', 'inputCheck']);
});

test('T-IDOR-1: what tests are made of, and what was made, is for those who may change the problem', async () => {
  const pid = await prepare();
  const runId = await start(pid);
  await finish();
  const { problemId } = (await ask()(getAdminProblem, { pid })).data.problem;
  expect(problemId).toBeTruthy();
  const calls = [
    [getTestSources, { pid }],
    [saveTestSources, { pid, edition: 1, ...SOURCES }],
    [takeUpTests, { pid, runId, version: 0 }],
    [startGeneration, { pid }],
    [getGeneration, { pid }],
    [getMadeTest, { pid, number: 1 }],
    [cancelGeneration, { pid }],
  ] as const;
  const other = await stage.problem();
  await stage.refuseStrangers(calls, '// gen');
  const { version } = (await ask()(getTestSources, { pid: other })).data;
  expect(await stage.refusal(takeUpTests, { pid: other, runId, version })).toBe('generation.unknown');
});
