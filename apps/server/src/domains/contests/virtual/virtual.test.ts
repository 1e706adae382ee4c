import { getContestAnnouncement, getContestNotReadAnnouncement } from '@assay/contract/announcements/contest.ts';
import { deleteContest } from '@assay/contract/contests/admin.ts';
import { askClarification, getClarifications } from '@assay/contract/contests/clarifications.ts';
import { CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { getContestInfo } from '@assay/contract/contests/list.ts';
import { getContestProblem } from '@assay/contract/contests/problems.ts';
import { getContestSubmissions } from '@assay/contract/contests/submissions.ts';
import { endContestVirtual, getContestVirtual, startContestVirtual } from '@assay/contract/contests/virtual.ts';
import { getLastAcCode } from '@assay/contract/problems/detail.ts';
import { getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import { checkSubmissionsStatus } from '@assay/contract/submissions/list.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inContest } from '../../venues/venues.queries.ts';
import { HOUR, openVirtualStage, type VirtualStage } from './testing/stage.ts';

let stage: VirtualStage;
beforeAll(async () => {
  stage = await openVirtualStage();
});
// tests let hours pass, and sessions end
beforeEach(() => stage.login());
afterAll(() => stage.close());

const start = async (cid: number, who = stage.late) => (await stage.ask(who)(startContestVirtual, { cid })).status;
const code = async (promise: Promise<{ data: { code?: string } }>) => (await promise).data.code;
const statusOf = async (cid: number, who = stage.late) => {
  const { data } = await stage.ask(who)(getContestInfo, { cid });
  return [data.status, data.virtual?.isRunning ?? null, data.mayStartVirtual];
};

describe('starting', () => {
  test('whoever looks at a contest that is over may start; it runs as long by a clock of its own', async () => {
    const { cid } = await stage.contest();
    expect(await statusOf(cid)).toEqual([1, null, true]);
    expect(await start(cid)).toBe(200);
    const { data } = await stage.ask(stage.late)(getContestInfo, { cid });
    const now = stage.site.clock.now().getTime();
    expect(data).toMatchObject({ status: 0, mayStartVirtual: false, virtual: { isRunning: true } });
    expect([Date.parse(data.startTime), Date.parse(data.endTime)]).toEqual([now, now + 5 * HOUR * 1000]);
    // for others the contest is over
    expect(await statusOf(cid, stage.later)).toEqual([1, null, true]);
    stage.site.clock.advance(5 * HOUR);
    expect(await statusOf(cid)).toEqual([1, false, false]);
    expect(await code(stage.ask(stage.late).refused(startContestVirtual, { cid }))).toBe('virtual.done');
  });

  test('of several at once one is it', async () => {
    const { cid } = await stage.contest();
    const statuses = await Promise.all(Array.from({ length: 8 }, () => start(cid)));
    expect(statuses.sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    const runs = await stage.site.services.db
      .selectFrom('contest_virtuals')
      .selectAll()
      .where('cid', '=', cid)
      .execute();
    expect(runs).toHaveLength(1);
  });

  test.each([
    ['its author', 'author', {}, 'virtual.notForAdmins'],
    ['a super admin', 'root', {}, 'virtual.notForAdmins'],
    ['while it runs', 'late', { startsIn: -HOUR }, 'virtual.contestNotOver'],
    ['while its results are sealed', 'late', { sealsBefore: HOUR, autoRealRank: false }, 'virtual.sealed'],
    ['without the password of a private one', 'late', { auth: 1, pwd: 'x' }, 'contest.passwordNeeded'],
    ['in a hidden one', 'late', { visible: false }, 'contest.unknown'],
  ] as const)('not %s', async (_, who, options, refusal) => {
    const { cid } = await stage.contest(options);
    expect(await code(stage.ask(stage[who]).refused(startContestVirtual, { cid }))).toBe(refusal);
  });
});

describe('ending', () => {
  test('before the first submission it is discarded and may be started anew', async () => {
    const { cid } = await stage.contest();
    await start(cid);
    expect((await stage.ask(stage.late)(endContestVirtual, { cid })).data).toEqual({ discarded: true });
    expect(await statusOf(cid)).toEqual([1, null, true]);
    expect(await start(cid)).toBe(200);
  });

  test('after it it is over for good', async () => {
    const { cid } = await stage.contest();
    await start(cid);
    await stage.solve(stage.late, cid, 'A', 0);
    expect((await stage.ask(stage.late)(endContestVirtual, { cid })).data).toEqual({ discarded: false });
    expect(await statusOf(cid)).toEqual([1, false, false]);
    const sent = { pid: 'A', cid, language: 'C++ 17', code: 'int main() {}' };
    expect(await code(stage.ask(stage.late).refused(submitProblemJudge, sent))).toBe('contest.ended');
    expect(await code(stage.ask(stage.late).refused(endContestVirtual, { cid }))).toBe('virtual.notRunning');
  });

  test('at once with submissions: none is lost and none becomes one of the contest', async () => {
    for (let round = 0; round < 5; round++) {
      const { cid } = await stage.contest({ allowEndSubmit: round % 2 === 1 });
      await start(cid);
      const sent = { pid: 'A', cid, language: 'C++ 17', code: 'int main() {}' };
      const [ended, ...receipts] = await Promise.all([
        stage.ask(stage.late)(endContestVirtual, { cid }),
        ...Array.from({ length: 4 }, () => stage.ask(stage.late)(submitProblemJudge, sent)),
      ]);
      const { db } = stage.site.services;
      const rows = await db
        .selectFrom('submissions')
        .selectAll()
        .where(inContest(cid, 'submissions'))
        .where('uid', '=', stage.late.uid)
        .execute();
      const taken = receipts.filter(({ status }) => status === 200).length;
      expect(rows).toHaveLength(taken);
      const runs = await db.selectFrom('contest_virtuals').selectAll().where('cid', '=', cid).execute();
      expect(runs).toHaveLength(ended.data.discarded ? 0 : 1);
      // what came after the end went to the contest, where that was allowed
      const ofRun = rows.filter(({ virtual_id }) => virtual_id !== null).length;
      if (ended.data.discarded) expect(ofRun).toBe(0);
      if (round % 2 === 0) expect(ofRun).toBe(taken);
      await db.deleteFrom('submissions').where(inContest(cid, 'submissions')).execute();
    }
  });
});

describe('while it runs', () => {
  test('one sees what a contestant saw: own submissions and statuses, counters of this time, no origin', async () => {
    const { cid } = await stage.contest();
    await start(cid);
    const problems = async () =>
      (await stage.ask(stage.late)(getContestProblem, { cid })).data.map(({ ac, total, myStatus }) => [
        ac,
        total,
        myStatus,
      ]);
    expect(await problems()).toEqual([
      [0, 0, -10],
      [0, 0, -10],
    ]);
    stage.site.clock.advance(800);
    await stage.solve(stage.late, cid, 'B', -1);
    // Anna's, and Bela's rejected one; not the own ones
    expect(await problems()).toEqual([
      [1, 2, -10],
      [0, 0, -1],
    ]);
    const { data } = await stage.ask(stage.late)(getContestSubmissions, { contestID: cid });
    expect(data.records.map(({ uid, displayId }) => [uid, displayId])).toEqual([[stage.late.uid, 'B']]);
    expect(data.total).toBe(1);
    // nobody else finds it, nor do those who run the contest in its list
    for (const who of [stage.later, stage.author]) {
      const list = await stage.ask(who)(getContestSubmissions, { contestID: cid, containsEnd: true });
      expect(list.data.records.map(({ uid }) => uid)).not.toContain(stage.late.uid);
    }
  });

  test('nobody else opens a submission before the end, and everybody the result after it', async () => {
    const { cid } = await stage.contest();
    await start(cid);
    const submitId = await stage.solve(stage.late, cid, 'A', -1);
    const poll = async (who = stage.later) =>
      Object.keys((await stage.ask(who)(checkSubmissionsStatus, { submitIds: [submitId], cid })).data);
    expect(await code(stage.ask(stage.later).refused(getSubmissionDetail, { submitId }))).toBe('submission.unknown');
    expect(await poll()).toEqual([]);
    expect(await poll(stage.late)).toEqual([String(submitId)]);
    expect((await stage.ask(stage.author)(getSubmissionDetail, { submitId })).status).toBe(200);
    // ACM: no cases for the owner during the contest
    const own = await stage.ask(stage.late)(getSubmissionDetail, { submitId });
    expect(own.data.see.cases).toBe(false);
    stage.site.clock.advance(5 * HOUR);
    const other = await stage.ask(stage.later)(getSubmissionDetail, { submitId });
    expect([other.status, other.data.submission.code]).toEqual([200, null]);
    expect((await stage.ask(stage.late)(getSubmissionDetail, { submitId })).data.see.cases).toBe(true);
  });

  test('submissions of the contest itself cannot be opened meanwhile', async () => {
    const { cid } = await stage.contest();
    const { id } = await stage.site.services.db
      .selectFrom('submissions')
      .select('id')
      .where(inContest(cid, 'submissions'))
      .executeTakeFirstOrThrow();
    expect((await stage.ask(stage.late)(getSubmissionDetail, { submitId: id })).status).toBe(200);
    await start(cid);
    expect((await stage.ask(stage.late).refused(getSubmissionDetail, { submitId: id })).status).toBe(404);
  });

  test('OI results under the seal are unknown to their owner until the end', async () => {
    const { cid, problems } = await stage.contest({ type: CONTEST_TYPE.oi, sealsBefore: 5 * HOUR });
    await start(cid);
    const submitId = await stage.solve(stage.late, cid, 'A', 0, 100);
    const see = async () => {
      const [a] = (await stage.ask(stage.late)(getContestProblem, { cid })).data;
      const list = await stage.ask(stage.late)(getContestSubmissions, { contestID: cid });
      const detail = await stage.ask(stage.late)(getSubmissionDetail, { submitId });
      return [a!.myStatus, list.data.records[0]?.status, detail.data.submission.status];
    };
    expect(await see()).toEqual([-5, -5, -5]);
    const lastCode = { pid: problems[0]!.pid, cid };
    expect(await code(stage.ask(stage.late).refused(getLastAcCode, lastCode))).toBe('problem.notSolved');
    stage.site.clock.advance(5 * HOUR);
    const { data } = await stage.ask(stage.late)(getContestSubmissions, { contestID: cid, virtual: true });
    expect(data.records.map(({ status, score }) => [status, score])).toEqual([[0, 100]]);
  });

  test('announcements and answers come at their time; the jury has gone', async () => {
    const { cid } = await stage.contest();
    const { db } = stage.site.services;
    const { start_time } = await db
      .selectFrom('contests')
      .select('start_time')
      .where('id', '=', cid)
      .executeTakeFirstOrThrow();
    const at = (seconds: number) => new Date(start_time.getTime() + seconds * 1000);
    for (const [title, seconds] of [
      ['Welcome', -60],
      ['Bug in B', HOUR],
      ['Thanks', 6 * HOUR],
    ] as const) {
      const times = { gmt_create: at(seconds), gmt_modified: at(seconds) };
      await db
        .insertInto('announcements')
        .values({ owner_kind: 'contest', owner_id: cid, title, content: '', uid: stage.author.uid, ...times })
        .execute();
    }
    const answer = { answer: 'Yes', to_all: true, gmt_answered: at(HOUR) };
    await db
      .insertInto('contest_clarifications')
      .values({ cid, uid: stage.anna.uid, question: '?', gmt_create: at(60), ...answer })
      .execute();
    await start(cid);
    const heard = async () => {
      const { data } = await stage.ask(stage.late)(getContestAnnouncement, { cid });
      const unread = await stage.ask(stage.late)(getContestNotReadAnnouncement, { cid });
      expect(unread.data.map(({ title }) => title)).toEqual(data.records.map(({ title }) => title));
      const answers = await stage.ask(stage.late)(getClarifications, { cid });
      return [...data.records.map(({ title }) => title), answers.data.total];
    };
    expect(await heard()).toEqual(['Welcome', 0]);
    stage.site.clock.advance(HOUR);
    expect(await heard()).toEqual(['Bug in B', 'Welcome', 1]);
    const question = { cid, pid: null, question: 'Is anybody there?' };
    expect(await code(stage.ask(stage.late).refused(askClarification, question))).toBe('contest.notRunning');
    stage.site.clock.advance(4 * HOUR);
    expect(await heard()).toEqual(['Thanks', 'Bug in B', 'Welcome', 1]);
  });

  test('a removed interval of the contest is left out of it', async () => {
    const { cid } = await stage.contest();
    await stage.site.services.db
      .updateTable('contests')
      .set({
        removed: JSON.stringify([{ fromMs: 300_000, toMs: 660_000 }]),
        end_time: new Date(stage.site.clock.now().getTime() - 60_000),
      })
      .where('id', '=', cid)
      .execute();
    await start(cid);
    stage.site.clock.advance(290);
    const solved = async () => (await stage.ask(stage.late)(getContestProblem, { cid })).data[0]!.ac;
    expect(await solved()).toBe(0);
    // what was received in the interval was submitted at its beginning
    stage.site.clock.advance(11);
    expect(await solved()).toBe(1);
    const { data } = await stage.ask(stage.late)(getContestVirtual, { cid });
    expect(Date.parse(data!.endTime) - Date.parse(data!.startTime)).toBe(5 * HOUR * 1000);
  });
});

test('what was submitted in one goes with its contest, and becomes no practice', async () => {
  const { cid } = await stage.contest();
  await start(cid);
  const submitId = await stage.solve(stage.late, cid, 'A', 0);
  expect((await stage.ask(stage.root)(deleteContest, { cid })).status).toBe(200);
  const left = stage.site.services.db.selectFrom('submissions').select('id').where('id', '=', submitId);
  expect(await left.execute()).toEqual([]);
});
