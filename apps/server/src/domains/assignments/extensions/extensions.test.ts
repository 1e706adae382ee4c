import {
  extendAssignment,
  getAssignmentExtensions,
  withdrawAssignmentExtension,
} from '@assay/contract/assignments/extensions.ts';
import {
  addAssignment,
  cloneAssignments,
  getAssignments,
  getDueAssignments,
  updateAssignment,
} from '@assay/contract/assignments/list.ts';
import { getAssignmentProgress } from '@assay/contract/assignments/progress.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { type BuiltTraining, buildTraining } from '@assay/testkit/build/training.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { type FakeJudge, judged, openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../platform/settings/settings.ts';

const HOUR = 3_600_000;

let site: TestSite;
let judge: FakeJudge;
let teacher: BuiltUser;
let ada: BuiltUser;
let bob: BuiltUser;
let stranger: BuiltUser;
let gid: number;
let training: BuiltTraining;
/** An assignment that was due four hours ago; what comes late counts nine tenths. */
let id: number;

const inHours = (hours: number) => new Date(site.clock.now().getTime() + hours * HOUR).toISOString();
const fields = (change: object = {}) => ({
  title: 'Week 1',
  opensAt: inHours(-24),
  dueAt: inHours(-4),
  late: [{ hours: 0, share: 90 }],
  results: 'atOnce' as const,
  ...change,
});
const assign = async (change: object = {}) => {
  const input = { ...fields(change), gid, kind: 'training' as const, targetId: training.tid };
  return (await as(site, teacher)(addAssignment, input)).data.id;
};

/** Submits to the problem of the training, as if so many hours ago. */
async function submit(by: BuiltUser, hoursAgo: number, code = 'int main() {}', status = 0) {
  const sent = { pid: training.problems[0]!.problemId, tid: training.tid, language: 'C++ 17', code };
  const { data } = await as(site, by)(submitProblemJudge, sent);
  const [job] = await judge.claim();
  await judge.report(job!, judged([0]));
  await site.services.db
    .updateTable('submissions')
    .set({ status, received_at: new Date(site.clock.now().getTime() - hoursAgo * HOUR) })
    .where('id', '=', data.submitId)
    .execute();
}

beforeAll(async () => {
  site = await openTestSite();
  await site.services.settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, site.services.db);
  site.services.settings.forget();
  judge = await openFakeJudge(site);
  [teacher, stranger] = [await buildUser(site), await buildUser(site)];
});
afterAll(() => site.close());
beforeEach(async () => {
  [ada, bob] = [await buildUser(site), await buildUser(site)];
  ({ gid } = await buildGroup(site, { owner: teacher, members: [ada, bob] }));
  training = await buildTraining(site, { gid, author: teacher, sections: [{ problems: [{}] }] });
  id = await assign();
});

const extend = (hours: number, change: object = {}) =>
  as(site, teacher).refused(extendAssignment, { id, uid: ada.uid, until: inHours(hours), reason: 'ill', ...change });
const withdraw = (sure = false) => as(site, teacher).refused(withdrawAssignmentExtension, { id, uid: ada.uid, sure });
const rowOf = async (who: BuiltUser, of = id) =>
  (await as(site, who)(getAssignments, { gid, limit: 100 })).data.records.find((row) => row.id === of)!;
/** What ada's work counts, and whether it is late. */
async function cell() {
  const { people, cells } = (await as(site, teacher)(getAssignmentProgress, { id })).data;
  const at = people.findIndex(({ uid }) => uid === ada.uid);
  const [found] = cells.filter(([person]) => person === at);
  return found && [found[2], found[5]];
}

test('ASG-15 work that was late is in time from the extension on: table, own page and total; it is told once', async () => {
  await submit(ada, 2);
  expect([await cell(), (await rowOf(ada)).own?.score]).toEqual([[90, 1], 90]);
  expect((await extend(-1)).status).toBe(200);
  expect([await cell(), (await rowOf(ada)).own?.score]).toEqual([[100, 0], 100]);
  expect((await rowOf(ada)).extension).toEqual({ until: inHours(-1), reason: 'ill' });
  expect((await rowOf(bob)).extension).toBeNull();
  const events = await site.services.db
    .selectFrom('message_events')
    .select('kind')
    .where('cause', 'like', `extension ${id} ${ada.uid} %`)
    .execute();
  expect(events).toEqual([{ kind: 'assignment.extended' }]);
});

test('ASG-15 late shares are counted from the own due date, to the millisecond', async () => {
  await extend(-2);
  await submit(ada, 2);
  expect(await cell()).toEqual([90, 1]);
  await submit(ada, 2.001, 'int main() { return 0; }');
  expect(await cell()).toEqual([100, 0]);
});

test('ASG-15 an extension that everybody’s due date has passed has no effect, and says so', async () => {
  await extend(2);
  await submit(ada, -3);
  expect((await cell())?.[1]).toBe(1);
  const saved = await as(site, teacher)(updateAssignment, { ...fields({ dueAt: inHours(4) }), id, version: 0 });
  expect(saved.status).toBe(200);
  expect(await cell()).toEqual([100, 0]);
  const { dueAt, extension } = await rowOf(ada);
  expect(Date.parse(extension!.until)).toBeLessThan(Date.parse(dueAt));
});

test('ASG-15 taking it back asks first where work comes late by that, and changes nothing before', async () => {
  await submit(ada, 2);
  await extend(-1);
  const asked = await withdraw();
  expect([asked.status, asked.data.code]).toEqual([409, 'assignment.wouldBeLate']);
  expect(asked.msg).toContain(`${ada.username}: ${training.problems[0]!.problemId}`);
  expect(await cell()).toEqual([100, 0]);
  // the same where another due date is given that is sooner
  expect((await extend(-3)).data.code).toBe('assignment.wouldBeLate');
  expect((await withdraw(true)).status).toBe(200);
  expect([await cell(), (await rowOf(ada)).extension]).toEqual([[90, 1], null]);
});

test('ASG-15 so does moving everybody’s due date before work that was in time; extensions keep theirs', async () => {
  await submit(ada, 6);
  await submit(bob, 6);
  await extend(-1);
  const save = (sure?: boolean) =>
    as(site, teacher).refused(updateAssignment, { ...fields({ dueAt: inHours(-8) }), id, version: 0, sure });
  const asked = await save();
  expect(asked.data.code).toBe('assignment.wouldBeLate');
  expect([asked.msg.includes(bob.username), asked.msg.includes(ada.username)]).toEqual([true, false]);
  expect((await save(true)).status).toBe(200);
  expect(await cell()).toEqual([100, 0]);
});

test('ASG-5 ASG-15 results after the due date wait for the last extension', async () => {
  id = await assign({ results: 'afterDue', late: [] });
  expect((await rowOf(bob)).resultsShown).toBe(true);
  await extend(1);
  expect([(await rowOf(bob)).resultsShown, (await rowOf(ada)).resultsShown]).toEqual([false, false]);
});

test('ASG-15 what is due is due at the own time, and a copy of the assignment has no extensions', async () => {
  const due = async (who: BuiltUser) => (await as(site, who)(getDueAssignments, { gid })).data;
  expect(await due(ada)).toEqual([]);
  await extend(5);
  expect(await due(ada)).toMatchObject([{ id, dueAt: inHours(5) }]);
  expect(await due(bob)).toEqual([]);
  const { data } = await as(site, teacher)(cloneAssignments, { gid, ids: [id], shiftDays: 7 });
  expect((await as(site, teacher)(getAssignmentExtensions, { id: data.ids[0]! })).data).toEqual([]);
});

test('ASG-15 by those who run the group alone, to its members; in the log with who and why', async () => {
  for (const who of [ada, stranger]) {
    const ask = as(site, who);
    const given = { id, uid: ada.uid, until: inHours(5), reason: 'ill' };
    const answers = [
      await ask.refused(extendAssignment, given),
      await ask.refused(withdrawAssignmentExtension, { id, uid: ada.uid }),
      await ask.refused(getAssignmentExtensions, { id }),
    ];
    expect(answers.map(({ data }) => data.code)).toEqual(Array(3).fill('assignment.unknown'));
  }
  expect((await extend(5, { uid: stranger.uid })).data.code).toBe('assignment.memberUnknown');
  expect((await extend(5, { uid: teacher.uid })).data.code).toBe('assignment.memberUnknown');
  expect((await extend(5, { reason: ' ' })).status).toBe(400);
  await extend(5);
  const { data } = await as(site, teacher)(getAssignmentExtensions, { id });
  expect(data).toMatchObject([{ uid: ada.uid, reason: 'ill', by: teacher.username }]);
  const log = await site.services.db
    .selectFrom('audit_log')
    .select(['uid', 'after'])
    .where('action', '=', 'extendAssignment')
    .where('subject', '=', `assignment ${id}`)
    .execute();
  expect(log).toMatchObject([{ uid: teacher.uid, after: { uid: ada.uid, reason: 'ill' } }]);
});

test('ASG-6 tries: no compile errors, no failures of the judge, and none that repeats the one before within a minute', async () => {
  id = await assign({ dueAt: inHours(4) });
  const minute = 1 / 60;
  const send = (minutes: number, status: number, code: string) => submit(ada, 10 - minutes * minute, code, status);
  await send(0, -2, 'a');
  await send(1, -2, 'b');
  await send(2, -1, 'c');
  await send(3, 4, 'd');
  await send(4, -1, 'e');
  await send(4.9, -1, 'e');
  await send(6, -1, 'f');
  const tries = async () => {
    const { people, cells } = (await as(site, teacher)(getAssignmentProgress, { id })).data;
    const at = people.findIndex(({ uid }) => uid === ada.uid);
    return cells.find(([person]) => person === at)?.[3];
  };
  expect(await tries()).toBe(3);
  await send(7.5, -1, 'f');
  expect(await tries()).toBe(4);
});
