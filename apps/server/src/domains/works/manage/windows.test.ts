import { labelGroupMember } from '@assay/contract/groups/assistants.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { getGroupTimedWorkList, getTimedWorkInfo } from '@assay/contract/works/list.ts';
import { extendTimedWork, getTimedWorkPeople } from '@assay/contract/works/people.ts';
import { startTimedWork } from '@assay/contract/works/sitting.ts';
import { getTimedWorkWindows, setTimedWorkWindow } from '@assay/contract/works/windows.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { buildWork } from '@assay/testkit/build/work.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../platform/settings/settings.ts';

let site: TestSite;
let teacher: BuiltUser;
let ada: BuiltUser;
let bob: BuiltUser;
let cleo: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  await site.services.settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, site.services.db);
  site.services.settings.forget();
  teacher = await buildUser(site);
  [ada, bob, cleo] = [await buildUser(site), await buildUser(site), await buildUser(site)];
});
afterAll(() => site.close());

const HOUR = 3600;
const inHours = (hours: number) => new Date(site.clock.now().getTime() + hours * HOUR * 1000).toISOString();

let gid: number;
let wid: number;
/** Open from an hour ago until in two hours to everybody; class A from now for two hours, class B until an hour ago. */
beforeEach(async () => {
  ({ gid } = await buildGroup(site, { owner: teacher, members: [ada, bob, cleo] }));
  ({ wid } = await buildWork(site, { author: teacher, gid, startsIn: -HOUR, lasts: 3 * HOUR, duration: 3 * HOUR }));
  await label(ada, 'A');
  await label(bob, 'B');
  await open('A', 0, 1);
  await open('B', -3, -1);
});

const label = (who: BuiltUser, name: string) => as(site, teacher)(labelGroupMember, { gid, uid: who.uid, label: name });
const open = (name: string, from: number, until: number, who = teacher) => {
  const window = { startTime: inHours(from), endTime: inHours(until) };
  return as(site, who).refused(setTimedWorkWindow, { tid: wid, label: name, window });
};
const start = async (who: BuiltUser) => {
  const { status, data } = await as(site, who).refused(startTimedWork, { tid: wid });
  return status === 200 ? (data as never as { ownEnd: string }).ownEnd : data.code;
};
const info = async (who: BuiltUser) => (await as(site, who)(getTimedWorkInfo, { tid: wid })).data;
const send = async (who: BuiltUser) => {
  const sent = { pid: 'A', cid: wid + 50_000, language: 'C++ 17', code: 'int main() {}' };
  return (await as(site, who).refused(submitProblemJudge, sent)).data.code ?? 'ok';
};

test('WORK-28 each class has its window, and who is in none that of everybody', async () => {
  const [end, everybody] = [inHours(1), inHours(2)];
  expect(await info(bob)).toMatchObject({ status: 1, endTime: inHours(-1), mayStart: false });
  expect(await info(ada)).toMatchObject({ status: 0, endTime: end, mayStart: true });
  expect(await start(bob)).toBe('work.over');
  expect([await start(ada), await start(cleo)]).toEqual([end, everybody]);
  await open('A', 3, 4);
  // moved under who sits it: the window is that of the class still
  expect((await info(ada)).ownEnd).toBe(inHours(3));
  const listed = async (who: BuiltUser, status: number) =>
    (await as(site, who)(getGroupTimedWorkList, { gid, status })).data.records.map(({ id }) => id);
  expect([await listed(bob, 1), await listed(bob, 0), await listed(cleo, 0)]).toEqual([[wid], [], [wid]]);
});

test('WORK-28 who is moved to a class whose window is closed keeps that of the running sitting, and cannot start anew there', async () => {
  const end = inHours(1);
  expect(await start(ada)).toBe(end);
  await label(ada, 'B');
  expect(await info(ada)).toMatchObject({ status: 0, ownEnd: end, maySubmit: true });
  expect(await send(ada)).toBe('ok');
  // without a sitting the class that one is in now counts
  await label(cleo, 'B');
  expect(await start(cleo)).toBe('work.over');
  await label(cleo, 'A');
  expect(await start(cleo)).toBe(end);
  const { records } = (await as(site, teacher)(getTimedWorkPeople, { tid: wid })).data;
  expect(records.map(({ ownEnd }) => ownEnd)).toEqual([end, end]);
  site.clock.advance(HOUR + 60);
  expect([(await info(ada)).status, await send(ada)]).toEqual([1, 'work.ended']);
});

test('WORK-28 who is moved while starting sits in the one class or the other, and never in a closed window', async () => {
  const [started, moved] = await Promise.all([start(ada), label(ada, 'B')]);
  expect(moved.status).toBe(200);
  const own = await info(ada);
  if (own.record) expect([started, own.status, own.ownEnd]).toEqual([inHours(1), 0, inHours(1)]);
  else expect(['work.over', 'work.changed']).toContain(started);
});

test('WORK-28 an extension counts from the window of the class, and a window that is taken back is that of everybody', async () => {
  await start(ada);
  const more = { tid: wid, username: ada.username, extraSeconds: 600, reason: 'a broken laptop' };
  await as(site, teacher)(extendTimedWork, more);
  expect((await info(ada)).ownEnd).toBe(new Date(Date.parse(inHours(1)) + 600_000).toISOString());
  await as(site, teacher)(setTimedWorkWindow, { tid: wid, label: 'A', window: null });
  expect((await info(ada)).ownEnd).toBe(new Date(Date.parse(inHours(2)) + 600_000).toISOString());
});

test('WORK-28 who runs the work opens it to classes, of a work of a group alone', async () => {
  const classes = (await as(site, teacher)(getTimedWorkWindows, { tid: wid })).data;
  expect(classes.map((one) => [one.label, one.people, one.endTime])).toEqual([
    ['A', 1, inHours(1)],
    ['B', 1, inHours(-1)],
  ]);
  expect((await open('A', 2, 1)).data.code).toBe('work.endBeforeStart');
  expect((await open('Nobody', 0, 1)).data.code).toBe('group.classUnknown');
  for (const who of [ada, cleo]) {
    expect((await open('A', 0, 9, who)).status).not.toBe(200);
    expect((await as(site, who).refused(getTimedWorkWindows, { tid: wid })).status).not.toBe(200);
  }
  const admin = await buildUser(site, { role: 'root' });
  const own = await buildWork(site, { author: admin });
  const window = { startTime: inHours(0), endTime: inHours(1) };
  const alone = await as(site, admin).refused(setTimedWorkWindow, { tid: own.wid, label: 'A', window });
  expect(alone.data.code).toBe('work.noClasses');
});
