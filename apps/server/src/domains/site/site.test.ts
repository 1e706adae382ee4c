import { login } from '@assay/contract/accounts/sign-in.ts';
import {
  getDashboardInfo,
  getSiteSettings,
  getWebsiteConfig,
  updateSiteSettings,
} from '@assay/contract/site/config.ts';
import { getLastWeekStatistics, getRecentAcRank, getRecentUpdatedProblem } from '@assay/contract/site/home.ts';
import { PUBLIC } from '@assay/contract/venue.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServices } from '../../platform/open-services.ts';
import { DEFAULT_SETTINGS } from '../../platform/settings/settings.ts';
import { WIRING } from '../../wiring.ts';
import { venueColumns } from '../venues/venues.queries.ts';

let site: TestSite;
let root: BuiltUser;
beforeAll(async () => {
  site = await openTestSite({ TIME_ZONE: 'Asia/Shanghai' });
  root = await buildUser(site, { role: 'root' });
});
afterAll(() => site.close());

test('visitors learn names and switches, and nothing else of the settings', async () => {
  const { data } = await as(site)(getWebsiteConfig, {});
  expect(data).toMatchObject({ shortName: 'Assay', register: true });
  expect(data).not.toHaveProperty('submitIntervalSeconds');
});

test('a change shows at once, at this node and the others, and is on record', async () => {
  const other = await openServices(site.services.config, site.clock, WIRING);
  try {
    await other.services.notifications.ready();
    expect((await other.services.settings.read()).name).toBe('Assay');
    const settings = { ...DEFAULT_SETTINGS, name: 'Our School', register: false };
    expect((await as(site, root)(updateSiteSettings, settings)).status).toBe(200);
    expect((await as(site)(getWebsiteConfig, {})).data).toMatchObject({ name: 'Our School', register: false });
    expect((await as(site, root)(getSiteSettings, {})).data).toEqual(settings);
    await expect.poll(async () => (await other.services.settings.read()).name).toBe('Our School');
    const entry = await site.services.db.selectFrom('audit_log').selectAll().executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ uid: root.uid, action: 'updateSiteSettings', subject: 'site' });
    expect([entry.before, entry.after]).toMatchObject([{ name: 'Assay' }, { name: 'Our School' }]);
  } finally {
    await other.close();
  }
});

test.each([
  ['name', ''],
  ['projectUrl', 'javascript:alert(1)'],
  ['submitIntervalSeconds', -1],
  ['register', 'maybe'],
])('a bad %s is named', async (field, value) => {
  const answer = await as(site, root).refused(updateSiteSettings, { ...DEFAULT_SETTINGS, [field]: value });
  expect(answer.status).toBe(400);
  expect(answer.data.fields).toHaveProperty(field);
});

async function buildProblem(problemId: string, auth: number, changed: string, titles: Record<string, string>) {
  const { db } = site.services;
  await db
    .insertInto('difficulties')
    .values({ id: 0, name_zh: '简单', name_en: 'Easy', color: '#19be6b', ac_coin: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db
    .insertInto('problems')
    .values({
      problem_id: problemId,
      type: 0,
      auth,
      author: 'root',
      difficulty: 0,
      time_limit_ms: 1000,
      memory_limit_mb: 256,
      stack_limit_mb: 128,
      gmt_modified: new Date(changed),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const text = { description: '', input: '', output: '', hint: '' };
  const texts = Object.entries(titles).map(([locale, title]) => ({ pid: id, locale, title, ...text }));
  await db.insertInto('problem_texts').values(texts).execute();
  return id;
}

async function buildSubmission(pid: number, uid: number, status: number, receivedAt: Date) {
  const { id } = await site.services.db
    .insertInto('submissions')
    .values({
      pid,
      uid,
      username: 'x',
      ...venueColumns(PUBLIC),
      display_id: 'x',
      display_pid: 'x',
      language: 'C',
      code: 'x',
      length: 1,
      status,
      received_at: receivedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('the problems changed last, public ones only, titles in the viewer’s language or the one there is', async () => {
  await buildProblem('A1', 1, '2026-11-20T00:00:00Z', { zh: '甲', en: 'First' });
  await buildProblem('A2', 1, '2026-11-21T00:00:00Z', { zh: '乙' });
  await buildProblem('A3', 2, '2026-11-21T01:00:00Z', { zh: '私', en: 'Private' });
  const titles = async (language: string) => {
    const { data } = await as(site, { headers: { 'accept-language': language } })(getRecentUpdatedProblem, {});
    return data.map((problem) => [problem.problemId, problem.title]);
  };
  expect(await titles('en')).toEqual([
    ['A2', '乙'],
    ['A1', 'First'],
  ]);
  expect(await titles('zh-CN')).toEqual([
    ['A2', '乙'],
    ['A1', '甲'],
  ]);
});

test('a week of submissions by the site’s days, a minute old at most; only root may ask for fresher', async () => {
  const pid = await buildProblem('W1', 2, '2026-01-01T00:00:00Z', { zh: '周' });
  const user = await buildUser(site);
  // 16:00 there now. 00:30 today is 16:30 of the day before in UTC.
  await buildSubmission(pid, user.uid, 0, new Date('2026-11-20T16:30:00Z'));
  await buildSubmission(pid, user.uid, -1, new Date('2026-11-20T15:30:00Z'));
  await buildSubmission(pid, user.uid, 0, new Date('2026-11-13T00:00:00Z'));
  const week = async (who: object, input = {}) => (await as(site, who)(getLastWeekStatistics, input)).data;
  const first = await week({});
  expect(first.dateStrList).toEqual(['11-15', '11-16', '11-17', '11-18', '11-19', '11-20', '11-21']);
  expect(first.acCountList).toEqual([0, 0, 0, 0, 0, 0, 1]);
  expect(first.totalCountList).toEqual([0, 0, 0, 0, 0, 1, 1]);
  await buildSubmission(pid, user.uid, 0, new Date('2026-11-21T05:00:00Z'));
  expect(await week({}, { forceRefresh: true })).toEqual(first);
  expect((await week(root, { forceRefresh: true })).totalCountList.at(-1)).toBe(2);
  await buildSubmission(pid, user.uid, 0, new Date('2026-11-21T05:00:00Z'));
  site.clock.advance(61);
  expect((await week({})).totalCountList.at(-1)).toBe(3);
});

test('who solved most in a day, a week, a month; disabled accounts are left out', async () => {
  const { db, clock } = site.services;
  const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000);
  const [ann, bob, gone] = [await buildUser(site), await buildUser(site), await buildUser(site)];
  await db.updateTable('users').set({ status: 1 }).where('uid', '=', gone.uid).execute();
  const solve = async (uid: number, problemId: string, hours: number) => {
    const pid = await buildProblem(problemId, 2, '2026-01-01T00:00:00Z', { zh: problemId });
    const submission_id = await buildSubmission(pid, uid, 0, hoursAgo(hours));
    await db
      .insertInto('solved_problems')
      .values({ uid, pid, submission_id, gmt_create: hoursAgo(hours) })
      .execute();
  };
  await solve(ann.uid, 'R1', 2);
  await solve(bob.uid, 'R2', 30);
  await solve(bob.uid, 'R3', 40);
  await solve(ann.uid, 'R4', 24 * 10);
  await solve(ann.uid, 'R5', 24 * 11);
  await solve(gone.uid, 'R6', 1);
  const rank = async (tp?: '0' | '1' | '2') =>
    (await as(site)(getRecentAcRank, tp ? { tp } : {})).data.map((row) => [row.uid, row.ac]);
  expect(await rank('0')).toEqual([[ann.uid, 1]]);
  expect(await rank('1')).toEqual([
    [bob.uid, 2],
    [ann.uid, 1],
  ]);
  expect(await rank('2')).toEqual([
    [ann.uid, 3],
    [bob.uid, 2],
  ]);
  expect(await rank()).toEqual(await rank('1'));
  expect((await as(site).refused(getRecentAcRank, { tp: '3' })).data.fields).toHaveProperty('tp');
});

test('the figures of the back office', async () => {
  const admin = await buildUser(site, { role: 'admin' });
  const days = (count: number) => count * 86_400;
  for (const startsIn of [-days(1), -60, days(13), days(15)])
    await buildContest(site, { author: admin, startsIn, lasts: 3600 });
  const { data } = await as(site, admin)(getDashboardInfo, {});
  expect(data).toMatchObject({ queueLength: 0, queueOldestSeconds: null, nodesReady: 0, nodesOnline: 0 });
  expect(data.recentContestNum).toBe(2);
  expect(data.userNum).toBeGreaterThan(3);
  expect(data.problemNum).toBeGreaterThan(3);
  expect(data.lastBackupAt).toBeNull();
  expect(data.diskFreeBytes).toBeGreaterThan(0);
  expect(data.diskBytes).toBeGreaterThan(data.diskFreeBytes);
  expect(data.databaseBytes).toBeGreaterThan(1_000_000);
});

test('the back office tells of wrong passwords, and of accounts and addresses with many', async () => {
  const admin = await buildUser(site, { role: 'admin' });
  const { username } = await buildUser(site);
  const figures = async () => (await as(site, admin)(getDashboardInfo, {})).data;
  const before = await figures();
  for (let time = 0; time < 4; time++) await as(site).refused(login, { username, password: `wrong ${time}` });
  expect(await figures()).toMatchObject({ failedLogins: before.failedLogins + 4, failingAccounts: 0 });
  await as(site).refused(login, { username, password: 'wrong again' });
  const after = await figures();
  expect(after).toMatchObject({ failedLogins: before.failedLogins + 5, failingAccounts: 1, failingAddresses: 0 });
});
