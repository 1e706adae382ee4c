import { changeUserInfo } from '@assay/contract/accounts/settings.ts';
import { login } from '@assay/contract/accounts/sign-in.ts';
import { manualJudge } from '@assay/contract/judging/judgements.ts';
import { changePrivacy, getPrivacy } from '@assay/contract/profiles/privacy.ts';
import { getUserCalendarHeatmap, getUserContests, getUserHomeInfo } from '@assay/contract/profiles/profile.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { type FakeJudge, judged, openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../platform/settings/settings.ts';

let site: TestSite;
let judge: FakeJudge;
let root: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  // receipts are stamped by the database, whose clock is the real one
  site.clock.advance((Date.now() - site.clock.now().getTime()) / 1000);
  await site.services.settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, site.services.db);
  judge = await openFakeJudge(site);
  root = await buildUser(site, { role: 'root' });
});
afterAll(() => site.close());

async function solve(who: BuiltUser, address: { pid: string; cid?: number }, status = 0): Promise<number> {
  const { data } = await as(site, who)(submitProblemJudge, { ...address, language: 'C++ 17', code: 'int main(){}' });
  const [job] = await judge.claim();
  await judge.report(job!, judged([status]));
  return data.submitId;
}

const ABOUT = {
  nickname: 'Ada',
  realname: 'Ada L.',
  gender: 'female' as const,
  school: 'Analytical School',
  course: 'Engines',
  number: '1815',
  signature: '**hello**',
  github: '',
  blog: '',
  cfUsername: '',
};

test('PEOPLE-1 a profile is found by uid, by name in any case, and the uid counts where both are given', async () => {
  const [one, other] = [await buildUser(site, { username: 'Findable' }), await buildUser(site)];
  const ask = as(site);
  for (const asked of [{ uid: one.uid }, { username: 'fINDABLE' }, { uid: one.uid, username: other.username }]) {
    expect((await ask(getUserHomeInfo, asked)).data.uid).toBe(one.uid);
  }
  expect((await as(site, other)(getUserHomeInfo, {})).data.uid).toBe(other.uid);
  expect((await ask.refused(getUserHomeInfo, {})).data.code).toBe('account.unknown');
  for (const asked of [{ uid: 999_999 }, { username: 'nobody here' }]) {
    for (const op of [getUserHomeInfo, getUserCalendarHeatmap, getUserContests]) {
      expect(await ask.refused(op, asked)).toMatchObject({ status: 404, data: { code: 'account.unknown' } });
    }
  }
});

test('PEOPLE-2 PEOPLE-4 PEOPLE-5 solved, tried and daily practice follow judgements; hidden problems and contests stay out', async () => {
  const user = await buildUser(site);
  const author = await buildUser(site, { role: 'admin' });
  const [easy, hard, hidden] = [
    await buildProblem(site, { difficulty: 0 }),
    await buildProblem(site, { difficulty: 2 }),
    await buildProblem(site, { difficulty: 1 }),
  ];
  await solve(user, { pid: easy.problemId });
  const wrong = await solve(user, { pid: hard.problemId }, -1);
  await solve(user, { pid: hidden.problemId });
  const { cid } = await buildContest(site, { author, problems: [{}] });
  await site.services.db.insertInto('contest_registrations').values({ cid, uid: user.uid }).execute();
  await solve(user, { pid: 'A', cid });
  await site.services.db.updateTable('problems').set({ auth: 2 }).where('id', '=', hidden.pid).execute();

  const { data } = await as(site)(getUserHomeInfo, { uid: user.uid });
  expect(data).toMatchObject({
    solvedList: [easy.problemId],
    unSolvedList: [hard.problemId],
    ac: 1,
    total: 3,
    rating: 66.67,
    solvedGroupByDifficulty: { 0: [{ id: easy.pid, problemId: easy.problemId, difficulty: 0 }] },
  });
  const heat = async () => (await as(site)(getUserCalendarHeatmap, { username: user.username })).data;
  expect(await heat()).toMatchObject({ dataList: [{ count: 3, accepted: 2 }], streak: 1 });
  await as(site, root)(manualJudge, { submitId: wrong, status: 0, reason: 'test' });
  expect((await heat()).dataList).toMatchObject([{ count: 3, accepted: 3 }]);
  expect((await as(site)(getUserHomeInfo, { uid: user.uid })).data.unSolvedList).toEqual([]);
  const year = Number((await heat()).endDate.slice(0, 4));
  expect((await heat()).years).toEqual([year]);
  expect((await as(site)(getUserCalendarHeatmap, { uid: user.uid, year: year - 1 })).data.dataList).toEqual([]);
});

test('PEOPLE-4 many at once count every submission of a day once', async () => {
  const user = await buildUser(site);
  const { problemId } = await buildProblem(site);
  for (let at = 0; at < 6; at++) {
    await as(site, user)(submitProblemJudge, { pid: problemId, language: 'C++ 17', code: `int main(){return ${at};}` });
  }
  const jobs = await judge.claim(6);
  expect(jobs).toHaveLength(6);
  await Promise.all(jobs.map((job, at) => judge.report(job, judged([at % 2 === 0 ? 0 : -1]))));
  const { data } = await as(site)(getUserCalendarHeatmap, { uid: user.uid });
  expect(data.dataList).toMatchObject([{ count: 6, accepted: 3 }]);
});

test('PEOPLE-5 contests of a profile are public ones of the site that have begun', async () => {
  const user = await buildUser(site);
  const author = await buildUser(site, { role: 'admin' });
  const open = await buildContest(site, { author, problems: [{}] });
  const closed = await buildContest(site, { author, problems: [{}], auth: 1, pwd: 'secret' });
  for (const { cid } of [open, closed]) {
    await site.services.db.insertInto('contest_registrations').values({ cid, uid: user.uid }).execute();
  }
  const ids = async () => (await as(site)(getUserContests, { uid: user.uid })).data.records.map(({ id }) => id);
  expect(await ids()).toEqual([open.cid]);
  const set = (values: object) =>
    site.services.db.updateTable('contests').set(values).where('id', '=', open.cid).execute();
  await set({ visible: false });
  expect(await ids()).toEqual([]);
});

test('PEOPLE-3 every part is shown to exactly those whom the person chose', async () => {
  const [user, mate, stranger] = [await buildUser(site), await buildUser(site), await buildUser(site)];
  const { problemId } = await buildProblem(site);
  await solve(user, { pid: problemId });
  await as(site, user)(changeUserInfo, ABOUT);
  await as(site)(login, user);
  const group = await site.services.db
    .insertInto('groups')
    .values({
      name: 'Mates',
      short_name: 'MATES1',
      brief: 'brief brief',
      description: 'x',
      auth: 1,
      owner_uid: user.uid,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await site.services.db
    .insertInto('group_members')
    .values([
      { gid: group.id, uid: user.uid, auth: 5 },
      { gid: group.id, uid: mate.uid, auth: 3 },
      { gid: group.id, uid: stranger.uid, auth: 1 },
    ])
    .execute();
  const shown = async (who?: BuiltUser) => {
    const asked = { uid: user.uid };
    const { data } = await as(site, who)(getUserHomeInfo, asked);
    const heat = (await as(site, who)(getUserCalendarHeatmap, asked)).data;
    return {
      email: data.email === user.email,
      realname: data.realname === ABOUT.realname,
      school: data.school === ABOUT.school && data.course === ABOUT.course,
      lastLogin: data.recentLoginTime !== null,
      activity: heat.dataList.length > 0 && heat.years.length > 0,
      solved: data.solvedList.length > 0 && data.total > 0,
    };
  };
  const all = (value: boolean) => ({
    email: value,
    realname: value,
    school: value,
    lastLogin: value,
    activity: value,
    solved: value,
  });
  const choose = (audience: 'everyone' | 'groups' | 'self') =>
    as(site, user)(changePrivacy, {
      email: audience,
      realname: audience,
      school: audience,
      lastLogin: audience,
      activity: audience,
      solved: audience,
      contests: audience,
    });
  await choose('everyone');
  for (const who of [undefined, stranger, mate, root, user]) expect(await shown(who)).toEqual(all(true));
  await choose('groups');
  for (const who of [undefined, stranger]) expect(await shown(who)).toEqual(all(false));
  for (const who of [mate, root, user]) expect(await shown(who)).toEqual(all(true));
  await choose('self');
  for (const who of [undefined, stranger, mate]) expect(await shown(who)).toEqual(all(false));
  for (const who of [root, user]) expect(await shown(who)).toEqual(all(true));
  expect((await as(site, user)(changePrivacy, { solved: 'everyone' })).data).toMatchObject({
    solved: 'everyone',
    email: 'self',
  });
  expect((await as(site, user)(getPrivacy, {})).data.solved).toBe('everyone');
  const { data } = await as(site, mate)(getUserHomeInfo, { uid: user.uid });
  expect(data.privacy).toEqual({});
  for (const secret of ['number', 'mobile', 'password_hash', 'role', 'status']) expect(data).not.toHaveProperty(secret);
});

test('PEOPLE-6 of a banned person nothing but the names is told', async () => {
  const user = await buildUser(site);
  const { problemId } = await buildProblem(site);
  await solve(user, { pid: problemId });
  await as(site, user)(changeUserInfo, ABOUT);
  await site.services.db.updateTable('users').set({ status: 1 }).where('uid', '=', user.uid).execute();
  const { data } = await as(site)(getUserHomeInfo, { uid: user.uid });
  expect(data).toMatchObject({
    banned: true,
    username: user.username,
    signature: '',
    solvedList: [],
    total: 0,
    gmtCreate: null,
  });
  expect((await as(site)(getUserCalendarHeatmap, { uid: user.uid })).data.dataList).toEqual([]);
});
