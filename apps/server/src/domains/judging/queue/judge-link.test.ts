import type { Job } from '@assay/contract/judging/jobs.ts';
import { getJudgeBlob } from '@assay/contract/judging/node-link.ts';
import { getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import { JUDGE_TOKEN } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { judged, judgedCase, openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockToJudge } from '../judgements/judgements.queries.ts';
import { openSolvingStage, type SolvingStage } from '../testing/solving.ts';
import { sweepQueue } from './sweep.ts';

let stage: SolvingStage;
beforeAll(async () => {
  stage = await openSolvingStage();
});
afterAll(() => stage.site.close());

const db = () => stage.site.services.db;
const submission = (id: number) =>
  db().selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const judgementsOf = (id: number) =>
  db().selectFrom('judgements').selectAll().where('submission_id', '=', id).orderBy('id').execute();
const problem = () => db().selectFrom('problems').selectAll().where('id', '=', stage.pid).executeTakeFirstOrThrow();
const expireLeases = () =>
  sql`update jobs set lease_until = now() - interval '1 second' where state = 'leased'`.execute(db());

async function claimOne(judge = stage.judge) {
  const [job] = await judge.claim();
  if (!job) throw new Error('nothing to claim');
  return job;
}

test('a claimed job carries code, limits and cases, and the submission shows as compiling', async () => {
  const user = await buildUser(stage.site);
  const id = await stage.submit(user, 'int a;');
  const job = await claimOne();
  expect(job.work).toMatchObject({
    kind: 'submission',
    submitId: id,
    language: 'C++ 17',
    code: 'int a;',
    limits: { timeMs: 1000, memoryMb: 256, stackMb: 128 },
  });
  expect(job.work.kind === 'submission' && job.work.problem.cases).toHaveLength(3);
  expect(await submission(id)).toMatchObject({ status: 6, judger: 'fake' });
  expect((await stage.judge.report(job, judged([0, 0, 0]))).status).toBe(200);
});

test('an accepted report becomes the current judgement; counters, the solved list and coins follow once', async () => {
  const user = await buildUser(stage.site);
  const before = await problem();
  for (const statuses of [
    [0, -1, 0],
    [0, 0, 0],
    [0, 0, 0],
  ]) {
    const id = await stage.submit(user);
    expect((await stage.judge.report(await claimOne(), judged(statuses))).status).toBe(200);
    expect(await submission(id)).toMatchObject({ status: statuses[1] });
    expect(await judgementsOf(id)).toHaveLength(1);
  }
  const after = await problem();
  expect(after).toMatchObject({ total: before.total + 3, ac: before.ac + 2, wa: before.wa + 1 });
  const coins = await db().selectFrom('coin_balances').selectAll().where('uid', '=', user.uid).execute();
  expect(coins).toMatchObject([{ balance: 1 }]);
  expect(await db().selectFrom('solved_problems').selectAll().where('uid', '=', user.uid).execute()).toHaveLength(1);
});

test('R-4 a report without the current lease changes nothing', async () => {
  const user = await buildUser(stage.site);
  const id = await stage.submit(user);
  const job = await claimOne();
  await expireLeases();
  await sweepQueue(stage.site.services);
  expect(await submission(id)).toMatchObject({ status: 5 });
  const other = await openFakeJudge(stage.site, { name: 'other' });
  const again = await claimOne(other);
  expect(again.jobId).toBe(job.jobId);
  expect((await stage.judge.report(job, judged([-1]))).status).toBe(409);
  expect((await stage.judge.progress(job, 7, [judgedCase(1, 0)])).status).toBe(409);
  expect(await stage.judge.heartbeat([job])).toEqual([job.jobId]);
  expect((await other.report(again, judged([0, 0, 0]))).status).toBe(200);
  // The same result once more: the job is gone.
  expect((await other.report(again, judged([0, 0, 0]))).status).toBe(409);
  expect(await submission(id)).toMatchObject({ status: 0, judger: 'other' });
  expect(await judgementsOf(id)).toHaveLength(1);
});

test('R-4 reports that come at once are stored each once; one that somebody else holds up holds up no other', async () => {
  const user = await buildUser(stage.site);
  const before = await problem();
  for (let at = 0; at < 8; at++) await stage.submit(user);
  const jobs = await stage.judge.claim(8);
  const idOf = ({ work }: Job) => (work.kind === 'submission' ? work.submitId : 0);
  const [first, held, ...others] = jobs;
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  let holds = () => {};
  const isHeld = new Promise<void>((resolve) => {
    holds = resolve;
  });
  const holding = db()
    .transaction()
    .execute(async (tx) => {
      await lockToJudge(tx, [idOf(held!)]);
      holds();
      await isReleased;
    });
  await isHeld;
  const send = async (job: Job) => (await stage.judge.report(job, judged([0, -1, 0]))).status;
  const told = [first!, ...others, first!, { ...others[0]!, token: 'of an earlier lease' }].map(send);
  const late = send(held!);
  expect((await Promise.all(told)).sort()).toEqual([...jobs.slice(1).map(() => 200), 409, 409]);
  expect(await judgementsOf(idOf(held!))).toEqual([]);
  release();
  await holding;
  expect(await late).toBe(200);
  for (const job of jobs) expect(await judgementsOf(idOf(job))).toHaveLength(1);
  expect(await problem()).toMatchObject({ total: before.total + 8, wa: before.wa + 8 });
});

test('a heartbeat keeps a lease', async () => {
  await stage.submit(await buildUser(stage.site));
  const job = await claimOne();
  await expireLeases();
  expect(await stage.judge.heartbeat([job])).toEqual([]);
  await sweepQueue(stage.site.services);
  expect((await stage.judge.report(job, judged([0, 0, 0]))).status).toBe(200);
});

test('R-5 a failing node gives its job to another; after three attempts the submission ends as System Error', async () => {
  const user = await buildUser(stage.site);
  const id = await stage.submit(user);
  const job = await claimOne();
  await stage.judge.report(job, { outcome: 'judgeFailure', reason: 'the disk is full' });
  expect(await submission(id)).toMatchObject({ status: 5 });
  expect(await stage.judge.claim()).toEqual([]);
  for (const name of ['second', 'third']) {
    const node = await openFakeJudge(stage.site, { name });
    await node.report(await claimOne(node), { outcome: 'judgeFailure', reason: 'the disk is full' });
  }
  expect(await submission(id)).toMatchObject({ status: 4 });
  const shown = await stage.ask(user)(getSubmissionDetail, { submitId: id });
  expect(shown.data.submission.errorMessage).toBeNull();
  const staff = await stage.ask(await buildUser(stage.site, { role: 'admin' }))(getSubmissionDetail, { submitId: id });
  expect(staff.data.submission.errorMessage).toBe('the disk is full');
  await db().updateTable('judge_nodes').set({ resting_until: null, failures: 0 }).execute();
});

test('a released job waits again without counting as an attempt', async () => {
  await stage.submit(await buildUser(stage.site));
  const job = await claimOne();
  await stage.judge.report(job, { outcome: 'released' });
  const again = await claimOne();
  expect(again).toMatchObject({ jobId: job.jobId, attempt: 1 });
  await stage.judge.report(again, judged([0, 0, 0]));
});

test('nodes get only languages they offer, and a node that is not ready gets nothing', async () => {
  await stage.submit(await buildUser(stage.site), 'print(1)', 'Python3');
  const onlyCpp = await openFakeJudge(stage.site, { name: 'only-cpp', languages: ['C++ 17'] });
  expect(await onlyCpp.claim()).toEqual([]);
  const sick = await openFakeJudge(stage.site, { name: 'sick', ready: false });
  expect(await sick.claim()).toEqual([]);
  await stage.judge.report(await claimOne(), judged([0, 0, 0]));
});

test('64 claimants never take a job twice', async () => {
  for (let each = 0; each < 5; each++) {
    const user = await buildUser(stage.site);
    for (let at = 0; at < 5; at++) await stage.submit(user);
  }
  const claims = await Promise.all(Array.from({ length: 64 }, () => stage.judge.claim()));
  const ids = claims.flat().map((job) => job.jobId);
  expect(ids).toHaveLength(25);
  expect(new Set(ids).size).toBe(25);
  await Promise.all(claims.flat().map((job) => stage.judge.report(job, judged([0, 0, 0]))));
});

test('nodes that claim at the same moment get each what it takes, and jobs in their turn', async () => {
  const [cpp, python] = [
    await openFakeJudge(stage.site, { name: 'cpp at once', languages: ['C++ 17'] }),
    await openFakeJudge(stage.site, { name: 'python at once', languages: ['Python3'] }),
  ];
  const user = await buildUser(stage.site);
  const ids: number[] = [];
  for (const language of ['C++ 17', 'C++ 17', 'Python3', 'C++ 17']) ids.push(await stage.submit(user, 'x', language));
  // The first claim is under way when the others come.
  const claims = await Promise.all([stage.judge.claim(1), cpp.claim(1), python.claim(3), cpp.claim(4)]);
  const taken = claims.map((jobs) => jobs.map(({ work }) => work.kind === 'submission' && work.submitId));
  expect(taken).toEqual([[ids[0]], [ids[1]], [ids[2]], [ids[3]]]);
  const judges = await db().selectFrom('submissions').select('judger').where('id', 'in', ids).orderBy('id').execute();
  expect(judges.map(({ judger }) => judger)).toEqual(['fake', 'cpp at once', 'python at once', 'cpp at once']);
  await Promise.all(claims.flat().map((job) => stage.judge.report(job, judged([0, 0, 0]))));
});

test('claiming waits for nobody: a submission that is being changed is left for later, others are handed out', async () => {
  const [held, other] = [await buildUser(stage.site), await buildUser(stage.site)];
  const heldId = await stage.submit(held);
  const otherId = await stage.submit(other);
  await db()
    .transaction()
    .execute(async (tx) => {
      await tx.updateTable('submissions').set({ length: 1 }).where('id', '=', heldId).execute();
      const jobs = await stage.judge.claim(2);
      expect(jobs.map(({ work }) => work.kind === 'submission' && work.submitId)).toEqual([otherId]);
      await stage.judge.report(jobs[0]!, judged([0, 0, 0]));
    });
  const job = await claimOne();
  expect(job.work).toMatchObject({ submitId: heldId });
  await stage.judge.report(job, judged([0, 0, 0]));
});

test('what a checker decides goes to nodes that know the language of the checker, too', async () => {
  const python = await openFakeJudge(stage.site, { name: 'python without checkers', languages: ['Python3'] });
  const problems = () => db().updateTable('problems').where('id', '=', stage.pid);
  await problems().set({ judge_mode: 'spj', checker_language: 'C++ 17', checker_code: 'int main() {}' }).execute();
  const id = await stage.submit(await buildUser(stage.site), 'x', 'Python3');
  expect(await python.claim(1)).toEqual([]);
  const both = await openFakeJudge(stage.site, { name: 'python and C++', languages: ['Python3', 'C++ 17'] });
  const [job] = await both.claim(1);
  expect(job!.work).toMatchObject({ submitId: id, problem: { checker: { language: 'C++ 17' } } });
  await both.report(job!, judged([0, 0, 0]));
  await problems().set({ judge_mode: 'default', checker_language: null, checker_code: null }).execute();
});

test('one user who queued many does not hold up another', async () => {
  const [flooder, other] = [await buildUser(stage.site), await buildUser(stage.site)];
  for (let at = 0; at < 20; at++) await stage.submit(flooder);
  const id = await stage.submit(other);
  const first = await stage.judge.claim(2);
  expect(first.map((job) => job.work.kind === 'submission' && job.work.submitId)).toContain(id);
  for (let taken = first; taken.length > 0; taken = await stage.judge.claim(50)) {
    await Promise.all(taken.map((job) => stage.judge.report(job, judged([0, 0, 0]))));
  }
});

test('a report that arrives while the submission was deleted is taken and forgotten', async () => {
  const id = await stage.submit(await buildUser(stage.site));
  const job = await claimOne();
  await db().deleteFrom('submissions').where('id', '=', id).execute();
  expect((await stage.judge.report(job, judged([0, 0, 0]))).status).toBe(409);
});

test('test data is fetched by hash, whole or from an offset, by judges only', async () => {
  await stage.submit(await buildUser(stage.site));
  const job = await claimOne();
  const blob = job.work.kind === 'submission' ? job.work.problem.cases[1]!.input : null;
  const url = `${getJudgeBlob.path}?hash=${blob?.hash}`;
  const headers = { authorization: JUDGE_TOKEN };
  const whole = await stage.site.app.inject({ url, headers });
  expect(whole.body).toBe('2 2\n');
  const rest = await stage.site.app.inject({ url, headers: { ...headers, range: 'bytes=2-' } });
  expect([rest.statusCode, rest.body, rest.headers['content-range']]).toEqual([206, '2\n', 'bytes 2-3/4']);
  expect((await stage.site.app.inject({ url })).statusCode).toBe(401);
  const none = await stage.site.app.inject({ url: url.replace(/.$/, (last) => (last === '0' ? '1' : '0')), headers });
  expect(none.statusCode).toBe(404);
  const traversal = await stage.site.app.inject({ url: `${getJudgeBlob.path}?hash=../../etc/passwd`, headers });
  expect(traversal.statusCode).toBe(400);
  await stage.judge.report(job, judged([0, 0, 0]));
});

test('S-17 the judge calls are refused to users, whatever their role', async () => {
  const root = await buildUser(stage.site, { role: 'root' });
  const answer = await as(stage.site, { token: root.token }).refused(getJudgeBlob, { hash: 'a'.repeat(64) });
  expect(answer).toMatchObject({ status: 401, data: { code: 'access.nodeToken' } });
});
