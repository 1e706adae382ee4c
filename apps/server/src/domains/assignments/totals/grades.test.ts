import { excuseFromAssignment, getGroupGrades, setGroupGrading } from '@assay/contract/assignments/grades.ts';
import { addAssignment, getAssignments, getDueAssignments } from '@assay/contract/assignments/list.ts';
import { getAssignmentProgress, setAssignmentPoints } from '@assay/contract/assignments/progress.ts';
import { setGroupAssistant } from '@assay/contract/groups/assistants.ts';
import { getMineMessages } from '@assay/contract/messages/inbox.ts';
import { saveTimedWorkAnswers } from '@assay/contract/works/answers.ts';
import { endTimedWork } from '@assay/contract/works/sitting.ts';
import { questionSet } from '@assay/rules/questions/testing/questions.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildTraining } from '@assay/testkit/build/training.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { buildWork, startWork } from '@assay/testkit/build/work.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverMessages } from '../../messages/inbox/deliver.ts';

let site: TestSite;
let teacher: BuiltUser;
let helper: BuiltUser;
let ada: BuiltUser;
let bob: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  teacher = await buildUser(site);
  [ada, bob, helper] = [
    await buildUser(site, { username: 'ada' }),
    await buildUser(site, { username: 'bob' }),
    await buildUser(site, { username: 'helper' }),
  ];
  await site.services.db.updateTable('users').set({ realname: 'Ada L' }).where('uid', '=', ada.uid).execute();
});
afterAll(() => site.close());

const DAY = 86_400_000;
const inDays = (days: number) => new Date(site.clock.now().getTime() + days * DAY).toISOString();

/** A group with past assignments: what each is worth, and what ada reached of it. */
async function term(
  ...given: [worth: number, percent: number | null, more?: { dueAt?: string; results?: 'byHand' }][]
) {
  const { gid } = await buildGroup(site, { owner: teacher, members: [ada, bob, helper] });
  const desk = as(site, teacher);
  const ids: number[] = [];
  for (const [worth, percent, more] of given) {
    const { tid, problems } = await buildTraining(site, { gid, author: teacher, sections: [{ problems: [{}] }] });
    const fields = { title: `Week ${ids.length + 1}`, opensAt: inDays(-9), dueAt: inDays(-1), worth, ...more };
    const { data } = await desk(addAssignment, { ...fields, gid, kind: 'training', targetId: tid });
    if (percent !== null) {
      await desk(setAssignmentPoints, { id: data.id, uid: ada.uid, pid: problems[0]!.pid, percent, reason: '' });
    }
    ids.push(data.id);
  }
  const gradesFor = async (who: BuiltUser) => (await as(site, who)(getGroupGrades, { gid })).data;
  const rowOf = async (who: BuiltUser, of: BuiltUser = ada) =>
    (await gradesFor(who)).people.find(({ uid }) => uid === of.uid);
  return { gid, ids, desk, gradesFor, rowOf };
}

test('ASG-21 the lowest are dropped by share, what was not done first; who is excused loses and drops nothing by it', async () => {
  const { gid, ids, desk, rowOf } = await term([50, 80], [200, 25], [10, null]);
  expect(await rowOf(teacher)).toMatchObject({ scores: [80, 25, null], dropped: [], soFar: 34.62, total: 34.62 });
  await desk(setGroupGrading, { gid, dropLowest: 1 });
  expect(await rowOf(teacher)).toMatchObject({ dropped: [2], soFar: 36 });
  await desk(excuseFromAssignment, { id: ids[2]!, uid: ada.uid, reason: 'in hospital' });
  const row = await rowOf(teacher);
  expect(row).toMatchObject({ dropped: [1], soFar: 80, excused: [{ item: 2, reason: 'in hospital' }] });
  // the same to the student
  expect(await rowOf(ada)).toEqual({ ...row, realname: '' });
  await desk(excuseFromAssignment, { id: ids[2]!, uid: ada.uid, reason: null });
  expect(await rowOf(teacher)).toMatchObject({ dropped: [2], excused: [] });
  const log = await site.services.db
    .selectFrom('audit_log')
    .select(['action', 'after'])
    .where('action', 'in', ['excuseFromAssignment', 'setGroupGrading'])
    .orderBy('id')
    .execute();
  expect(log.map(({ after }) => after)).toMatchObject([{ dropLowest: 1 }, { reason: 'in hospital' }, null]);
});

test('ASG-21 what is due so far and everything that opened are two numbers; what one is excused from is not due', async () => {
  const { ids, desk, rowOf } = await term([100, 80], [100, null, { dueAt: inDays(3) }]);
  expect(await rowOf(teacher)).toMatchObject({ soFar: 80, total: 40 });
  const due = async () => (await as(site, ada)(getDueAssignments, {})).data.map(({ id }) => id);
  expect(await due()).toContain(ids[1]);
  await desk(excuseFromAssignment, { id: ids[1]!, uid: ada.uid, reason: 'was here before' });
  expect(await due()).not.toContain(ids[1]);
  expect(await rowOf(ada)).toMatchObject({ soFar: 80, total: 80 });
  const { data } = await as(site, ada)(getAssignments, {
    gid: (await desk(getAssignmentProgress, { id: ids[1]! })).data.gid,
  });
  expect(data.records.map(({ excuse }) => excuse).sort()).toEqual([null, 'was here before']);
  await deliverMessages(site.services);
  const { data: told } = await as(site, ada)(getMineMessages, {});
  expect(told.records[0]).toMatchObject({ action: 'assignment.excused', sourceContent: 'was here before' });
});

test('ASG-21 results that are not shown are in no total of the student; of others nobody is told', async () => {
  const { gradesFor, rowOf } = await term([100, 80], [100, 10, { results: 'byHand' }]);
  expect(await rowOf(teacher)).toMatchObject({ scores: [80, 10], soFar: 45 });
  const own = await gradesFor(ada);
  expect(own).toMatchObject({ rights: [], isAdmin: false, items: [{ isHidden: false }, { isHidden: true }] });
  expect(own.people).toMatchObject([{ uid: ada.uid, scores: [80, null], soFar: 80, total: 80 }]);
  expect((await gradesFor(bob)).people).toMatchObject([{ uid: bob.uid, soFar: 0 }]);
});

test('ASG-21 assistants see all but names with the right to progress, excuse with that to points, never themselves', async () => {
  const { gid, ids, gradesFor } = await term([100, 80]);
  const excuse = async (who: BuiltUser, of: BuiltUser) =>
    (await as(site, who).refused(excuseFromAssignment, { id: ids[0]!, uid: of.uid, reason: 'ill' })).data?.code ?? null;
  const may = (...rights: ('progress' | 'grade')[]) =>
    as(site, teacher)(setGroupAssistant, { gid, uid: helper.uid, rights });
  expect((await gradesFor(helper)).people).toHaveLength(1);
  expect(await excuse(helper, ada)).toBe('assignment.unknown');
  await may('progress');
  const seen = (await gradesFor(helper)).people;
  expect(seen.map(({ username, realname }) => [username, realname])).toEqual([
    ['ada', ''],
    ['bob', ''],
    ['helper', ''],
  ]);
  expect(await excuse(helper, ada)).toBe('assignment.unknown');
  await may('progress', 'grade');
  expect([await excuse(helper, helper), await excuse(helper, teacher), await excuse(helper, ada)]).toEqual([
    'assignment.memberUnknown',
    'assignment.memberUnknown',
    null,
  ]);
  for (const who of [ada, helper]) {
    expect((await as(site, who).refused(setGroupGrading, { gid, dropLowest: 1 })).status).toBe(403);
  }
});

test('ASG-6 ASG-21 a timed work counts with the points that it gave itself, to whom it shows them', async () => {
  const { gid, desk, gradesFor, rowOf } = await term();
  const work = { author: teacher, gid, duration: 60, results: 'byHand' as const };
  const { wid } = await buildWork(site, { ...work, problems: [{ questions: questionSet() }] });
  const fields = { title: 'Exam', opensAt: inDays(-1), dueAt: inDays(1) };
  const { data } = await desk(addAssignment, { ...fields, gid, kind: 'timedWork', targetId: wid });
  await startWork(site, wid, ada);
  await as(site, ada)(saveTimedWorkAnswers, { tid: wid, displayId: 'A', answers: { single: 'b' }, version: 0 });
  await as(site, ada)(endTimedWork, { tid: wid });
  const { cells } = (await desk(getAssignmentProgress, { id: data.id })).data;
  expect(cells.map((cell) => cell.slice(0, 4))).toEqual([[0, 0, 20, 1]]);
  expect(await rowOf(teacher)).toMatchObject({ scores: [20], total: 20 });
  expect(await gradesFor(ada)).toMatchObject({
    items: [{ isHidden: true }],
    people: [{ scores: [null], total: null }],
  });
  await site.services.db.updateTable('timed_works').set({ results_open: true }).where('id', '=', wid).execute();
  expect(await gradesFor(ada)).toMatchObject({ items: [{ isHidden: false }], people: [{ scores: [20], total: 20 }] });
});
