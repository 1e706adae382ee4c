import { setTimeout as sleep } from 'node:timers/promises';
import { changeProblemAuth, deleteProblem } from '@assay/contract/authoring/editor.ts';
import {
  addContest,
  cloneContest,
  deleteContest,
  getAdminContest,
  updateContest,
} from '@assay/contract/contests/admin.ts';
import {
  addContestProblem,
  addProblemFromPublic,
  getAdminContestProblems,
  orderContestProblems,
  removeContestProblem,
} from '@assay/contract/contests/admin-problems.ts';
import { getContestInfo, getContestList, registerContest } from '@assay/contract/contests/list.ts';
import { getContestProblem, getContestProblemDetails } from '@assay/contract/contests/problems.ts';
import { getContestSubmissions } from '@assay/contract/contests/submissions.ts';
import { getProblemDetail } from '@assay/contract/problems/detail.ts';
import { getSubmissionList } from '@assay/contract/submissions/list.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest, contestSave } from '@assay/testkit/build/contest.ts';
import { buildProblem, problemSave } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { type FakeJudge, judged, openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inContest } from '../venues/venues.queries.ts';

let site: TestSite;
let judge: FakeJudge;
let root: BuiltUser;
let author: BuiltUser;
let other: BuiltUser;
let user: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  judge = await openFakeJudge(site);
  root = await buildUser(site, { role: 'root' });
  author = await buildUser(site, { role: 'admin' });
  other = await buildUser(site, { role: 'admin' });
  user = await buildUser(site);
});
afterAll(() => site.close());

const code = { language: 'C++ 17', code: 'int main() {}' };
const submit = (who: BuiltUser, cid: number, pid = 'A') => as(site, who)(submitProblemJudge, { ...code, cid, pid });

/** Gives everything that waits this verdict. */
async function judgeAll(status: number) {
  for (const job of await judge.claim(50)) await judge.report(job, judged([status]));
}

describe('the form', () => {
  test('what was saved is read again, by its author and super admins alone', async () => {
    const save = contestSave(site, { sealsBefore: 3600, starAccount: ['star1'], auth: 1, pwd: 'secret', awardType: 1 });
    const { data } = await as(site, author)(addContest, save);
    for (const who of [author, root]) {
      expect((await as(site, who)(getAdminContest, { cid: data.id })).data).toMatchObject(save);
    }
    expect(await as(site, other).refused(getAdminContest, { cid: data.id })).toMatchObject({ status: 403 });
  });

  test.each([
    ['an end before the start', { endTime: '2020-01-01T00:00:00Z' }, 'contest.timesReversed'],
    ['no start', { startTime: '' }, 'contest.fieldNeeded'],
    ['a private contest without a password', { auth: 1 as const }, 'contest.fieldNeeded'],
    ['a star twice', { starAccount: ['a', ' a '] }, 'contest.starTwice'],
    ['a seal before the start', { sealRank: true, sealRankTime: '2020-01-01T00:00:00Z' }, 'contest.sealOutside'],
    ['a broken account rule', { openAccountLimit: true, accountLimitRule: 'everybody' }, 'contest.accountRuleBad'],
  ])('%s is refused', async (_sentence, change, refusal) => {
    const answer = await as(site, author).refused(addContest, { ...contestSave(site), ...change });
    expect(answer).toMatchObject({ status: 400, data: { code: refusal } });
  });

  test('T-RACE-10 a save over a newer version is refused; the rule of a contest stays', async () => {
    const save = contestSave(site);
    const { data } = await as(site, author)(addContest, save);
    const ask = as(site, author);
    expect((await ask(updateContest, { ...save, id: data.id, version: 0, title: 'new' })).data).toEqual({ version: 1 });
    expect(await ask.refused(updateContest, { ...save, id: data.id, version: 0 })).toMatchObject({ status: 409 });
    const typed = await ask.refused(updateContest, { ...save, id: data.id, version: 1, type: 1 });
    expect(typed).toMatchObject({ data: { code: 'contest.typeFixed' } });
  });

  test('a clone has the settings, is hidden and knows its origin; problems stay behind', async () => {
    const { cid } = await buildContest(site, { author, sealsBefore: 600 });
    const { data } = await as(site, author)(cloneContest, { cid });
    const clone = (await as(site, author)(getAdminContest, { cid: data.id })).data;
    expect(clone).toMatchObject({ visible: false, sealRank: true });
    expect(clone.title).toMatch(/ \[Cloned\]$/);
    expect((await as(site, author)(getAdminContestProblems, { cid: data.id })).data).toEqual([]);
  });

  test('deleting takes the submissions along', async () => {
    const { cid } = await buildContest(site, { author });
    await submit(user, cid);
    expect(await as(site, author).refused(deleteContest, { cid })).toMatchObject({ status: 403 });
    expect(await as(site, root)(deleteContest, { cid })).toMatchObject({ status: 200 });
    expect((await as(site, user).refused(getContestInfo, { cid })).data).toMatchObject({ code: 'contest.unknown' });
    const left = await site.services.db
      .selectFrom('submissions')
      .select('id')
      .where(inContest(cid, 'submissions'))
      .execute();
    expect(left).toEqual([]);
  });
});

describe('problems', () => {
  test('T-LEAK-3 a public problem leaves the list, and comes back only when the contest is over', async () => {
    const { cid } = await buildContest(site, { author, problems: [], lasts: 7200 });
    const { pid, problemId } = await buildProblem(site, { author });
    await as(site, author)(addProblemFromPublic, { cid, pid });
    expect(await as(site, user).refused(getProblemDetail, { problemId })).toMatchObject({ status: 404 });
    expect((await as(site, user)(getContestProblemDetails, { cid, displayId: 'a' })).status).toBe(200);
    const publish = { pid, auth: 1 } as const;
    const early = await as(site, author).refused(changeProblemAuth, publish);
    expect(early).toMatchObject({ status: 409, data: { code: 'problem.inContest' } });
    site.clock.advance(7200);
    expect((await as(site, author)(changeProblemAuth, publish)).status).toBe(200);
  });

  test('T-RACE-10 a problem is not deleted from under a contest before that is over', async () => {
    const { cid, problems } = await buildContest(site, { author, lasts: 7200 });
    const { pid } = problems[0]!;
    await submit(user, cid);
    const refused = await as(site, root).refused(deleteProblem, { pid });
    expect(refused).toMatchObject({ status: 409, data: { code: 'problem.neededByContest' } });
    expect((await as(site, user)(getContestProblem, { cid })).data).toHaveLength(2);
    await as(site, author)(removeContestProblem, { cid, pid });
    expect((await as(site, root)(deleteProblem, { pid })).status).toBe(200);
    site.clock.advance(7200);
    expect((await as(site, root)(deleteProblem, { pid: problems[1]!.pid })).status).toBe(200);
  });

  test('display ids are unique in a contest and can be put in another order', async () => {
    const { cid, problems } = await buildContest(site, { author });
    const more = await buildProblem(site, { author });
    const ask = as(site, author);
    const taken = await ask.refused(addProblemFromPublic, { cid, pid: more.pid, displayId: 'a' });
    expect(taken).toMatchObject({ status: 409, data: { code: 'contest.displayIdTaken' } });
    const twice = await ask.refused(addProblemFromPublic, { cid, pid: problems[0]!.pid });
    expect(twice).toMatchObject({ status: 409, data: { code: 'contest.problemTwice' } });
    const { data: receipt } = await submit(user, cid);
    await ask(orderContestProblems, { cid, pids: [problems[1]!.pid, problems[0]!.pid] });
    const rows = (await ask(getAdminContestProblems, { cid })).data;
    expect(rows.map(({ displayId, pid }) => [displayId, pid])).toEqual([
      ['A', problems[1]!.pid],
      ['B', problems[0]!.pid],
    ]);
    const own = (await as(site, user)(getContestSubmissions, { contestID: cid, onlyMine: true })).data.records;
    expect(own).toMatchObject([{ submitId: receipt.submitId, displayId: 'B' }]);
  });

  test('a problem that is deleted while it is added is one that does not exist', async () => {
    const { cid } = await buildContest(site, { author });
    const { pid } = await buildProblem(site, { author });
    let adding: Promise<unknown> = Promise.resolve();
    await site.services.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('problems').where('id', '=', pid).execute();
      adding = as(site, author).refused(addProblemFromPublic, { cid, pid });
      await sleep(300);
    });
    expect(await adding).toMatchObject({ status: 404, data: { code: 'problem.unknown' } });
  });

  test('a problem made in a contest is nowhere else', async () => {
    const { cid } = await buildContest(site, { author, problems: [] });
    const { data } = await as(site, author)(addContestProblem, { ...problemSave(), cid });
    expect(await as(site, user).refused(getProblemDetail, { problemId: data.problemId })).toMatchObject({
      status: 404,
    });
    expect((await as(site, user)(getContestProblem, { cid })).data).toMatchObject([{ displayId: 'A', pid: data.pid }]);
  });
});

describe('entry', () => {
  test('T-RACE-7 fifty registrations at once make one', async () => {
    const { cid } = await buildContest(site, { author, auth: 1, pwd: 'open' });
    const ask = as(site, user);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => ask(registerContest, { cid, password: 'open' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await ask(getContestInfo, { cid })).data).toMatchObject({ count: 1, access: true, registered: true });
  });

  test('guesses at a password are counted', async () => {
    const { cid } = await buildContest(site, { author, auth: 1, pwd: 'open' });
    const guesser = as(site, await buildUser(site));
    for (let guess = 0; guess < 10; guess++) {
      const answer = await guesser.refused(registerContest, { cid, password: `no ${guess}` });
      expect(answer).toMatchObject({ status: 403, data: { code: 'contest.passwordWrong' } });
    }
    expect(await guesser.refused(registerContest, { cid, password: 'open' })).toMatchObject({ status: 429 });
  });

  test('a new password asks everybody anew, and those who submitted stay contestants', async () => {
    const save = contestSave(site, { auth: 2, pwd: 'first' });
    const { data } = await as(site, author)(addContest, save);
    const ask = as(site, await buildUser(site));
    await ask(registerContest, { cid: data.id, password: 'first' });
    await as(site, author)(updateContest, { ...save, pwd: 'second', id: data.id, version: 0 });
    expect((await ask(getContestInfo, { cid: data.id })).data).toMatchObject({ access: false, count: 1 });
    await ask(registerContest, { cid: data.id, password: 'second' });
    expect((await ask(getContestInfo, { cid: data.id })).data).toMatchObject({ access: true, count: 1 });
  });
});

describe('submitting', () => {
  test('is judged before practice, counts nowhere outside and makes a contestant', async () => {
    const { cid, problems } = await buildContest(site, { author });
    const one = await buildUser(site);
    const { data } = await submit(one, cid);
    const { db } = site.services;
    const job = await db.selectFrom('jobs').select('priority').where('submission_id', '=', data.submitId).execute();
    expect(job).toEqual([{ priority: 0 }]);
    await judgeAll(0);
    expect((await as(site, one)(getSubmissionList, { onlyMine: true })).data.total).toBe(0);
    const problem = await db
      .selectFrom('problems')
      .select(['total', 'ac'])
      .where('id', '=', problems[0]!.pid)
      .execute();
    expect(problem).toEqual([{ total: 0, ac: 0 }]);
    expect((await as(site, one)(getContestInfo, { cid })).data).toMatchObject({ count: 1, registered: true });
    const [a, b] = (await as(site, one)(getContestProblem, { cid })).data;
    expect(a).toMatchObject({ displayId: 'A', ac: 1, total: 1, myStatus: 0 });
    expect(b).toMatchObject({ displayId: 'B', ac: 0, total: 0, myStatus: -10 });
  });

  test('T-RACE-8 the moment of the receipt decides: the last millisecond counts, the next one does not', async () => {
    const { cid } = await buildContest(site, { author, startsIn: -3600, lasts: 3601 });
    site.clock.advance(0.999);
    expect((await submit(user, cid)).status).toBe(200);
    site.clock.advance(0.001);
    expect(await submit(user, cid)).toMatchObject({ status: 403, data: { code: 'contest.ended' } });
  });

  test('after the end where the contest allows it; shown only when asked for', async () => {
    const { cid } = await buildContest(site, { author, startsIn: -3600, lasts: 60, allowEndSubmit: true });
    expect((await submit(user, cid)).status).toBe(200);
    await judgeAll(0);
    const ask = as(site, user);
    expect((await ask(getContestSubmissions, { contestID: cid })).data.total).toBe(0);
    expect((await ask(getContestSubmissions, { contestID: cid, containsEnd: true })).data.total).toBe(1);
    expect((await ask(getContestProblem, { cid })).data[0]).toMatchObject({ ac: 0, myStatus: -10 });
    expect((await ask(getContestProblem, { cid, containsEnd: true })).data[0]).toMatchObject({ ac: 1, myStatus: 0 });
  });

  test('under sealed OI rules the own result is unknown everywhere', async () => {
    const { cid, problems } = await buildContest(site, { author, type: 1, sealsBefore: 5 * 3600 });
    await submit(user, cid);
    await judgeAll(0);
    const ask = as(site, user);
    expect((await ask(getContestProblem, { cid })).data[0]).toMatchObject({
      ac: 0,
      total: 0,
      myStatus: -5,
      score: null,
    });
    const rows = (await ask(getContestSubmissions, { contestID: cid })).data.records;
    expect(rows).toMatchObject([{ status: -5, time: null, memory: null, pid: problems[0]!.pid }]);
  });
});

test('the list shows running contests first, then the next one, then those that ended; hidden ones not at all', async () => {
  const fresh = await openTestSite();
  const build = (title: string, startsIn: number, visible = true) =>
    buildContest(fresh, { title, startsIn, lasts: 3600, visible, problems: [] });
  await build('ended', -9000);
  await build('later', 9000);
  const next = await build('next', 600);
  await build('running', -600);
  await build('hidden', -600, false);
  const titles = async (input: object) =>
    (await as(fresh)(getContestList, input)).data.records.map(({ title }) => title);
  expect(await titles({})).toEqual(['running', 'next', 'later', 'ended']);
  expect(await titles({ status: -1 })).toEqual(['next', 'later']);
  expect(await titles({ status: 1 })).toEqual(['ended']);
  expect(await titles({ keyword: 'NEX', type: 0 })).toEqual(['next']);
  expect(await titles({ type: 1 })).toEqual([]);
  const user = await buildUser(fresh);
  await as(fresh, user)(registerContest, { cid: next.cid });
  const registered = async (who?: typeof user) =>
    (await as(fresh, who)(getContestList, {})).data.records.filter((one) => one.registered).map(({ title }) => title);
  expect([await registered(user), await registered(), await registered(await buildUser(fresh))]).toEqual([
    ['next'],
    [],
    [],
  ]);
  await fresh.close();
});
