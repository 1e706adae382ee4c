import { getDueCalendar, renewDueCalendarKey } from '@assay/contract/assignments/calendar.ts';
import { extendAssignment } from '@assay/contract/assignments/extensions.ts';
import { getGroupGrades } from '@assay/contract/assignments/grades.ts';
import {
  addAssignment,
  cloneAssignments,
  getAssignments,
  getDueAssignments,
  updateAssignment,
} from '@assay/contract/assignments/list.ts';
import { getAssignmentProgress } from '@assay/contract/assignments/progress.ts';
import { getAssignmentWindows, setAssignmentWindow } from '@assay/contract/assignments/windows.ts';
import { labelGroupMember, setGroupAssistant } from '@assay/contract/groups/assistants.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { type BuiltTraining, buildTraining } from '@assay/testkit/build/training.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
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
  [ada, bob, cleo] = [
    await buildUser(site, { username: 'ada' }),
    await buildUser(site, { username: 'bob' }),
    await buildUser(site, { username: 'cleo' }),
  ];
});
afterAll(() => site.close());

const DAY = 86_400_000;
const inDays = (days: number) => new Date(site.clock.now().getTime() + days * DAY).toISOString();
const LATE = [{ hours: 0, share: 50 }];

let gid: number;
let id: number;
let training: BuiltTraining;
const fields = () => ({ title: 'Week 1', opensAt: inDays(-2), dueAt: inDays(2), late: LATE });
beforeEach(async () => {
  ({ gid } = await buildGroup(site, { owner: teacher, members: [ada, bob, cleo] }));
  training = await buildTraining(site, { gid, author: teacher, sections: [{ problems: [{}] }] });
  const set = { ...fields(), gid, kind: 'training' as const, targetId: training.tid };
  ({ id } = (await as(site, teacher)(addAssignment, set)).data);
  await label(ada, 'A');
  await label(bob, 'B');
});

const label = (who: BuiltUser, name: string) => as(site, teacher)(labelGroupMember, { gid, uid: who.uid, label: name });
const set = (name: string, from: number, until: number, change: object = {}) => {
  const window = { opensAt: inDays(from), dueAt: inDays(until) };
  return as(site, teacher).refused(setAssignmentWindow, { id, label: name, window, ...change });
};
/** Solved some days ago. */
async function solve(who: BuiltUser, daysAgo: number) {
  const sent = { pid: training.problems[0]!.problemId, tid: training.tid, language: 'C++ 17', code: 'int x;' };
  const { data } = await as(site, who)(submitProblemJudge, sent);
  const received_at = new Date(inDays(-daysAgo));
  await site.services.db
    .updateTable('submissions')
    .set({ status: 0, received_at })
    .where('id', '=', data.submitId)
    .execute();
}
const bests = async () => {
  const { people, cells } = (await as(site, teacher)(getAssignmentProgress, { id })).data;
  return Object.fromEntries(cells.map(([who, , best, , , late]) => [people[who]!.username, [best, late]]));
};
const shown = async (who: BuiltUser) => (await as(site, who)(getAssignments, { gid })).data.records[0]!;

test('ASG-26 what counts, what is late and what is shown go by the dates of the class', async () => {
  for (const who of [ada, bob, cleo]) await solve(who, 0.5);
  expect((await set('A', -2, -1, { sure: true })).status).toBe(200);
  expect((await set('B', 0.1, 3)).status).toBe(200);
  // late for A, before the opening for B, in time for everybody else
  expect(await bests()).toEqual({ ada: [50, 1], cleo: [100, 0] });
  expect([(await shown(ada)).dueAt, (await shown(bob)).opensAt, (await shown(cleo)).dueAt]).toEqual([
    inDays(-1),
    inDays(0.1),
    inDays(2),
  ]);
  expect([(await shown(ada)).own!.score, (await shown(bob)).own]).toEqual([50, null]);
  const due = async (who: BuiltUser) => (await as(site, who)(getDueAssignments, {})).data.map(({ dueAt }) => dueAt);
  expect([await due(ada), await due(bob), await due(cleo)]).toEqual([[], [], [inDays(2)]]);
  const { key } = (await as(site, bob)(renewDueCalendarKey, {})).data;
  const calendar = await site.app.inject({ url: getDueCalendar.path, query: { key: key! } });
  expect(calendar.body).toContain(`DTEND:${inDays(3).replaceAll(/[-:]|\.\d+/g, '')}`);
  const grades = (await as(site, teacher)(getGroupGrades, { gid })).data;
  expect(grades.people.map(({ username, scores, soFar }) => [username, scores, soFar])).toEqual([
    ['ada', [50], 50],
    ['bob', [null], null],
    ['cleo', [100], null],
  ]);
  // another class, other dates; whatever was handed in before
  await label(ada, '');
  expect(await bests()).toMatchObject({ ada: [100, 0] });
});

test('ASG-26 ASG-15 an extension comes on top of the dates of the class, and results wait for the last of them', async () => {
  await solve(ada, 0.5);
  await set('A', -2, -1, { sure: true });
  const given = { id, uid: ada.uid, until: inDays(-0.25), reason: 'ill' };
  expect((await as(site, teacher)(extendAssignment, given)).status).toBe(200);
  expect(await bests()).toEqual({ ada: [100, 0] });
  const results = 'afterDue' as const;
  const past = { ...fields(), id, version: 0, dueAt: inDays(-1), results, late: [], sure: true };
  await as(site, teacher)(updateAssignment, past);
  expect((await shown(cleo)).resultsShown).toBe(true);
  await set('B', 0, 3);
  expect((await shown(cleo)).resultsShown).toBe(false);
});

test('ASG-26 before a class is due sooner it is said whose work comes late, of that class alone', async () => {
  for (const who of [ada, bob, cleo]) await solve(who, 0.5);
  const refused = await set('A', -2, -1);
  expect([refused.data.code, refused.msg]).toEqual([
    'assignment.wouldBeLate',
    `Work that was in time would come late: ada: ${training.problems[0]!.problemId}`,
  ]);
  await set('A', -2, 3);
  // what everybody's date makes late is not the work of a class with its own
  const sooner = await as(site, teacher).refused(updateAssignment, { ...fields(), id, version: 0, dueAt: inDays(-1) });
  expect(sooner.msg).toContain('bob: ');
  expect(sooner.msg).not.toContain('ada: ');
  const back = await as(site, teacher).refused(setAssignmentWindow, { id, label: 'A', window: null });
  expect(back.status).toBe(200);
});

test('ASG-26 admins of the group set them; set again they do not come along', async () => {
  await set('A', -2, 1);
  expect((await set('Nobody', -2, 1)).data.code).toBe('group.classUnknown');
  const classes = (await as(site, teacher)(getAssignmentWindows, { id })).data;
  expect(classes.map((one) => [one.label, one.people, one.dueAt])).toEqual([
    ['A', 1, inDays(1)],
    ['B', 1, null],
  ]);
  await as(site, teacher)(setGroupAssistant, { gid, uid: cleo.uid, rights: ['extend', 'grade'], labels: null });
  for (const who of [ada, cleo]) {
    const tried = { id, label: 'A', window: null };
    expect((await as(site, who).refused(setAssignmentWindow, tried)).data.code).toBe('assignment.unknown');
    expect((await as(site, who).refused(getAssignmentWindows, { id })).data.code).toBe('assignment.unknown');
  }
  expect((await set('A', 2, 1)).data.code).toBe('assignment.timesReversed');
  const { data } = await as(site, teacher)(cloneAssignments, { gid, ids: [id], shiftDays: 7 });
  const copied = (await as(site, teacher)(getAssignmentWindows, { id: data.ids[0]! })).data;
  expect(copied.map(({ dueAt }) => dueAt)).toEqual([null, null]);
});
