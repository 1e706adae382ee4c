import { checkIn } from '@assay/contract/accounts/check-in.ts';
import { addAnnouncement } from '@assay/contract/announcements/site.ts';
import { registerContest } from '@assay/contract/contests/list.ts';
import { getRecentContest } from '@assay/contract/contests/recent.ts';
import { getAdminHomeCards, getHomeCards, updateHomeCards } from '@assay/contract/site/cards.ts';
import { getHome } from '@assay/contract/site/home-page.ts';
import {
  deleteSitePicture,
  getHomeBackground,
  getHomeCarousel,
  getSitePictures,
  updateSitePicture,
  uploadSitePicture,
} from '@assay/contract/site/pictures.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { buildWork, startWork } from '@assay/testkit/build/work.ts';
import { judged, openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { upload } from '@assay/testkit/upload.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from './platform/settings/settings.ts';

const HOUR = 3600;

let site: TestSite;
let root: BuiltUser;
let author: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  await site.services.settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, site.services.db);
  root = await buildUser(site, { role: 'root' });
  author = await buildUser(site, { role: 'admin' });
});
afterAll(() => site.close());

const home = async (who: { token?: string } = {}) => (await as(site, who)(getHome, {})).data;

test('HOME-10 what runs, then what starts within fourteen days; nothing that is over, hidden or of a group', async () => {
  const build = (title: string, startsIn: number, more = {}) =>
    buildContest(site, { author, title, startsIn, lasts: HOUR, problems: [], ...more });
  await build('over', -2 * HOUR);
  await build('tomorrow', 24 * HOUR);
  await build('running', -60);
  await build('next month', 30 * 24 * HOUR);
  const hidden = await build('hidden', HOUR);
  await site.services.db.updateTable('contests').set({ visible: false }).where('id', '=', hidden.cid).execute();
  const { gid } = await buildGroup(site, { owner: author });
  const own = await build('of a group', HOUR);
  await site.services.db.updateTable('contests').set({ gid }).where('id', '=', own.cid).execute();
  const { data } = await as(site)(getRecentContest, {});
  expect(data.map(({ title }) => title)).toEqual(['running', 'tomorrow']);
  expect((await home()).contests.map(({ title }) => title)).toEqual(['running', 'tomorrow']);
});

test('HOME-10 HOME-11 works of the site stand among recent contests; begun ones and those of groups are due', async () => {
  const user = await buildUser(site);
  const open = await buildWork(site, { title: 'open work' });
  await buildWork(site, { title: 'work of next month', startsIn: 30 * 24 * 3600 });
  await buildWork(site, { title: 'hidden work', visible: false });
  const { gid } = await buildGroup(site, { owner: await buildUser(site), members: [user] });
  const ofGroup = await buildWork(site, { title: 'work of a group', gid, startsIn: 600 });
  await buildWork(site, { title: 'hidden work of a group', gid, visible: false });
  const works = (await as(site)(getRecentContest, {})).data.filter(({ type }) => type === 2);
  expect(works).toMatchObject([{ id: open.wid, title: 'open work', status: 0, gid: null }]);
  const due = async (who: BuiltUser) => (await home(who)).own!.due.map(({ kind, id }) => [kind, id]);
  expect(await due(user)).toEqual([['work', ofGroup.wid]]);
  await startWork(site, open.wid, user);
  expect(await due(user)).toEqual([
    ['work', open.wid],
    ['work', ofGroup.wid],
  ]);
  expect(await due(await buildUser(site))).toEqual([]);
});

describe('HOME-11 the own part', () => {
  test('is for those who are logged in', async () => {
    expect((await home()).own).toBeNull();
    expect((await home(await buildUser(site))).own).toMatchObject({
      lastUnsolved: null,
      due: [],
      checkIn: { checkInDays: 0, checkedInToday: false },
      unread: { reply: 0 },
      trainings: { records: [] },
    });
  });

  test('names the problem tried last and not solved, until it is', async () => {
    const judge = await openFakeJudge(site);
    const user = await buildUser(site);
    const [one, two, hidden] = [await buildProblem(site), await buildProblem(site), await buildProblem(site)];
    const send = async ({ problemId }: { problemId: string }, status: number) => {
      await as(site, user)(submitProblemJudge, { pid: problemId, language: 'C++ 17', code: 'int main() {}' });
      const [job] = await judge.claim();
      await judge.report(job!, judged([status]));
    };
    const last = async () => (await home(user)).own?.lastUnsolved?.problemId;
    const first = async () => (await home(user)).own?.firstProblem?.problemId;
    // the easiest to begin with, while nothing was tried
    await site.services.db.updateTable('problems').set({ difficulty: 1 }).where('id', '<>', two.pid).execute();
    expect(await first()).toBe(two.problemId);
    await send(one, -1);
    await send(two, -1);
    expect([await first(), await last()]).toEqual([undefined, two.problemId]);
    await send(two, 0);
    expect(await last()).toBe(one.problemId);
    await send(hidden, -1);
    await site.services.db.updateTable('problems').set({ auth: 2 }).where('id', '=', hidden.pid).execute();
    expect(await last()).toBe(one.problemId);
    await send(one, 0);
    expect([await first(), await last()]).toEqual([undefined, undefined]);
    expect((await home(await buildUser(site))).own?.lastUnsolved).toBeNull();
  });

  test('names contests that one is registered for, until they end, and the streak', async () => {
    const user = await buildUser(site);
    const later = await buildContest(site, { author, title: 'later', startsIn: 2 * HOUR, lasts: HOUR, problems: [] });
    const soon = await buildContest(site, { author, title: 'soon', startsIn: HOUR, lasts: HOUR, problems: [] });
    for (const { cid } of [later, soon]) await as(site, user)(registerContest, { cid });
    await as(site, user)(checkIn, {});
    const own = (await home(user)).own!;
    expect(own.due.map(({ kind, title }) => [kind, title])).toEqual([
      ['contest', 'soon'],
      ['contest', 'later'],
    ]);
    expect(own.checkIn).toMatchObject({ checkInDays: 1, checkedInToday: true });
    site.clock.advance(2.5 * HOUR);
    expect((await home(user)).own!.due.map(({ title }) => title)).toEqual(['later']);
  });

  test('T-BOLA forgets contests of a group that one has left', async () => {
    const user = await buildUser(site);
    const { gid } = await buildGroup(site, { owner: author, members: [{ uid: user.uid }] });
    const { cid } = await buildContest(site, { author, title: 'secret', startsIn: HOUR, lasts: HOUR, problems: [] });
    await site.services.db.updateTable('contests').set({ gid }).where('id', '=', cid).execute();
    await site.services.db.insertInto('contest_registrations').values({ cid, uid: user.uid }).execute();
    expect((await home(user)).own!.due.map(({ title }) => title)).toEqual(['secret']);
    await site.services.db.deleteFrom('group_members').where('uid', '=', user.uid).execute();
    expect((await home(user)).own!.due).toEqual([]);
  });
});

describe('HOME-8 pictures', () => {
  const picture = () =>
    sharp({ create: { width: 80, height: 40, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
  const add = async (who: BuiltUser, query: object, name = 'x') =>
    upload(
      site,
      who,
      uploadSitePicture,
      query as never,
      { content: await picture(), field: 'image' },
      {
        before: { name },
      },
    );

  test('are added by super admins, named, ordered, hidden and deleted; the log tells', async () => {
    const first = (await add(root, {}, 'First')).data;
    const second = (await add(root, { kind: 'carousel' }, 'Second')).data;
    const ground = (await add(root, { kind: 'background' }, 'Hills')).data;
    const shown = async () => (await as(site)(getHomeCarousel, {})).data.map(({ name, link }) => [name, link]);
    expect(await shown()).toEqual([
      ['First', ''],
      ['Second', ''],
    ]);
    expect((await as(site)(getHomeBackground, {})).data).toEqual([{ id: ground.id, url: ground.url, name: 'Hills' }]);
    const link = 'https://example.org/cup';
    await as(site, root)(updateSitePicture, { id: first.id, name: 'Cup', link, visible: true, seq: 9 });
    expect(await shown()).toEqual([
      ['Second', ''],
      ['Cup', link],
    ]);
    await as(site, root)(updateSitePicture, { id: second.id, name: 'Second', link: '', visible: false, seq: 0 });
    expect(await shown()).toEqual([['Cup', link]]);
    expect((await as(site, root)(getSitePictures, {})).data).toHaveLength(2);
    await as(site, root)(deleteSitePicture, { id: first.id });
    expect(await shown()).toEqual([]);
    expect((await as(site, root).refused(deleteSitePicture, { id: first.id })).data.code).toBe('file.unknown');
    const actions = await site.services.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject', '=', `site picture ${first.id}`)
      .execute();
    expect(actions.map(({ action }) => action)).toEqual([
      'uploadSitePicture',
      'updateSitePicture',
      'deleteSitePicture',
    ]);
  });

  test('T-BFLA are nobody else’s, and lead to no script', async () => {
    expect((await add(author, {})).status).toBe(403);
    const { data } = await add(root, {});
    const values = { id: data.id, name: 'x', visible: true, seq: 0 };
    const answer = await as(site, root).refused(updateSitePicture, { ...values, link: 'javascript:alert(1)' });
    expect(answer.data.fields).toHaveProperty('link');
    await as(site, root)(deleteSitePicture, { id: data.id });
  });

  test('are twenty at most, also when they come at once', async () => {
    const { db } = site.services;
    const row = { kind: 'background', url: '/api/public/img/x.webp' };
    await db.deleteFrom('site_pictures').execute();
    await db
      .insertInto('site_pictures')
      .values(Array.from({ length: 18 }, () => row))
      .execute();
    const answers = await Promise.all([1, 2, 3, 4].map(() => add(root, { kind: 'background' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    await db.deleteFrom('site_pictures').execute();
  });
});

test('HOME-9 side cards: those of a new site, then the chosen ones that are switched on', async () => {
  const names = async () => (await as(site)(getHomeCards, {})).data.map(({ content }) => content);
  expect(await names()).toEqual(['countdowns', 'statistics', 'acRank']);
  const diyCardList = [
    { type: 'custom' as const, title: 'Welcome', content: 'Read the [rules](/introduction)', visible: true },
    { type: 'built-in' as const, title: '', content: 'acRank', visible: false },
    { type: 'built-in' as const, title: '', content: 'countdowns', visible: true },
  ];
  await as(site, root)(updateHomeCards, { diyCardList });
  expect(await names()).toEqual(['Read the [rules](/introduction)', 'countdowns']);
  expect((await home()).cards).toHaveLength(2);
  expect((await as(site, root)(getAdminHomeCards, {})).data).toEqual(diyCardList);
  const bad = await as(site, root).refused(updateHomeCards, {
    diyCardList: [{ type: 'built-in', title: '', content: 'weather', visible: true }],
  });
  expect(bad.data.code).toBe('card.unknown');
  expect((await as(site, author).refused(updateHomeCards, { diyCardList: [] })).status).toBe(403);
  await as(site, root)(updateHomeCards, { diyCardList: [] });
  expect(await names()).toEqual([]);
});

test('one request brings what the calls of the blocks answer', async () => {
  await as(site, root)(addAnnouncement, { title: 'Hello', content: 'World', visible: true });
  await as(site, root)(addAnnouncement, { title: 'Draft', content: 'Not yet', visible: false });
  const { announcements, statistics, acRank } = await home();
  expect(announcements).toMatchObject({ total: 1, size: 5, records: [{ title: 'Hello', username: root.username }] });
  expect(statistics.dateStrList).toHaveLength(7);
  expect(Array.isArray(acRank)).toBe(true);
});
