import { getFeedback } from '@assay/contract/assignments/feedback.ts';
import { addAssignment, cloneAssignments, releaseAssignment } from '@assay/contract/assignments/list.ts';
import { getAssignmentProgress, setAssignmentPoints } from '@assay/contract/assignments/progress.ts';
import {
  getOwnGradings,
  getRubric,
  getRubricGrading,
  saveRubric,
  setRubricGrading,
} from '@assay/contract/assignments/rubrics.ts';
import { type AssistantRight, labelGroupMember, setGroupAssistant } from '@assay/contract/groups/assistants.ts';
import { getMineMessages } from '@assay/contract/messages/inbox.ts';
import type { SentOf } from '@assay/contract/op.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildTraining } from '@assay/testkit/build/training.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliverMessages } from '../../messages/inbox/deliver.ts';

let site: TestSite;
let teacher: BuiltUser;
let helper: BuiltUser;
let ada: BuiltUser;
let bob: BuiltUser;
let stranger: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  teacher = await buildUser(site);
  [helper, ada, bob, stranger] = [
    await buildUser(site),
    await buildUser(site, { username: 'ada' }),
    await buildUser(site, { username: 'bob' }),
    await buildUser(site),
  ];
});
afterAll(() => site.close());

const DAY = 86_400_000;
const inDays = (days: number) => new Date(site.clock.now().getTime() + days * DAY).toISOString();
const ITEMS = [
  { name: 'Works for small input', points: 40 },
  { name: 'Readable', description: 'Names say what things are', points: 30 },
  { name: 'zqxhidden copied', points: -50, isVisible: false },
];

let gid: number;
let id: number;
let pid: number;
let problemId: string;
let tid: number;
/** Of the items, in their order. */
let items: number[];
let version: number;
beforeEach(async () => {
  ({ gid } = await buildGroup(site, { owner: teacher, members: [helper, ada, bob] }));
  const training = await buildTraining(site, { gid, author: teacher, sections: [{ problems: [{}, {}] }] });
  tid = training.tid;
  [{ pid, problemId }] = training.problems as [(typeof training.problems)[number]];
  const fields = { title: 'Week 1', opensAt: inDays(-1), dueAt: inDays(1), results: 'byHand' as const };
  ({ id } = (await as(site, teacher)(addAssignment, { ...fields, gid, kind: 'training', targetId: tid })).data);
  ({ version } = (await save({ version: 0 })).data as never);
  items = (await as(site, teacher)(getRubric, { id, pid })).data.items.map((item) => item.id);
});

const save = (change: Partial<SentOf<typeof saveRubric>>, who = teacher) =>
  as(site, who).refused(saveRubric, { id, pid, version, start: 'nothing', bonus: 0, items: ITEMS, ...change });
/** The items as they are stored, with other points. */
const withPoints = (points: readonly number[]) =>
  ITEMS.map((item, at) => ({ ...item, id: items[at]!, points: points[at]! }));
const grade = (places: readonly number[] | null, change: object = {}, who = teacher) => {
  const chosen = places?.map((at) => items[at]) ?? null;
  return as(site, who).refused(setRubricGrading, { id, uid: ada.uid, pid, version, revision: 0, chosen, ...change });
};
const bestOf = async (who: BuiltUser = ada) => {
  const { people, cells } = (await as(site, teacher)(getAssignmentProgress, { id })).data;
  const person = people.findIndex(({ uid }) => uid === who.uid);
  const cell = cells.find((one) => one[0] === person && one[1] === 0);
  return cell && { best: cell[2], reached: cell[6], isSolved: cell[8] };
};
const told = async (who: BuiltUser) => {
  await deliverMessages(site.services);
  const { records } = (await as(site, who)(getMineMessages, { currentPage: 1, limit: 50 })).data;
  return JSON.stringify(records);
};
const give = (who: BuiltUser, rights: AssistantRight[], labels: string[] | null = null) =>
  as(site, teacher)(setGroupAssistant, { gid, uid: who.uid, rights, labels });

test('ASG-24 chosen items give the points, points by hand stand before them, taken back what was reached counts', async () => {
  expect((await grade([0, 1])).status).toBe(200);
  expect(await bestOf()).toEqual({ best: 70, reached: 0, isSolved: 0 });
  const points = { id, uid: ada.uid, pid, percent: 90, reason: 'a good idea' };
  await as(site, teacher)(setAssignmentPoints, points);
  expect(await bestOf()).toMatchObject({ best: 90 });
  expect((await grade([0, 1, 2], { revision: 1 })).status).toBe(200);
  expect(await bestOf()).toMatchObject({ best: 90 });
  await as(site, teacher)(setAssignmentPoints, { ...points, percent: null });
  expect(await bestOf()).toMatchObject({ best: 20 });
  expect((await grade(null, { revision: 2 })).status).toBe(200);
  expect(await bestOf()).toBeUndefined();
});

test('ASG-24 an item used 37 times: with other points 37 totals follow, overrides stay, and all are looked at again', async () => {
  const many = await Promise.all(Array.from({ length: 37 }, () => buildUser(site)));
  const rows = many.map(({ uid }) => ({ gid, uid, auth: 3 }));
  await site.services.db.insertInto('group_members').values(rows).execute();
  for (const { uid } of many) expect((await grade([1], { uid })).status).toBe(200);
  await grade([0], { uid: ada.uid });
  await as(site, teacher)(setAssignmentPoints, { id, uid: many[0]!.uid, pid, percent: 77, reason: '' });
  await as(site, teacher)(releaseAssignment, { id });
  const saved = await save({ items: withPoints([40, 55, -50]) });
  expect(saved.data).toEqual({ version: version + 1, changed: 36 });
  expect(await bestOf(many[0])).toMatchObject({ best: 77 });
  for (const who of [many[1]!, many[36]!]) expect(await bestOf(who)).toMatchObject({ best: 55 });
  expect(await bestOf()).toMatchObject({ best: 40 });
  const rubric = (await as(site, teacher)(getRubric, { id, pid })).data;
  expect([rubric.lookAgain.length, rubric.graded, rubric.items.map(({ used }) => used)]).toEqual([37, 38, [1, 37, 0]]);
  // told are those whose points changed
  expect(await told(many[1]!)).toContain('gave you 55 %');
  expect(await told(many[0]!)).not.toContain('gave you 55 %');
  expect(await told(ada)).not.toContain('gave you');
  // looked at again, one is taken off the list
  version += 1;
  expect((await grade([1], { uid: many[5]!.uid, revision: 1 })).status).toBe(200);
  expect((await as(site, teacher)(getRubric, { id, pid })).data.lookAgain).toHaveLength(36);
});

test('ASG-24 a new item, another name or order change nothing; a deleted item counts no more', async () => {
  await grade([0, 1]);
  const [first, second, third] = withPoints([40, 30, -50]) as [object, object, object];
  const more = { name: 'New', points: 10 };
  const wished = [second, { ...first, name: 'Works' }, more, third] as never;
  expect((await save({ items: wished })).data).toEqual({ version: version + 1, changed: 0 });
  const after = (await as(site, teacher)(getRubric, { id, pid })).data;
  expect(after.items.map(({ name }) => name)).toEqual(['Readable', 'Works', 'New', 'zqxhidden copied']);
  expect(after.lookAgain).toEqual([]);
  version += 1;
  expect((await save({ items: [first] as never })).data).toEqual({ version: version + 1, changed: 1 });
  expect(await bestOf()).toMatchObject({ best: 40 });
  expect((await as(site, teacher)(getRubric, { id, pid })).data.lookAgain.map(({ uid }) => uid)).toEqual([ada.uid]);
  version += 1;
  expect((await save({ items: [] })).data).toEqual({ version: 0, changed: 1 });
  expect(await bestOf()).toBeUndefined();
});

test('ASG-24 two who grade at once, a change meanwhile, and items that are not there: one is told, nothing is half stored', async () => {
  const both = await Promise.all([grade([0]), grade([1], {}, teacher)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)!.data.code).toBe('rubric.graded');
  const { grading } = (await as(site, teacher)(getRubricGrading, { id, uid: ada.uid, pid })).data;
  expect(grading).toMatchObject({ revision: 1, by: teacher.username, chosen: [expect.any(Number)] });
  expect((await grade([0, 1], { revision: 0 })).data.code).toBe('rubric.graded');
  expect((await grade([0], { version: version - 1, revision: 1 })).data.code).toBe('rubric.changed');
  expect((await grade(null, { chosen: [999_999], revision: 1 })).data.code).toBe('rubric.itemUnknown');
  expect((await save({ version: version + 5 })).data.code).toBe('rubric.changed');
  expect((await save({ items: [{ id: 999_999, name: 'x', points: 1 }] })).data.code).toBe('rubric.itemUnknown');
  // who grades and who saves: the later of both knows of the other, and points follow what is stored
  const [graded, saved] = await Promise.all([grade([0], { uid: bob.uid }), save({ items: withPoints([10, 30, -50]) })]);
  expect(saved.status).toBe(200);
  expect(await bestOf(bob)).toEqual(graded.status === 200 ? { best: 10, reached: 0, isSolved: 0 } : undefined);
});

test('ASG-24 a student reads visible items of the own work, and only once results are shown', async () => {
  await grade([0, 1, 2]);
  const { data } = await as(site, ada)(submitProblemJudge, { pid: problemId, tid, language: 'C++ 17', code: 'int x;' });
  const { submitId } = data;
  const own = async (who: BuiltUser) => (await as(site, who)(getOwnGradings, { id })).data;
  expect(await own(ada)).toEqual([]);
  expect((await as(site, ada)(getFeedback, { submitId })).data.rubrics).toEqual([]);
  await as(site, teacher)(releaseAssignment, { id });
  expect(await own(ada)).toEqual([
    {
      ...{ pid, displayId: problemId, title: expect.any(String), percent: 20 },
      items: [
        { name: 'Works for small input', description: '', points: 40 },
        { name: 'Readable', description: 'Names say what things are', points: 30 },
      ],
    },
  ]);
  expect((await as(site, ada)(getFeedback, { submitId })).data.rubrics).toMatchObject([{ id, mayGrade: false }]);
  expect((await as(site, teacher)(getFeedback, { submitId })).data.rubrics).toMatchObject([{ id, mayGrade: true }]);
  expect(await own(bob)).toEqual([]);
  expect((await as(site, stranger).refused(getOwnGradings, { id })).data.code).toBe('assignment.unknown');
});

test('ASG-24 who gives points grades, admins of the group alone change the rubric, nobody grades the own work', async () => {
  const cell = { id, uid: ada.uid, pid };
  const codes = async (who: BuiltUser) => [
    (await as(site, who).refused(getRubric, { id, pid })).data.code ?? 'ok',
    (await as(site, who).refused(getRubricGrading, cell)).data.code ?? 'ok',
    (await save({}, who)).data.code ?? 'ok',
  ];
  const unknown = 'assignment.unknown';
  for (const who of [ada, stranger, helper]) expect(await codes(who)).toEqual([unknown, unknown, unknown]);
  await give(helper, ['grade']);
  expect(await codes(helper)).toEqual(['ok', 'ok', unknown]);
  expect((await grade([0], { uid: helper.uid }, helper)).data.code).toBe('assignment.cellUnknown');
  // of one class: nobody of another is found, neither by name nor in a count
  await grade([0]);
  await as(site, teacher)(labelGroupMember, { gid, uid: bob.uid, label: 'B' });
  await give(helper, ['grade'], ['B']);
  expect((await grade([0], { revision: 1 }, helper)).data.code).toBe('assignment.cellUnknown');
  const rubric = (await as(site, helper)(getRubric, { id, pid })).data;
  expect([rubric.graded, rubric.items.map(({ used }) => used)]).toEqual([0, [0, 0, 0]]);
  expect((await grade([0], { uid: bob.uid }, helper)).status).toBe(200);
});

test('ASG-24 set again, the rubric comes along and nothing that was graded by it', async () => {
  await grade([0]);
  const { data } = await as(site, teacher)(cloneAssignments, { gid, ids: [id], shiftDays: 7 });
  const copy = (await as(site, teacher)(getRubric, { id: data.ids[0]!, pid })).data;
  expect([copy.graded, copy.items.map(({ name, points, used }) => [name, points, used])]).toEqual([
    0,
    ITEMS.map(({ name, points }) => [name, points, 0]),
  ]);
});
