import { rejudgeContestProblem, rejudgeSubmission } from '@assay/contract/judging/rejudge.ts';
import {
  addRejudgeSet,
  applyRejudgeSet,
  cancelRejudgeSet,
  countRejudge,
  getRejudgeChanges,
  getRejudgeSet,
  getRejudgeSetList,
  undoRejudgeSet,
} from '@assay/contract/judging/rejudge-sets.ts';
import { contestVenue } from '@assay/contract/venue.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { judged, openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { venueColumns } from '../../venues/venues.queries.ts';
import { openSolvingStage, type SolvingStage } from '../testing/solving.ts';

let stage: SolvingStage;
let root: BuiltUser;
beforeEach(async () => {
  stage = await openSolvingStage();
  root = await buildUser(stage.site, { role: 'root' });
});
afterEach(() => stage.site.close());

const db = () => stage.site.services.db;
const ask = () => stage.ask(root);
const judgeNext = async (statuses: number[]) => stage.judge.report((await stage.judge.claim())[0]!, judged(statuses));
const counts = async () => {
  const row = await db().selectFrom('problems').selectAll().where('id', '=', stage.pid).executeTakeFirstOrThrow();
  return { total: row.total, ac: row.ac, wa: row.wa, tle: row.tle, se: row.se };
};
const statusOf = async (id: number) =>
  (await db().selectFrom('submissions').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const coinsOf = async (uid: number) =>
  (await db().selectFrom('coin_balances').select('balance').where('uid', '=', uid).executeTakeFirst())?.balance ?? 0;
const solvedBy = async (uid: number) =>
  (await db().selectFrom('solved_problems').select('submission_id').where('uid', '=', uid).executeTakeFirst())
    ?.submission_id;

/** A submission judged with these case results. */
async function solve(user: BuiltUser, statuses: number[]): Promise<number> {
  const id = await stage.submit(user);
  await judgeNext(statuses);
  return id;
}
const newSet = async (input: object = {}) => {
  const { data } = await ask()(addRejudgeSet, { kind: 'run', pid: stage.pid, reason: 'weak data', ...input });
  return data;
};

test('a set runs beside the results: nothing changes until it is applied, and undoing puts all of it back', async () => {
  const [ann, bob] = [await buildUser(stage.site), await buildUser(stage.site)];
  const right = await solve(ann, [0, 0, 0]);
  const wrong = await solve(bob, [-1]);
  const before = await counts();

  expect((await ask()(countRejudge, { kind: 'run', pid: stage.pid })).data.count).toBe(2);
  const { setId, count } = await newSet();
  expect(count).toBe(2);
  expect([await statusOf(right), await statusOf(wrong)]).toEqual([0, -1]);
  expect(await ask().refused(applyRejudgeSet, { setId })).toMatchObject({
    status: 409,
    data: { code: 'rejudge.unfinished' },
  });

  await judgeNext([-1, 0, 0]);
  expect((await ask()(getRejudgeSet, { setId })).data).toMatchObject({ total: 2, done: 1, state: 'open' });
  await judgeNext([0, 0, 0]);
  expect([await statusOf(right), await statusOf(wrong)]).toEqual([0, -1]);
  expect(await counts()).toEqual(before);
  const { data } = await ask()(getRejudgeSet, { setId });
  expect(data).toMatchObject({ total: 2, done: 2, failed: 0, stale: 0, reason: 'weak data', by: root.username });
  expect(data.changing).toBe(2);
  expect(data.changes).toEqual([
    { from: -1, to: 0, count: 1, otherScore: 0 },
    { from: 0, to: -1, count: 1, otherScore: 0 },
  ]);
  const changes = await ask()(getRejudgeChanges, { setId });
  expect(changes.data.records).toMatchObject([
    { submitId: wrong, before: { status: -1 }, after: { status: 0 } },
    { submitId: right, before: { status: 0 }, after: { status: -1 } },
  ]);
  expect((await ask()(getRejudgeChanges, { setId, from: 0 })).data.records).toHaveLength(1);

  expect((await ask()(applyRejudgeSet, { setId })).data).toEqual({ applied: 2, kept: 0 });
  expect([await statusOf(right), await statusOf(wrong)]).toEqual([-1, 0]);
  expect(await counts()).toEqual(before);
  expect([await solvedBy(ann.uid), await solvedBy(bob.uid)]).toEqual([undefined, wrong]);
  expect([await coinsOf(ann.uid), await coinsOf(bob.uid)]).toEqual([1, 1]);

  expect((await ask()(undoRejudgeSet, { setId, reason: 'the data was right' })).data).toEqual({ undone: 2, kept: 0 });
  expect([await statusOf(right), await statusOf(wrong)]).toEqual([0, -1]);
  expect([await solvedBy(ann.uid), await solvedBy(bob.uid)]).toEqual([right, undefined]);
  expect(await ask().refused(undoRejudgeSet, { setId })).toMatchObject({ status: 409 });
  const { acts, changing } = (await ask()(getRejudgeSet, { setId })).data;
  expect(acts.map(({ act, by, reason }) => [act, by, reason])).toEqual([
    ['made', root.username, 'weak data'],
    ['applied', root.username, ''],
    ['undone', root.username, 'the data was right'],
  ]);
  expect(changing).toBe(0);
  const audit = await db().selectFrom('audit_log').selectAll().orderBy('id').execute();
  expect(audit.map((row) => [row.action, row.subject, row.uid])).toEqual(
    ['addRejudgeSet', 'applyRejudgeSet', 'undoRejudgeSet'].map((name) => [name, `rejudge set ${setId}`, root.uid]),
  );
});

test('who looks at a submission is told its new result when a set is applied, and the old one when it is undone', async () => {
  const id = await solve(await buildUser(stage.site), [0, 0, 0]);
  const told: number[] = [];
  const { push } = stage.site.services;
  const end = push.subscribe(`submission:${id}`, (event) => event.type === 'submission' && told.push(event.status));
  const { setId } = await newSet();
  await judgeNext([-1]);
  expect(told).toEqual([]);
  await ask()(applyRejudgeSet, { setId });
  expect(told).toEqual([-1]);
  await ask()(undoRejudgeSet, { setId, reason: 'the data was right' });
  expect(told).toEqual([-1, 0]);
  expect(push.latest(`submission:${id}`)).toBeNull();
  end();
});

test('R-11 a cancelled set leaves no job behind and no result changed; a late report is refused', async () => {
  const user = await buildUser(stage.site);
  const ids = [await solve(user, [0, 0, 0]), await solve(user, [-1])];
  const { setId } = await newSet();
  const [running] = await stage.judge.claim();
  expect(await stage.judge.heartbeat([running!])).toEqual([]);
  await ask()(cancelRejudgeSet, { setId });
  expect(await stage.judge.heartbeat([running!])).toEqual([running!.jobId]);
  expect((await stage.judge.report(running!, judged([-1]))).status).toBe(409);
  expect(await db().selectFrom('jobs').selectAll().execute()).toEqual([]);
  expect([await statusOf(ids[0]!), await statusOf(ids[1]!)]).toEqual([0, -1]);
  expect(await ask().refused(applyRejudgeSet, { setId })).toMatchObject({ data: { code: 'rejudge.notOpen' } });
  expect((await ask()(getRejudgeSetList, {})).data.records).toMatchObject([{ id: setId, state: 'cancelled' }]);
});

test('applied twice at once, it is applied once', async () => {
  const user = await buildUser(stage.site);
  for (let at = 0; at < 3; at++) await solve(user, [-1]);
  const { setId } = await newSet();
  for (let at = 0; at < 3; at++) await judgeNext([1]);
  const answers = await Promise.all(Array.from({ length: 4 }, () => ask().refused(applyRejudgeSet, { setId })));
  expect(answers.map((one) => one.status).sort()).toEqual([200, 409, 409, 409]);
  expect(await counts()).toMatchObject({ total: 3, wa: 0, tle: 3 });
});

test('a result that came meanwhile is kept, and so is one on its way', async () => {
  const user = await buildUser(stage.site);
  const [first, second, third] = [await solve(user, [-1]), await solve(user, [-1]), await solve(user, [-1])];
  const { setId } = await newSet();
  for (let at = 0; at < 3; at++) await judgeNext([1]);
  await ask()(rejudgeSubmission, { submitId: first });
  await judgeNext([0, 0, 0]);
  await ask()(rejudgeSubmission, { submitId: second });
  expect((await ask()(getRejudgeSet, { setId })).data).toMatchObject({ stale: 2, changing: 1 });
  expect((await ask()(applyRejudgeSet, { setId })).data).toEqual({ applied: 1, kept: 2 });
  expect([await statusOf(first), await statusOf(second), await statusOf(third)]).toEqual([0, 5, 1]);
  await judgeNext([0, 0, 0]);
  expect(await counts()).toMatchObject({ total: 3, ac: 2, wa: 0, tle: 1 });
  // Undone, the newer results stay, too.
  await ask()(rejudgeSubmission, { submitId: third });
  await judgeNext([0, 0, 0]);
  expect((await ask()(undoRejudgeSet, { setId })).data).toEqual({ undone: 0, kept: 1 });
  expect(await counts()).toMatchObject({ total: 3, ac: 3, wa: 0, tle: 0 });
});

test('F3 applying a set while a node reports the same submissions miscounts nothing', async () => {
  const user = await buildUser(stage.site);
  const ids: number[] = [];
  for (let at = 0; at < 8; at++) ids.push(await solve(user, [-1]));
  const { setId } = await newSet();
  const members = await stage.judge.claim(8);
  await Promise.all(members.map((job) => stage.judge.report(job, judged([1]))));
  for (const submitId of ids) await ask()(rejudgeSubmission, { submitId });
  const jobs = await stage.judge.claim(8);
  const [applied] = await Promise.all([
    ask()(applyRejudgeSet, { setId }),
    ...jobs.map((job) => stage.judge.report(job, judged([0, 0, 0]))),
  ]);
  expect(applied.status).toBe(200);
  const { total, ac, wa, tle } = await counts();
  expect([total, ac + wa + tle]).toEqual([8, 8]);
  const rows = await db().selectFrom('submissions').select('status').execute();
  expect(rows.filter((row) => row.status === 0)).toHaveLength(ac);
  expect(rows.filter((row) => row.status === 1)).toHaveLength(tle);
});

test('a failure of the judge never takes the place of a verdict', async () => {
  const id = await solve(await buildUser(stage.site), [0, 0, 0]);
  const { setId } = await newSet();
  for (const name of ['first', 'second', 'third']) {
    const node = await openFakeJudge(stage.site, { name });
    await node.report((await node.claim())[0]!, { outcome: 'judgeFailure', reason: 'the disk is full' });
  }
  expect((await ask()(getRejudgeSet, { setId })).data).toMatchObject({ done: 1, failed: 1, changing: 0 });
  expect((await ask()(applyRejudgeSet, { setId })).data).toEqual({ applied: 0, kept: 1 });
  expect(await statusOf(id)).toBe(0);
});

test('submissions of a set wait behind new ones, and show no queue place of their own', async () => {
  const user = await buildUser(stage.site);
  const old = await solve(user, [0, 0, 0]);
  await newSet();
  const fresh = await stage.submit(user);
  const [first] = await stage.judge.claim();
  expect(first!.work).toMatchObject({ submitId: fresh });
  expect(await statusOf(old)).toBe(0);
  await stage.judge.report(first!, judged([0]));
  const [second] = await stage.judge.claim();
  expect(second!.work).toMatchObject({ kind: 'submission', submitId: old });
  expect(await statusOf(old)).toBe(0);
});

test('a deleted submission leaves its set', async () => {
  const user = await buildUser(stage.site);
  const ids = [await solve(user, [-1]), await solve(user, [-1])];
  const { setId } = await newSet();
  const [job] = await stage.judge.claim();
  await db().deleteFrom('submissions').where('id', '=', ids[0]!).execute();
  expect((await stage.judge.report(job!, judged([0, 0, 0]))).status).toBe(409);
  await judgeNext([0, 0, 0]);
  expect((await ask()(applyRejudgeSet, { setId })).data).toEqual({ applied: 1, kept: 0 });
});

test('a set says where to look, holds only judged submissions, and leaves results set by hand alone', async () => {
  const user = await buildUser(stage.site);
  expect(await ask().refused(addRejudgeSet, { kind: 'run', reason: 'why' })).toMatchObject({
    data: { code: 'rejudge.tooWide' },
  });
  expect(await ask().refused(addRejudgeSet, { kind: 'run', pid: stage.pid, reason: 'why' })).toMatchObject({
    data: { code: 'rejudge.nothing' },
  });
  expect(await ask().refused(addRejudgeSet, { kind: 'run', pid: stage.pid, reason: ' ' })).toMatchObject({
    status: 400,
  });
  const [one, byHand] = [await solve(user, [-1]), await solve(user, [-1])];
  await db().updateTable('submissions').set({ is_manual: true }).where('id', '=', byHand).execute();
  await stage.submit(user);
  const size = async (which: object) => (await ask()(countRejudge, { kind: 'run', ...which })).data.count;
  expect(await size({ pid: stage.pid })).toBe(1);
  expect(await size({ problemId: stage.problemId.toLowerCase() })).toBe(1);
  expect(await size({ submitIds: [one, byHand] })).toBe(2);
  expect(await size({ pid: stage.pid, status: [0] })).toBe(0);
  expect(await size({ pid: stage.pid, languages: ['C++ 17'], status: [-1] })).toBe(1);
  await db()
    .updateTable('submissions')
    .set(venueColumns(contestVenue(7)))
    .where('id', '=', one)
    .execute();
  expect(await size({ cid: 7 })).toBe(1);
  expect(await size({ cid: 8 })).toBe(0);
  const admin = await buildUser(stage.site, { role: 'problemAdmin' });
  expect(await stage.ask(admin).refused(countRejudge, { kind: 'run', pid: stage.pid })).toMatchObject({ status: 403 });
});

test('the sets of one contest are listed by themselves', async () => {
  const submitId = await solve(await buildUser(stage.site), [-1]);
  await db()
    .updateTable('submissions')
    .set(venueColumns(contestVenue(7)))
    .where('id', '=', submitId)
    .execute();
  const { setId } = await newSet({ cid: 7 });
  await newSet();
  const listed = async (input: { cid?: number }) => (await ask()(getRejudgeSetList, input)).data;
  expect(await listed({ cid: 7 })).toMatchObject({ total: 1, records: [{ id: setId, cid: 7 }] });
  expect((await listed({})).total).toBe(2);
});

test('the submissions of a problem in a contest are judged again at once', async () => {
  const user = await buildUser(stage.site);
  const [inContest, outside] = [await solve(user, [-1]), await solve(user, [-1])];
  await db()
    .updateTable('submissions')
    .set(venueColumns(contestVenue(7)))
    .where('id', '=', inContest)
    .execute();
  const { data } = await ask()(rejudgeContestProblem, { cid: 7, pid: stage.pid });
  expect(data.queued).toBe(1);
  expect([await statusOf(inContest), await statusOf(outside)]).toEqual([5, -1]);
});
