import {
  cancelJudge,
  cancelOwnSubmission,
  getJudgements,
  manualJudge,
  restoreJudgement,
} from '@assay/contract/judging/judgements.ts';
import { rejudgeSubmission } from '@assay/contract/judging/rejudge.ts';
import { getAllCaseResult, getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { judged } from '@assay/testkit/fake-judge.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSolvingStage, type SolvingStage } from '../testing/solving.ts';

let stage: SolvingStage;
let root: BuiltUser;
beforeAll(async () => {
  stage = await openSolvingStage();
  root = await buildUser(stage.site, { role: 'root' });
});
afterAll(() => stage.site.close());

const db = () => stage.site.services.db;
const ask = () => stage.ask(root);
const judgeNext = async (statuses: number[]) => stage.judge.report((await stage.judge.claim())[0]!, judged(statuses));
const submission = (id: number) =>
  db().selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const problem = () => db().selectFrom('problems').selectAll().where('id', '=', stage.pid).executeTakeFirstOrThrow();

test('a verdict given by hand counts like any other, keeps the cases, and can be undone', async () => {
  const user = await buildUser(stage.site);
  const submitId = await stage.submit(user);
  await judgeNext([-1, 0, 0]);
  const before = await problem();
  expect((await ask()(manualJudge, { submitId, status: 0, reason: 'the jury erred' })).status).toBe(200);
  expect(await submission(submitId)).toMatchObject({ status: 0, is_manual: true, judger: root.username, score: null });
  expect(await problem()).toMatchObject({ total: before.total, ac: before.ac + 1, wa: before.wa - 1 });
  expect((await ask()(getAllCaseResult, { submitId })).data.judgeCaseList).toHaveLength(3);
  const coins = await db().selectFrom('coin_balances').selectAll().where('uid', '=', user.uid).execute();
  expect(coins).toMatchObject([{ balance: 1 }]);

  const { data } = await ask()(getJudgements, { submitId });
  expect(data.mayRestore).toBe(true);
  expect(data.judgements).toMatchObject([
    { source: 'manual', status: 0, by: root.username, reason: 'the jury erred', current: true },
    { source: 'judge', status: -1, by: null, current: false },
  ]);
  const admin = await buildUser(stage.site, { role: 'admin' });
  expect((await stage.ask(admin)(getJudgements, { submitId })).data.mayRestore).toBe(false);
  expect(await stage.ask(user).refused(getJudgements, { submitId })).toMatchObject({ status: 403 });
  expect(await stage.ask(admin).refused(manualJudge, { submitId, status: 0 })).toMatchObject({ status: 403 });

  const judgementId = data.judgements[1]!.id;
  await ask()(restoreJudgement, { submitId, judgementId, reason: 'it was right' });
  expect(await submission(submitId)).toMatchObject({ status: -1, is_manual: false, judger: 'fake' });
  expect(await problem()).toMatchObject({ total: before.total, ac: before.ac, wa: before.wa });
  const audit = await db().selectFrom('audit_log').selectAll().orderBy('id').execute();
  expect(audit.slice(-2)).toMatchObject([
    { action: 'manualJudge', before: { status: -1 }, after: { status: 0, reason: 'the jury erred' } },
    { action: 'restoreJudgement', before: { status: 0 }, after: { status: -1, reason: 'it was right' } },
  ]);
  const other = await stage.submit(user);
  await judgeNext([0, 0, 0]);
  expect(await ask().refused(restoreJudgement, { submitId: other, judgementId })).toMatchObject({ status: 404 });
});

test('nothing is given by hand while a submission is judged, or over a compile error', async () => {
  const user = await buildUser(stage.site);
  const submitId = await stage.submit(user);
  const give = () => ask().refused(manualJudge, { submitId, status: 0 });
  expect((await give()).data.code).toBe('submission.notFinal');
  const [job] = await stage.judge.claim();
  expect((await give()).data.code).toBe('submission.notFinal');
  await stage.judge.report(job!, judged([-2]));
  expect((await give()).data.code).toBe('submission.compileErrorStays');
  expect(await ask().refused(manualJudge, { submitId: 999_999, status: 0 })).toMatchObject({ status: 404 });
});

test('a score by hand stays within the points of the problem', async () => {
  const user = await buildUser(stage.site);
  await db()
    .updateTable('problems')
    .set({ type: 1, io_score: 100, difficulty: 2 })
    .where('id', '=', stage.pid)
    .execute();
  const submitId = await stage.submit(user);
  await judgeNext([-1, 0, 0]);
  expect((await ask().refused(manualJudge, { submitId, status: 8 })).data.code).toBe('submission.scoreNeeded');
  await ask()(manualJudge, { submitId, status: 8, score: 50 });
  expect(await submission(submitId)).toMatchObject({ status: 8, score: 50, oi_rank_score: 7 });
  const { data } = await ask()(getSubmissionDetail, { submitId });
  expect(data.submission).toMatchObject({ score: 50, fullScore: 100 });
  await ask()(manualJudge, { submitId, status: 0, score: 4_000 });
  expect(await submission(submitId)).toMatchObject({ status: 0, score: 100 });
  await db().updateTable('problems').set({ type: 0, difficulty: 0 }).where('id', '=', stage.pid).execute();
});

test('a waiting submission that is cancelled is never judged, and a judged one no longer counts', async () => {
  const user = await buildUser(stage.site);
  const before = await problem();
  const submitId = await stage.submit(user);
  await ask()(cancelJudge, { submitId, reason: 'sent by mistake' });
  expect(await submission(submitId)).toMatchObject({ status: -4, is_manual: true, score: null });
  expect(await stage.judge.claim()).toEqual([]);
  expect(await problem()).toMatchObject({ total: before.total + 1, ac: before.ac });
  expect((await ask().refused(cancelJudge, { submitId })).data.code).toBe('submission.alreadyCancelled');

  const judgedOne = await stage.submit(user);
  await judgeNext([0, 0, 0]);
  await ask()(cancelJudge, { submitId: judgedOne });
  expect(await submission(judgedOne)).toMatchObject({ status: -4 });
  expect(await db().selectFrom('solved_problems').selectAll().where('uid', '=', user.uid).execute()).toEqual([]);
  // Judged again it counts again.
  await ask()(rejudgeSubmission, { submitId: judgedOne });
  await judgeNext([0, 0, 0]);
  expect(await submission(judgedOne)).toMatchObject({ status: 0, is_manual: false });
  expect((await stage.ask(user)(getSubmissionDetail, { submitId: judgedOne })).data.submission.status).toBe(0);
});

test('one that a node has is cancelled at once: the node hears of it, and what it reports changes nothing', async () => {
  const user = await buildUser(stage.site);
  const submitId = await stage.submit(user);
  const [job] = await stage.judge.claim();
  expect(await stage.judge.heartbeat([job!])).toEqual([]);
  expect((await stage.ask(user)(getSubmissionDetail, { submitId })).data.mayCancel).toBe(true);
  expect((await stage.ask(user)(cancelOwnSubmission, { submitId })).status).toBe(200);
  expect(await submission(submitId)).toMatchObject({ status: -4, judger: user.username });
  expect(await stage.judge.heartbeat([job!])).toEqual([job!.jobId]);
  expect((await stage.judge.progress(job!, 7, [])).status).toBe(409);
  expect((await stage.judge.report(job!, judged([0, 0, 0]))).status).toBe(409);
  expect(await submission(submitId)).toMatchObject({ status: -4 });
  expect(await db().selectFrom('solved_problems').selectAll().where('uid', '=', user.uid).execute()).toEqual([]);
  const { data } = await ask()(getJudgements, { submitId });
  expect(data.judgements).toMatchObject([{ source: 'cancel', by: user.username, current: true }]);
  expect((await stage.ask(user)(getSubmissionDetail, { submitId })).data.mayCancel).toBe(false);
});

test('nobody takes back what is not theirs, has a result, or is judged anew', async () => {
  const user = await buildUser(stage.site);
  const submitId = await stage.submit(user);
  const other = await buildUser(stage.site);
  const refusedFor = async (who: BuiltUser, id = submitId) =>
    (await stage.ask(who).refused(cancelOwnSubmission, { submitId: id })).data.code;
  expect(await refusedFor(other)).toBe('submission.unknown');
  expect(await refusedFor(user, 999_999)).toBe('submission.unknown');
  expect((await stage.ask(other)(getSubmissionDetail, { submitId })).data.mayCancel).toBe(false);
  await judgeNext([-1, 0, 0]);
  expect(await refusedFor(user)).toBe('submission.judgedAlready');
  await ask()(rejudgeSubmission, { submitId });
  expect(await refusedFor(user)).toBe('submission.judgedAlready');
  await judgeNext([0, 0, 0]);
  expect(await submission(submitId)).toMatchObject({ status: 0 });
});

test('T-RACE a submission is cancelled or judged, never both', async () => {
  const user = await buildUser(stage.site);
  for (let round = 0; round < 6; round++) {
    const submitId = await stage.submit(user);
    const [job] = await stage.judge.claim();
    const [cancelled, reported] = await Promise.all([
      stage.ask(user).refused(cancelOwnSubmission, { submitId }),
      stage.judge.report(job!, judged([0, 0, 0])),
    ]);
    const isCancelled = cancelled.status === 200;
    expect(reported.status).toBe(isCancelled ? 409 : 200);
    expect(await submission(submitId)).toMatchObject({ status: isCancelled ? -4 : 0 });
  }
});
