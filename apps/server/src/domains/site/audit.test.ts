import { addAnnouncement } from '@assay/contract/announcements/site.ts';
import { exportAuditLog, getAuditLog } from '@assay/contract/site/audit/audit.ts';
import { updateHomeCards } from '@assay/contract/site/cards.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let site: TestSite;
let root: BuiltUser;
let other: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  root = await buildUser(site, { role: 'root' });
  other = await buildUser(site, { role: 'root' });
});
afterAll(() => site.close());

const log = async (input: object = {}) => (await as(site, root)(getAuditLog, input)).data;

test('ADM-11 tells who did what, newest first, and is narrowed by name, action and thing', async () => {
  const fields = { title: 'Maintenance', content: 'Tonight', visible: true };
  const { data } = await as(site, root)(addAnnouncement, fields);
  await as(site, other)(updateHomeCards, { diyCardList: [] });
  const all = await log();
  expect(all.total).toBe(2);
  expect(all.records).toMatchObject([
    { username: other.username, action: 'updateHomeCards', subject: 'site', before: null, after: { cards: [] } },
    {
      username: root.username,
      action: 'addAnnouncement',
      subject: `announcement ${data.id}`,
      after: { title: 'Maintenance' },
    },
  ]);
  expect(all.records[0]!.ip).not.toBe('');
  const found = async (input: object) => (await log(input)).records.map(({ action }) => action);
  expect(await found({ username: root.username })).toEqual(['addAnnouncement']);
  expect(await found({ username: root.username.slice(0, -1) })).toEqual([]);
  expect(await found({ action: 'homecards' })).toEqual(['updateHomeCards']);
  expect(await found({ subject: 'announcement' })).toEqual(['addAnnouncement']);
  expect(await found({ subject: '%' })).toEqual([]);
  expect((await log({ currentPage: 2, limit: 1 })).records.map(({ action }) => action)).toEqual(['addAnnouncement']);
});

test('ADM-11 goes into a file, one object a line, and that is in the log', async () => {
  const answer = await site.app.inject({
    url: exportAuditLog.path,
    query: { action: 'Announcement' },
    headers: { authorization: root.token },
  });
  expect(answer.headers['content-disposition']).toContain('attachment');
  const lines = answer.body.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).action)).toEqual(['addAnnouncement']);
  expect((await log()).records[0]).toMatchObject({
    action: 'exportAuditLog',
    after: { action: 'Announcement', lines: 1 },
  });
});

test('T-BFLA is for super admins alone', async () => {
  const admin = await buildUser(site, { role: 'admin' });
  expect((await as(site, admin).refused(getAuditLog, {})).status).toBe(403);
  expect((await as(site, admin).refused(exportAuditLog, {})).status).toBe(403);
});
