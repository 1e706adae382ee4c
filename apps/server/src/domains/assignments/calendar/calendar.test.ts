import {
  endDueCalendarKey,
  getDueCalendar,
  getDueCalendarKey,
  renewDueCalendarKey,
} from '@assay/contract/assignments/calendar.ts';
import { addAssignment, getDueAssignments } from '@assay/contract/assignments/list.ts';
import { removeGroupMember } from '@assay/contract/groups/members.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildTraining } from '@assay/testkit/build/training.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let site: TestSite;
let teacher: BuiltUser;
let ada: BuiltUser;
let gid: number;
let otherGid: number;

const DAY = 86_400_000;
const inDays = (days: number) => new Date(site.clock.now().getTime() + days * DAY).toISOString();

async function assign(to: number, title: string, opens: number, due: number) {
  const { tid } = await buildTraining(site, { gid: to, author: teacher, sections: [{ problems: [{}] }] });
  const fields = { title, opensAt: inDays(opens), dueAt: inDays(due), kind: 'training' as const, targetId: tid };
  await as(site, teacher)(addAssignment, { ...fields, gid: to });
}

beforeAll(async () => {
  site = await openTestSite();
  [teacher, ada] = [await buildUser(site), await buildUser(site)];
  ({ gid } = await buildGroup(site, { owner: teacher, members: [ada] }));
  ({ gid: otherGid } = await buildGroup(site, { owner: teacher, members: [ada] }));
  await assign(gid, 'Graphs, part 1', -1, 3);
  await assign(gid, 'Still to open', 2, 5);
  await assign(gid, 'Long ago', -60, -40);
  await assign(otherGid, 'Elsewhere', -1, 2);
});
afterAll(() => site.close());

const read = (key: string | null) =>
  site.app.inject({ method: 'GET', url: getDueCalendar.path, query: { key: key ?? '' } });
const titlesOf = (body: string) => [...body.matchAll(/SUMMARY:(.*?) · /g)].map(([, title]) => title);
const makeKey = async (who: BuiltUser) => (await as(site, who)(renewDueCalendarKey, {})).data.key;

test('ASG-12 by the secret address, and without a login, calendars read the own due dates, next ones first', async () => {
  expect((await as(site, ada)(getDueCalendarKey, {})).data.key).toBeNull();
  const key = await makeKey(ada);
  expect((await as(site, ada)(getDueCalendarKey, {})).data.key).toBe(key);
  const { statusCode, headers, body } = await read(key);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(titlesOf(body)).toEqual(['Elsewhere', 'Graphs\\, part 1', 'Still to open']);
  expect(titlesOf((await read(await makeKey(teacher))).body)).toEqual([]);
});

test('ASG-12 a new address ends the one before at once, as turning it off does', async () => {
  const before = await makeKey(ada);
  const after = await makeKey(ada);
  expect(after).not.toBe(before);
  expect([(await read(before)).statusCode, (await read(after)).statusCode]).toEqual([404, 200]);
  await as(site, ada)(endDueCalendarKey, {});
  expect((await read(after)).statusCode).toBe(404);
  for (const wrong of ['', 'x', null, "' or 1=1"]) expect((await read(wrong)).statusCode).not.toBe(200);
});

test('ASG-12 who is banned or was taken out of a group reads nothing of it any more', async () => {
  const key = await makeKey(ada);
  const setStatus = (status: number) =>
    site.services.db.updateTable('users').set({ status }).where('uid', '=', ada.uid).execute();
  await setStatus(1);
  expect((await read(key)).statusCode).toBe(404);
  await setStatus(0);
  await as(site, teacher)(removeGroupMember, { gid: otherGid, uid: ada.uid });
  expect(titlesOf((await read(key)).body)).not.toContain('Elsewhere');
});

test('ASG-13 the page of a group lists what is due in it alone', async () => {
  const { data } = await as(site, ada)(getDueAssignments, { gid });
  expect(data.map(({ title }) => title)).toEqual(['Graphs, part 1']);
  expect((await as(site, teacher)(getDueAssignments, { gid })).data).toEqual([]);
});
