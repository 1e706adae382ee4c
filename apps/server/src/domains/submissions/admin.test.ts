import { getJudgeNodes } from '@assay/contract/judging/nodes.ts';
import { rejudgeProblem, rejudgeSubmission } from '@assay/contract/judging/rejudge.ts';
import { clearSubmissions, countSubmissionsOf, deleteSubmission } from '@assay/contract/submissions/admin.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { judged, openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSolvingStage, type SolvingStage } from '../judging/testing/solving.ts';

let stage: SolvingStage;
let root: BuiltUser;
beforeAll(async () => {
  stage = await openSolvingStage();
  root = await buildUser(stage.site, { role: 'root' });
});
afterAll(() => stage.site.close());

const db = () => stage.site.services.db;
const counts = async () => {
  const { total, ac, wa } = await db()
    .selectFrom('problems')
    .selectAll()
    .where('id', '=', stage.pid)
    .executeTakeFirstOrThrow();
  return { total, ac, wa };
};
const judgeNext = async (statuses: number[]) => stage.judge.report((await stage.judge.claim())[0]!, judged(statuses));

test('T-RACE-5 a rejudge moves counters and the solved list, keeps the history, and never pays twice', async () => {
  const user = await buildUser(stage.site);
  const id = await stage.submit(user);
  await judgeNext([0, 0, 0]);
  expect(await counts()).toEqual({ total: 1, ac: 1, wa: 0 });
  await stage.ask(root)(rejudgeSubmission, { submitId: id });
  await judgeNext([-1]);
  expect(await counts()).toEqual({ total: 1, ac: 0, wa: 1 });
  expect(await db().selectFrom('solved_problems').selectAll().execute()).toEqual([]);
  await stage.ask(root)(rejudgeSubmission, { submitId: id });
  await judgeNext([0, 0, 0]);
  expect(await counts()).toEqual({ total: 1, ac: 1, wa: 0 });
  const history = await db().selectFrom('judgements').select('status').orderBy('id').execute();
  expect(history.map((row) => row.status)).toEqual([0, -1, 0]);
  const { balance } = await db().selectFrom('coin_balances').selectAll().executeTakeFirstOrThrow();
  expect(balance).toBe(1);
  const audit = await db().selectFrom('audit_log').select('action').execute();
  expect(audit.filter((row) => row.action === 'rejudgeSubmission')).toHaveLength(2);
});

test('all submissions of a problem are judged again, behind new ones', async () => {
  const user = await buildUser(stage.site);
  for (const statuses of [[0], [-1]]) {
    await stage.submit(user);
    await judgeNext(statuses);
  }
  const { data } = await stage.ask(root)(rejudgeProblem, { pid: stage.pid });
  expect(data.queued).toBe(3);
  const fresh = await stage.submit(user);
  const [first] = await stage.judge.claim();
  expect(first!.work).toMatchObject({ submitId: fresh });
  await stage.judge.report(first!, judged([0, 0, 0]));
  for (let at = 0; at < 3; at++) await judgeNext([0, 0, 0]);
  expect(await counts()).toEqual({ total: 4, ac: 4, wa: 0 });
  expect(await stage.ask(root).refused(rejudgeProblem, { pid: 999 })).toMatchObject({ status: 404 });
});

test('a deleted submission leaves counters and the solved list; an earlier accepted one takes its place', async () => {
  const user = await buildUser(stage.site);
  const ids = [await stage.submit(user), await stage.submit(user)];
  await judgeNext([0, 0, 0]);
  await judgeNext([0, 0, 0]);
  const solvedBy = async () =>
    (await db().selectFrom('solved_problems').selectAll().where('uid', '=', user.uid).executeTakeFirst())
      ?.submission_id;
  expect(await solvedBy()).toBe(ids[0]);
  const before = await counts();
  await stage.ask(root)(deleteSubmission, { submitId: ids[0]! });
  expect(await solvedBy()).toBe(ids[1]);
  expect(await counts()).toEqual({ ...before, total: before.total - 1, ac: before.ac - 1 });
  await stage.ask(root)(deleteSubmission, { submitId: ids[1]! });
  expect(await solvedBy()).toBeUndefined();
  expect(await stage.ask(root).refused(deleteSubmission, { submitId: ids[1]! })).toMatchObject({ status: 404 });
});

test('a node that starts anew gives back what its earlier start held', async () => {
  await stage.submit(await buildUser(stage.site));
  const [job] = await stage.judge.claim();
  await openFakeJudge(stage.site, { instance: 'second-start' });
  expect(await stage.judge.heartbeat([job!])).toEqual([job!.jobId]);
  const [again] = await (await openFakeJudge(stage.site, { name: 'helper' })).claim();
  expect(again!.jobId).toBe(job!.jobId);
  await stage.judge.report(again!, judged([0, 0, 0]));
});

test('the nodes page shows nodes and the queue to admins', async () => {
  const admin = await buildUser(stage.site, { role: 'admin' });
  await stage.submit(admin);
  const { data } = await stage.ask(admin)(getJudgeNodes, {});
  expect(data.nodes[0]).toMatchObject({ name: 'fake', ready: true, online: true, slots: 4 });
  expect(data.queue).toMatchObject({ waiting: 1, running: 0 });
});

describe('clearing', () => {
  const inPractice = (user: BuiltUser) => ({ uid: user.uid, pid: stage.pid });

  test("all of a person's submissions on a problem go, with what was counted; those of others stay; audited", async () => {
    const [user, other] = [await buildUser(stage.site), await buildUser(stage.site)];
    const before = await counts();
    for (const who of [user, user, other]) {
      await stage.submit(who);
      await judgeNext([0, 0, 0]);
    }
    expect((await stage.ask(root)(countSubmissionsOf, inPractice(user))).data).toEqual({ count: 2 });
    expect((await stage.ask(root)(clearSubmissions, { ...inPractice(user), count: 2 })).data).toEqual({ deleted: 2 });
    expect(await counts()).toEqual({ ...before, total: before.total + 1, ac: before.ac + 1 });
    const left = await db().selectFrom('submissions').select('uid').where('uid', 'in', [user.uid, other.uid]).execute();
    expect(left).toEqual([{ uid: other.uid }]);
    const solved = await db().selectFrom('solved_problems').select('uid').where('uid', '=', user.uid).execute();
    expect(solved).toEqual([]);
    const entry = await db()
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'clearSubmissions')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ uid: root.uid, subject: `user ${user.uid}` });
    expect(JSON.stringify(entry.before)).toContain(user.username);
  });

  test('another number than the one that was told is refused, and deletes nothing', async () => {
    const user = await buildUser(stage.site);
    await stage.submit(user);
    const refused = await stage.ask(root).refused(clearSubmissions, { ...inPractice(user), count: 3 });
    expect(refused).toMatchObject({ status: 409, data: { code: 'submission.othersByNow' } });
    expect((await stage.ask(root)(countSubmissionsOf, inPractice(user))).data.count).toBe(1);
    await stage.ask(root)(clearSubmissions, inPractice(user));
  });

  test('submissions of another venue stay', async () => {
    const user = await buildUser(stage.site);
    await stage.submit(user);
    expect((await stage.ask(root)(clearSubmissions, { ...inPractice(user), cid: 1 })).data).toEqual({ deleted: 0 });
    await stage.ask(root)(clearSubmissions, inPractice(user));
  });

  test('is for super administrators alone', async () => {
    const admin = await buildUser(stage.site, { role: 'admin' });
    for (const op of [clearSubmissions, countSubmissionsOf]) {
      expect((await stage.ask(admin).refused(op, inPractice(root))).status).toBe(403);
    }
  });
});
