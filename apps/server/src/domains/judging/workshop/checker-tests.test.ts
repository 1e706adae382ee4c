import { getTestSources, saveTestSources, type TestSources } from '@assay/contract/authoring/generators.ts';
import { getProblemVersions, restoreProblemVersion } from '@assay/contract/authoring/versions.ts';
import { getVerification, getVerificationSummaries, startVerification } from '@assay/contract/judging/verification.ts';
import {
  cancelCheckerTests,
  getCheckerTests,
  startCheckerTests,
} from '@assay/contract/judging/workshop/checker-tests.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { judgedCase } from '@assay/testkit/fake-judge.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSolvingStage, type SolvingStage } from '../testing/solving.ts';

let stage: SolvingStage;
let root: BuiltUser;
beforeAll(async () => {
  stage = await openSolvingStage();
  root = await buildUser(stage.site, { role: 'root' });
});
afterAll(() => stage.site.close());
const ask = () => stage.ask(root);
const codeOf = async (refused: Promise<{ data: unknown }>) => ((await refused).data as { code: string }).code;

const { accepted, wrongAnswer, systemError } = VERDICT;
const TESTS: TestSources['checkerTests'] = [
  { input: '1', output: '2', answer: '2', expected: 'accepted' },
  { input: '1', output: '3', answer: '2', expected: 'wrongAnswer' },
  { input: '1', output: '3', answer: 'x', expected: 'failed' },
];
const CHECKER = {
  language: 'C++ 17',
  code: '// checker',
  convention: 'testlib' as const,
  arguments: [],
  points: 'percent' as const,
  timeMs: null,
  memoryMb: null,
};

async function save(pid: number, checkerTests = TESTS) {
  const { edition } = (await ask()(getTestSources, { pid })).data;
  const none = { generators: [], script: '', handMade: [], validators: [] };
  await ask()(saveTestSources, { pid, edition, ...none, checkerTests });
}
async function prepare() {
  const { pid } = await buildProblem(stage.site, {
    judgeMode: 'spj',
    checker: CHECKER,
    cases: [{ input: '1', output: '1' }],
  });
  await save(pid);
  return pid;
}
const report = (statuses: readonly number[], errorMessage: string | null = null) => ({
  ...{ outcome: 'judged' as const, status: errorMessage ? systemError : accepted, score: null, timeMs: null },
  ...{ memoryKb: null, errorMessage, languageVersion: '' },
  cases: statuses.map((status, at) => ({ ...judgedCase(at + 1, status), message: `said ${at + 1}` })),
});

test('GEN-13: a node asks the checker without being told what is expected; what it said is held against that', async () => {
  const pid = await prepare();
  expect((await ask()(getTestSources, { pid })).data).toMatchObject({ hasChecker: true, checkerTests: TESTS });
  expect((await ask()(getCheckerTests, { pid })).data).toBeNull();
  await ask()(startCheckerTests, { pid });
  expect(await codeOf(ask().refused(startCheckerTests, { pid }))).toBe('checkerTests.running');
  const [job] = await stage.judge.claim();
  expect(job!.work).toMatchObject({ kind: 'checkerTests', checker: { code: '// checker' }, hasPoints: false });
  expect(JSON.stringify(job!.work)).not.toContain('expected');
  await stage.judge.report(job!, report([accepted, accepted, systemError]));
  const { data } = await ask()(getCheckerTests, { pid });
  expect(data).toMatchObject({ state: 'done', isStale: false, errorMessage: null });
  expect(data!.tests.map(({ expected, got }) => [expected, got])).toEqual([
    ['accepted', 'accepted'],
    ['wrongAnswer', 'accepted'],
    ['failed', 'failed'],
  ]);
  await save(pid, TESTS.slice(1));
  expect((await ask()(getCheckerTests, { pid })).data).toMatchObject({ isStale: true });
});

test('GEN-13: one that does not compile, a run that is stopped, and what cannot be asked', async () => {
  const pid = await prepare();
  await ask()(startCheckerTests, { pid });
  await ask()(cancelCheckerTests, { pid });
  expect(await codeOf(ask().refused(cancelCheckerTests, { pid }))).toBe('checkerTests.ended');
  await ask()(startCheckerTests, { pid });
  const [job] = await stage.judge.claim();
  await stage.judge.report(job!, report([], 'The checker does not compile'));
  const { data } = await ask()(getCheckerTests, { pid });
  expect([data!.errorMessage, data!.tests.map(({ got }) => got)]).toEqual([
    'The checker does not compile',
    [null, null, null],
  ]);
  const { pid: plain } = await buildProblem(stage.site);
  expect(await codeOf(ask().refused(startCheckerTests, { pid: plain }))).toBe('checkerTests.mode');
  await save(pid, []);
  expect(await codeOf(ask().refused(startCheckerTests, { pid }))).toBe('checkerTests.none');
});

test.each([
  ['as they have to be', [accepted, wrongAnswer, systemError], 'pass', 'verified'],
  ['not', [accepted, accepted, systemError], 'fail', 'failed'],
] as const)('GEN-13: a verification runs the tests, too: %s', async (_sentence, statuses, outcome, summary) => {
  const pid = await prepare();
  const { verificationId } = (await ask()(startVerification, { pid })).data;
  for (const job of await stage.judge.claim(10)) {
    await stage.judge.report(job, report(job.work.kind === 'checkerTests' ? statuses : [accepted]));
  }
  const { data } = await ask()(getVerification, { verificationId });
  expect(data.checkerTests).toMatchObject({ outcome, language: 'C++ 17' });
  expect(data).toMatchObject({ state: 'done', trials: [], inputs: [], isStale: false });
  expect((await ask()(getVerificationSummaries, { pids: [pid] })).data).toEqual([{ pid, summary }]);
  await save(pid, TESTS.slice(1));
  expect((await ask()(getVerification, { verificationId })).data.isStale).toBe(true);
});

test('EDIT-12, EDIT-14: tests of the checker are a part of versions', async () => {
  const pid = await prepare();
  await save(pid, []);
  const { version, latest } = (await ask()(getProblemVersions, { pid })).data;
  await ask()(restoreProblemVersion, { pid, number: latest - 1, version });
  expect((await ask()(getTestSources, { pid })).data.checkerTests).toEqual(TESTS);
});

test('T-IDOR-1: they are for those who may change the problem', async () => {
  const pid = await prepare();
  const stranger = stage.ask(await buildUser(stage.site, { role: 'admin' }));
  for (const op of [startCheckerTests, getCheckerTests, cancelCheckerTests]) {
    expect((await stranger.refused(op, { pid })).status).toBe(403);
  }
});
