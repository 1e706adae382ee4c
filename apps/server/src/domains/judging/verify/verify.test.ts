import {
  changeProblemAuth,
  getAdminProblem,
  type ProblemSave,
  updateProblem,
} from '@assay/contract/authoring/editor.ts';
import { deleteJurySolution, getJurySolutions } from '@assay/contract/authoring/jury-solutions.ts';
import {
  addJurySolutionOf,
  cancelVerification,
  getTrial,
  getVerification,
  getVerificationSummaries,
  getVerifications,
  startVerification,
} from '@assay/contract/judging/verification.ts';
import { getSubmissionList } from '@assay/contract/submissions/list.ts';
import type { VerdictName } from '@assay/contract/verdict.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { judged, judgedCase } from '@assay/testkit/fake-judge.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { returnExpiredWork } from '../queue/finish-job.ts';
import { openWorkshopStage, type WorkshopStage } from '../testing/workshop.ts';

let stage: WorkshopStage;
let pid: number;
beforeAll(async () => {
  stage = await openWorkshopStage();
});
beforeEach(async () => {
  // what an earlier test left in the queue
  await db().deleteFrom('jobs').execute();
  pid = await stage.problem({ cases: [1, 2, 3].map((each) => ({ input: `${each}`, output: `${each * 2}` })) });
});
afterAll(() => stage.site.close());

const db = () => stage.site.services.db;
const ask = (user = stage.root) => stage.ask(user);
const addSolution = (name: string, expected: VerdictName[], language: string | null = 'C++ 17') =>
  stage.addSolution(pid, name, { language, expected });
const start = async () => (await ask()(startVerification, { pid })).data.verificationId;
const see = async (verificationId: number) => (await ask()(getVerification, { verificationId })).data;
/** Saves the problem with other fields. */
async function change(fields: Partial<ProblemSave['problem']>) {
  const { version, problem, tags, languages, codeTemplates } = (await ask()(getAdminProblem, { pid })).data;
  const save = { problem: { ...problem, ...fields }, tags, languages, codeTemplates, cases: { from: 'keep' as const } };
  await ask()(updateProblem, { pid, version, ...save });
}
const claimOne = async () => (await stage.judge.claim())[0]!;
const judgeNext = async (statuses: number[]) => stage.judge.report(await claimOne(), judged(statuses));

test('every solution is judged on all cases and held to its promise; nothing becomes a submission', async () => {
  await addSolution('right.cpp', ['accepted']);
  await addSolution('wrong.cpp', ['wrongAnswer', 'timeLimit']);
  await addSolution('lucky.py', ['wrongAnswer'], 'Python3');
  const verificationId = await start();
  expect(await see(verificationId)).toMatchObject({ state: 'running', done: 0, total: 3, counts: { waiting: 3 } });

  const job = await claimOne();
  expect(job.work).toMatchObject({
    kind: 'submission',
    submitId: 0,
    everyCase: true,
    language: 'C++ 17',
    code: '// right.cpp',
    problem: { judgeMode: 'default' },
  });
  expect(job.work.kind === 'submission' && job.work.problem.cases).toHaveLength(3);
  const [first] = (await see(verificationId)).trials;
  await stage.judge.progress(job, 7, [judgedCase(2, 0, { timeMs: 30 })]);
  expect((await ask()(getTrial, { trialId: first!.trialId })).data.cases).toMatchObject([
    { index: 2, status: 0, time: 30, inputName: '2.in' },
  ]);
  await stage.judge.report(job, judged([0, 0, 0]));
  await judgeNext([0, 1, 0]);
  await judgeNext([0, 0, 0]);

  const { trials, ...seen } = await see(verificationId);
  expect(trials.map((one) => [one.name, one.outcome, one.reason, one.status])).toEqual([
    ['right.cpp', 'pass', 'asExpected', 0],
    ['wrong.cpp', 'pass', 'asExpected', 1],
    ['lucky.py', 'fail', 'otherVerdict', 0],
  ]);
  expect(seen).toMatchObject({
    state: 'done',
    done: 3,
    isStale: false,
    caseCount: 3,
    counts: { pass: 2, fail: 1, warn: 0, trouble: 0, waiting: 0 },
    advice: { slowestAccepted: { name: 'right.cpp', time: 10, limit: 1000 }, weakCases: [1, 3] },
  });
  expect((await ask()(getTrial, { trialId: trials[1]!.trialId })).data).toMatchObject({
    languageVersion: 'test 1.0',
    judger: 'fake',
    cases: [{ status: 0 }, { index: 2, status: 1 }, { status: 0 }],
  });

  expect((await ask()(getSubmissionList, { currentPage: 1, limit: 10 })).data.total).toBe(0);
  for (const table of ['submissions', 'judgements', 'solved_problems'] as const) {
    expect(await db().selectFrom(table).selectAll().execute()).toEqual([]);
  }
  const { total } = await db().selectFrom('problems').select('total').where('id', '=', pid).executeTakeFirstOrThrow();
  expect(total).toBe(0);
});

test('runs beside practice: whoever submits comes first', async () => {
  await addSolution('right.cpp', ['accepted']);
  await start();
  const submitId = await stage.submit(await buildUser(stage.site));
  expect((await claimOne()).work).toMatchObject({ submitId });
  expect((await claimOne()).work).toMatchObject({ submitId: 0 });
});

test('a node that dies loses nothing; a judge that fails for good is trouble and no verdict', async () => {
  await addSolution('right.cpp', ['accepted']);
  const verificationId = await start();
  const lost = await claimOne();
  await db()
    .updateTable('jobs')
    .set({ lease_until: new Date(0) })
    .execute();
  await returnExpiredWork(stage.site.services);
  expect((await stage.judge.report(lost, judged([0, 0, 0]))).status).toBe(409);
  expect(await see(verificationId)).toMatchObject({ state: 'running', counts: { waiting: 1 } });

  await db().updateTable('jobs').set({ failed_node: null }).execute();
  const again = await claimOne();
  expect(again.attempt).toBe(2);
  await stage.judge.report(again, { outcome: 'judgeFailure', reason: 'the checker crashed', isFinal: true });
  const seen = await see(verificationId);
  expect(seen).toMatchObject({ state: 'done', counts: { trouble: 1 } });
  expect((await ask()(getTrial, { trialId: seen.trials[0]!.trialId })).data.errorMessage).toBe('the checker crashed');
});

test('one at a time; cancelled, it frees the queue and the next can begin', async () => {
  await addSolution('right.cpp', ['accepted']);
  await addSolution('slow.cpp', ['timeLimit']);
  const verificationId = await start();
  expect(await ask().refused(startVerification, { pid })).toMatchObject({
    status: 409,
    data: { code: 'verification.running' },
  });
  await judgeNext([0, 0, 0]);
  const running = await claimOne();
  expect((await ask()(cancelVerification, { verificationId })).status).toBe(200);
  expect(await stage.judge.heartbeat([running])).toEqual([running.jobId]);
  expect(await see(verificationId)).toMatchObject({ state: 'cancelled', done: 1, counts: { pass: 1, waiting: 1 } });
  expect(await ask().refused(cancelVerification, { verificationId })).toMatchObject({
    data: { code: 'verification.ended' },
  });
  const next = await start();
  expect((await ask()(getVerifications, { pid })).data.map((each) => each.verificationId)).toEqual([
    next,
    verificationId,
  ]);
});

test('the last two solutions may end at the same moment', async () => {
  for (let round = 0; round < 5; round++) {
    await addSolution(`a${round}.cpp`, ['accepted']);
    await addSolution(`b${round}.cpp`, ['accepted']);
    const verificationId = await start();
    const jobs = await stage.judge.claim(100);
    await Promise.all(jobs.map((job) => stage.judge.report(job, judged([0, 0, 0]))));
    expect((await see(verificationId)).state).toBe('done');
  }
});

test('needs solutions; one in no language of the site is told and not waited for', async () => {
  expect(await ask().refused(startVerification, { pid })).toMatchObject({
    status: 409,
    data: { code: 'verification.nothing' },
  });
  await addSolution('right.pli', ['accepted'], null);
  expect(await see(await start())).toMatchObject({
    state: 'done',
    trials: [{ outcome: 'warn', reason: 'noLanguage', status: null }],
  });
  await addSolution('right.rs', ['accepted'], 'Rust');
  expect((await see(await start())).trials).toMatchObject([
    { isOffered: false },
    { language: 'Rust', isOffered: false },
  ]);
});

const VALIDATOR = {
  name: 'v.py',
  language: 'Python3',
  code: 'exit(42)',
  convention: 'icpc',
  arguments: ['--max', '10'],
  files: [{ name: 'own.h', content: '// own' }],
};
const keepValidator = () =>
  db()
    .updateTable('problems')
    .set({
      package_facts: JSON.stringify({ inputValidators: [VALIDATOR] }),
      judge_extra_files: JSON.stringify([
        { name: 'testlib.h', content: '// header' },
        { name: 'own.h', content: '// of the checker' },
      ]),
    })
    .where('id', '=', pid)
    .execute();

test('input validators of the package are asked about each input, beside solutions or alone', async () => {
  await keepValidator();
  const verificationId = await start();
  expect(await see(verificationId)).toMatchObject({
    state: 'running',
    total: 1,
    trials: [],
    inputs: [{ name: 'v.py', outcome: 'waiting' }],
  });
  const job = await claimOne();
  expect(job.work).toMatchObject({
    kind: 'inputCheck',
    language: 'Python3',
    code: 'exit(42)',
    convention: 'icpc',
    arguments: ['--max', '10'],
    extraFiles: [
      { name: 'own.h', content: '// own' },
      { name: 'testlib.h', content: '// header' },
    ],
    cases: [{ index: 1 }, { index: 2 }, { index: 3 }],
  });
  const cases = [judgedCase(1, 0), judgedCase(2, -1, { message: 'n = 11' }), judgedCase(3, 0)];
  await stage.judge.report(job, judged([0, -1, 0], { cases }));
  expect(await see(verificationId)).toMatchObject({
    state: 'done',
    isStale: false,
    trials: [],
    counts: { pass: 0, fail: 0 },
    inputs: [{ outcome: 'fail', valid: 2, invalid: 1, faults: [{ index: 2, isFailure: false, message: 'n = 11' }] }],
  });

  await addSolution('right.cpp', ['accepted']);
  expect((await see(verificationId)).isStale).toBe(true);
  const second = await start();
  await judgeNext([0, 0, 0]);
  await stage.judge.report(await claimOne(), {
    outcome: 'judgeFailure',
    reason: 'the validator does not compile',
    isFinal: true,
  });
  expect(await see(second)).toMatchObject({
    state: 'done',
    isStale: false,
    counts: { pass: 1, trouble: 0 },
    inputs: [{ outcome: 'trouble', valid: 0, errorMessage: 'the validator does not compile' }],
  });
});

test("the checker is compiled and asked about the jury's answers, with no solution at all", async () => {
  await db()
    .updateTable('problems')
    .set({ judge_mode: 'spj', checker_language: 'Python3', checker_code: 'checks' })
    .where('id', '=', pid)
    .execute();
  const verificationId = await start();
  expect(await see(verificationId)).toMatchObject({
    ...{ state: 'running', total: 1, trials: [], inputs: [] },
    answers: { name: '', language: 'Python3', outcome: 'waiting' },
  });
  const job = await claimOne();
  expect(job.work).toMatchObject({
    kind: 'answerCheck',
    language: 'Python3',
    problem: { judgeMode: 'spj', checker: { code: 'checks' }, cases: [{ index: 1 }, { index: 2 }, { index: 3 }] },
  });
  await stage.judge.report(job, judged([0, -1, 0]));
  expect(await see(verificationId)).toMatchObject({
    ...{ state: 'done', isStale: false },
    answers: { outcome: 'warn', valid: 2, invalid: 1, faults: [{ index: 2 }] },
  });
  const summary = async () => (await ask()(getVerificationSummaries, { pids: [pid] })).data[0]!.summary;
  expect(await summary()).toBe('verified');

  const second = await start();
  const reason = 'the checker does not compile';
  await stage.judge.report(await claimOne(), { outcome: 'judgeFailure', reason, isFinal: true });
  expect(await see(second)).toMatchObject({ state: 'done', answers: { outcome: 'trouble', errorMessage: reason } });
  expect(await summary()).toBe('failed');
});

test('what changes afterwards is told', async () => {
  const id = await addSolution('right.cpp', ['accepted']);
  const verificationId = await start();
  await judgeNext([0, 0, 0]);
  const isStale = async () => (await see(verificationId)).isStale;
  expect(await isStale()).toBe(false);
  // who sees it, how it is told and how hard it is change nothing of what was verified
  await ask()(changeProblemAuth, { pid, auth: 2 });
  await change({ difficulty: 1, source: 'elsewhere', openCaseResult: false });
  expect(await isStale()).toBe(false);
  await change({ timeLimit: 2000 });
  expect(await isStale()).toBe(true);
  await change({ timeLimit: 1000 });
  expect(await isStale()).toBe(false);
  await ask()(deleteJurySolution, { pid, id });
  expect((await see(verificationId)).isStale).toBe(true);
});

test('is for those who may change the problem', async () => {
  const owner = await buildUser(stage.site, { role: 'admin' });
  const other = await buildUser(stage.site, { role: 'admin' });
  await db().updateTable('problems').set({ author_uid: owner.uid }).where('id', '=', pid).execute();
  await addSolution('right.cpp', ['accepted']);
  const { verificationId } = (await ask(owner)(startVerification, { pid })).data;
  const trialId = (await see(verificationId)).trials[0]!.trialId;
  for (const [op, input] of [
    [startVerification, { pid }],
    [getVerifications, { pid }],
    [getVerification, { verificationId }],
    [getTrial, { trialId }],
    [cancelVerification, { verificationId }],
  ] as const) {
    expect(await ask(other).refused(op, input as never)).toMatchObject({
      status: 403,
      data: { code: 'access.denied' },
    });
  }
  for (const [op, input] of [
    [getVerification, { verificationId: 999 }],
    [getTrial, { trialId: 999 }],
  ] as const) {
    expect((await ask().refused(op, input as never)).status).toBe(404);
  }
});

test('a submission becomes a solution that must get the same result', async () => {
  const ann = await buildUser(stage.site);
  const submitId = await stage.submit(ann, 'int main() { return 1; }');
  expect(await ask().refused(addJurySolutionOf, { submitId })).toMatchObject({
    data: { code: 'jurySolution.notJudged' },
  });
  await judgeNext([0, 3, 0]);
  const { data } = await ask()(addJurySolutionOf, { submitId });
  expect(data).toMatchObject({ pid: stage.pid, name: `runtimeError-${submitId}` });
  expect((await ask()(getJurySolutions, { pid: stage.pid })).data).toMatchObject([
    { code: 'int main() { return 1; }', expected: ['runtimeError'], author: ann.username, language: 'C++ 17' },
  ]);
  expect(await ask().refused(addJurySolutionOf, { submitId })).toMatchObject({
    status: 409,
    data: { code: 'jurySolution.nameTaken' },
  });
  expect((await ask(ann).refused(addJurySolutionOf, { submitId })).status).toBe(403);
});

test('problems of a group are marked for those who may change them there', async () => {
  const { site } = stage;
  const [owner, helper, author] = [await buildUser(site), await buildUser(site), await buildUser(site)];
  const members = [
    { uid: helper.uid, auth: 4 as const },
    { uid: author.uid, auth: 4 as const },
  ];
  const { gid } = await buildGroup(site, { owner, members });
  const elsewhere = await buildGroup(site, { owner: helper });
  const own = await buildProblem(site, { gid, author });
  const foreign = await buildProblem(site, { gid: elsewhere.gid });
  const marked = async (user: typeof owner) =>
    (await ask(user)(getVerificationSummaries, { pids: [own.pid, foreign.pid] })).data.map((row) => row.pid);
  expect([await marked(owner), await marked(author)]).toEqual([[own.pid], [own.pid]]);
  expect(await marked(helper)).toEqual([foreign.pid]);
  expect(await marked(await buildUser(site, { role: 'admin' }))).toEqual([]);
  expect((await marked(stage.root)).sort()).toEqual([own.pid, foreign.pid].sort());
});

test('a problem is marked by what its last verification says of it today', async () => {
  const author = await buildUser(stage.site, { role: 'admin' });
  const summariesFor = async (user = stage.root) => (await ask(user)(getVerificationSummaries, { pids: [pid] })).data;
  const summary = async () => (await summariesFor())[0]!.summary;
  expect(await summary()).toBe('none');
  // how it is solved is for those who may change it
  await db().updateTable('problems').set({ auth: 2 }).where('id', '=', pid).execute();
  expect(await summariesFor(author)).toEqual([]);
  await addSolution('right.cpp', ['accepted']);
  await start();
  expect(await summary()).toBe('running');
  await judgeNext([0, 0, 0]);
  expect(await summary()).toBe('verified');
  await addSolution('wrong.cpp', ['wrongAnswer']);
  expect(await summary()).toBe('stale');
  await start();
  await judgeNext([0, 0, 0]);
  await judgeNext([0, 0, 0]);
  expect(await summary()).toBe('failed');
  const verificationId = await start();
  await ask()(cancelVerification, { verificationId });
  expect(await summary()).toBe('none');
});
