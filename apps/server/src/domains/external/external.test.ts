import {
  addExternalContest,
  deleteExternalContest,
  getAdminExternalContests,
  getExternalCalendar,
  getRecentOtherContest,
  updateExternalContest,
} from '@assay/contract/external/contests.ts';
import {
  addExternalCategory,
  addExternalCompetition,
  addExternalLink,
  deleteExternalCategory,
  deleteExternalCompetition,
  deleteExternalLink,
  getAdminExternalCategories,
  getAdminExternalLinks,
  updateExternalCategory,
  updateExternalLink,
} from '@assay/contract/external/link-admin.ts';
import { getExternalCategories, getExternalCompetitions, getExternalLinks } from '@assay/contract/external/links.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const HOUR_MS = 3_600_000;

let site: TestSite;
let root: BuiltUser;
let admin: BuiltUser;
beforeAll(async () => {
  site = await openTestSite({});
  root = await buildUser(site, { role: 'root' });
  admin = await buildUser(site, { role: 'admin' });
});
afterAll(() => site.close());

const inHours = (hours: number) => new Date(site.clock.now().getTime() + hours * HOUR_MS).toISOString();
const addLink = async (fields: object) =>
  (await as(site, root)(addExternalLink, { title: 'A site', url: 'https://example.org', ...fields })).data.id;
const titles = async (filter: object = {}) =>
  (await as(site)(getExternalLinks, filter)).data.records.map(({ title }) => title);

test('EXT-1 EXT-2 visitors find the shown links in their order, by words, category and contest, and never the hidden', async () => {
  const { id: learn } = (await as(site, root)(addExternalCategory, { name: 'Learn', color: '#2360d8' })).data;
  const { id: secret } = (await as(site, root)(addExternalCategory, { name: 'Unreleased', color: '#b91c1c' })).data;
  const { id: icpc } = (await as(site, root)(addExternalCompetition, { name: 'ICPC' })).data;
  const { id: noip } = (await as(site, root)(addExternalCompetition, { name: 'NOIP' })).data;
  const second = await addLink({ title: 'Second', seq: 2, categoryId: learn, contestIds: [noip, icpc, icpc] });
  const first = await addLink({ title: 'First', seq: 1, description: '100% of algorithms' });
  const hidden = await addLink({ title: 'Hidden', categoryId: secret, visible: false });

  expect(await titles()).toEqual(['First', 'Second']);
  expect(await titles({ keyword: '100%' })).toEqual(['First']);
  expect(await titles({ keyword: 'hidden' })).toEqual([]);
  expect(await titles({ category: learn })).toEqual(['Second']);
  expect(await titles({ category: secret })).toEqual([]);
  expect(await titles({ contest: icpc })).toEqual(['Second']);
  expect((await as(site)(getExternalCategories, {})).data).toEqual([{ id: learn, name: 'Learn', color: '#2360d8' }]);
  expect((await as(site)(getExternalCompetitions, {})).data.map(({ name }) => name)).toEqual(['ICPC', 'NOIP']);
  const { records } = (await as(site)(getExternalLinks, { category: learn })).data;
  expect(records[0]).toMatchObject({ category: { name: 'Learn' }, contests: [{ name: 'ICPC' }, { name: 'NOIP' }] });

  // what links still have stays
  expect(await as(site, root).refused(deleteExternalCategory, { id: learn })).toMatchObject({ status: 409 });
  expect(await as(site, root).refused(deleteExternalCompetition, { id: icpc })).toMatchObject({ status: 409 });
  await as(site, root)(updateExternalLink, { id: second, title: 'Second', url: 'http://example.org/2' });
  await as(site, root)(deleteExternalCategory, { id: learn });
  await as(site, root)(deleteExternalCompetition, { id: icpc });
  expect((await as(site)(getExternalCategories, {})).data).toEqual([]);
  const all = (await as(site, root)(getAdminExternalLinks, {})).data.records;
  expect(all.map(({ title, visible }) => [title, visible])).toEqual([
    ['Second', true],
    ['Hidden', false],
    ['First', true],
  ]);
  for (const id of [first, second, hidden]) await as(site, root)(deleteExternalLink, { id });
  expect(await as(site, root).refused(deleteExternalLink, { id: first })).toMatchObject({ status: 404 });
});

test('EXT-3 no two categories have one name, also after a change', async () => {
  const { id } = (await as(site, root)(addExternalCategory, { name: 'Tools', color: '#123456' })).data;
  await as(site, root)(addExternalCategory, { name: 'News', color: '#123456' });
  const taken = await as(site, root).refused(updateExternalCategory, { id, name: 'News', color: '#123456' });
  expect(taken.status).toBe(409);
  expect(await as(site, root).refused(addExternalCategory, { name: 'News', color: '#123456' })).toMatchObject({
    status: 409,
  });
  const { data } = await as(site, root)(getAdminExternalCategories, {});
  expect(data.filter(({ name }) => name === 'News')).toHaveLength(1);
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example',
  '/relative',
  'https://a b',
  '',
])('EXT-1 %j is no address of a link or a contest', async (url) => {
  const link = await as(site, root).refused(addExternalLink, { title: 'x', url });
  expect(link.data.fields).toHaveProperty('url');
  const times = { startTime: inHours(1), endTime: inHours(2) };
  const contest = await as(site, root).refused(addExternalContest, { title: 'x', url, ...times });
  expect(contest.data.fields).toHaveProperty('url');
});

test('EXT-2 an icon is one that was uploaded here', async () => {
  const { data } = await as(site, root).refused(addExternalLink, {
    title: 'x',
    url: 'https://example.org',
    logo: 'https://example.org/favicon.ico',
  });
  expect(data.fields).toHaveProperty('logo');
});

test('EXT-2 EXT-4 links are written by super administrators, contests by administrators too', async () => {
  const author = await buildUser(site);
  const link = { title: 'x', url: 'https://example.org' };
  expect((await as(site, admin).refused(addExternalLink, link)).status).toBe(403);
  expect((await as(site, admin).refused(getAdminExternalLinks, {})).status).toBe(403);
  const contest = { ...link, startTime: inHours(1), endTime: inHours(2) };
  expect((await as(site, author).refused(addExternalContest, contest)).status).toBe(403);
  const { id } = (await as(site, admin)(addExternalContest, contest)).data;
  await as(site, admin)(deleteExternalContest, { id });
});

test('EXT-4 EXT-5 the next contests that are not over are shown, and their calendar follows changes', async () => {
  const add = async (title: string, from: number, to: number, more: object = {}) => {
    const fields = { title, url: `https://example.org/${from}`, startTime: inHours(from), endTime: inHours(to) };
    return (await as(site, admin)(addExternalContest, { ...fields, ...more })).data.id;
  };
  const shown = async () => (await as(site)(getRecentOtherContest, {})).data.map(({ title }) => title);
  const calendar = async (input: object = {}) => {
    const { body } = await site.app.inject({
      url: `${getExternalCalendar.path}?${new URLSearchParams(input as never)}`,
    });
    return body;
  };
  const later = await add('Later', 30, 35);
  await add('Over', -5, -1);
  await add('Runs', -1, 2);
  const hidden = await add('Hidden', 3, 4, { visible: false });
  expect(await shown()).toEqual(['Runs', 'Later']);
  const before = await calendar();
  expect(before.match(/^SUMMARY:.*$/gm)?.map((line) => line.trim())).toEqual(['SUMMARY:Runs', 'SUMMARY:Later']);
  const uidOf = (text: string) => /UID:(.*)\r/.exec(text)?.[1];
  const one = await calendar({ id: String(later) });
  expect(one).toContain('SEQUENCE:0\r\n');

  const moved = { title: 'Later', url: 'https://example.org/30', startTime: inHours(50), endTime: inHours(55) };
  await as(site, admin)(updateExternalContest, { id: later, ...moved });
  const after = await calendar({ id: String(later) });
  expect(after).toContain('SEQUENCE:1\r\n');
  expect([uidOf(after), uidOf(one) !== undefined]).toEqual([uidOf(one), true]);
  expect(await as(site).refused(getExternalCalendar, { id: hidden })).toMatchObject({ status: 404 });

  const twice = await as(site, admin).refused(addExternalContest, moved);
  expect(twice.status).toBe(409);
  const backwards = { ...moved, url: 'https://example.org/x', endTime: moved.startTime };
  expect((await as(site, admin).refused(addExternalContest, backwards)).status).toBe(400);
  expect((await as(site, admin)(getAdminExternalContests, {})).data.total).toBe(4);
});
