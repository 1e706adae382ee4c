import {
  addAssignment,
  cloneAssignments,
  deleteAssignment,
  getAssignments,
  getDueAssignments,
  getPastAssignments,
  releaseAssignment,
  updateAssignment,
} from '@assay/contract/assignments/list.ts';
import { downloadAssignmentProgress, getAssignmentProgress } from '@assay/contract/assignments/progress.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { buildQSheet } from '@assay/testkit/build/qsheet.ts';
import { type BuiltTraining, buildTraining } from '@assay/testkit/build/training.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { buildWork } from '@assay/testkit/build/work.ts';
import { type FakeJudge, judged, openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../platform/settings/settings.ts';

const HOUR = 3_600_000;

let site: TestSite;
let judge: FakeJudge;
let teacher: BuiltUser;
let ada: BuiltUser;
let bob: BuiltUser;
let stranger: BuiltUser;
let gid: number;
let training: BuiltTraining;

beforeAll(async () => {
  site = await openTestSite();
  await site.services.settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, site.services.db);
  site.services.settings.forget();
  judge = await openFakeJudge(site);
  teacher = await buildUser(site, { username: 'teacher' });
  ada = await buildUser(site, { username: 'ada' });
  await site.services.db.updateTable('users').set({ realname: '=HYPERLINK("x")' }).where('uid', '=', ada.uid).execute();
  bob = await buildUser(site, { username: 'bob' });
  stranger = await buildUser(site);
  ({ gid } = await buildGroup(site, { owner: teacher, members: [ada, bob] }));
  training = await buildTraining(site, { gid, author: teacher, sections: [{ problems: [{}, {}] }] });
});
afterAll(() => site.close());

/** So many hours from now, as it is sent. */
const inHours = (hours: number) => new Date(site.clock.now().getTime() + hours * HOUR).toISOString();
const fields = (change: object = {}) => ({
  title: 'Week 1',
  opensAt: inHours(-24),
  dueAt: inHours(24),
  late: [],
  results: 'atOnce' as const,
  ...change,
});
const assign = async (change: object = {}) => {
  const input = { ...fields(change), gid, kind: 'training' as const, targetId: training.tid };
  return (await as(site, teacher)(addAssignment, input)).data.id;
};

let sends = 0;

/** Submits to a problem of the training by its place, as if so many hours ago, and has it judged. */
async function submit(by: BuiltUser, at: number, status: number, hoursAgo = 0): Promise<void> {
  sends += 1;
  const code = `int main() {} // ${sends}`;
  const sent = { pid: training.problems[at]!.problemId, tid: training.tid, language: 'C++ 17', code };
  const { data } = await as(site, by)(submitProblemJudge, sent);
  const [job] = await judge.claim();
  await judge.report(job!, judged([status]));
  await site.services.db
    .updateTable('submissions')
    .set({ received_at: new Date(site.clock.now().getTime() - hoursAgo * HOUR) })
    .where('id', '=', data.submitId)
    .execute();
}

const codeOf = async (asked: Promise<{ status: number; data: { code?: string } }>) => {
  const { status, data } = await asked;
  return status === 200 ? 'ok' : data.code;
};
const rowOf = async (who: BuiltUser, id: number) =>
  (await as(site, who)(getAssignments, { gid, limit: 100 })).data.records.find((row) => row.id === id)!;

describe('with work in time, late, and before the opening', () => {
  beforeAll(async () => {
    await submit(ada, 0, 0, 30);
    await submit(ada, 1, -1, 10);
    await submit(ada, 1, 0, 2);
    await submit(bob, 0, -2, 2);
    for (let n = 0; n < 5; n++) await submit(bob, 0, -1, 1);
  });

  test('ASG-3 ASG-4 ASG-6 the table has the best after late shares, tries and what came late', async () => {
    const late = [
      { hours: 0, share: 90 },
      { hours: 3, share: 80 },
    ];
    const id = await assign({ dueAt: inHours(-4), late });
    const { data } = await as(site, teacher)(getAssignmentProgress, { id });
    expect(data.people.map(({ username }) => username)).toEqual(['ada', 'bob']);
    expect(data.problems.map(({ pid }) => pid)).toEqual(training.problems.map(({ pid }) => pid));
    const cells = data.cells.map(([who, what, best, tries, , isLate]) => [who, what, best, tries, isLate]);
    // what ada solved before the opening counts nothing; two hours after the due date 90 per cent do
    expect(cells).toEqual(expect.arrayContaining([[0, 1, 90, 2, 1]]));
    // a compile error is no try
    expect(cells).toEqual(expect.arrayContaining([[1, 0, 0, 5, 0]]));
    expect(cells).toHaveLength(2);
  });

  test('ASG-3 work in time counts all, without rules late work nothing', async () => {
    const inTime = await assign();
    expect((await rowOf(ada, inTime)).own).toEqual({ solved: 1, total: 2, score: 50, byHand: 0 });
    const tooLate = await assign({ dueAt: inHours(-4) });
    expect((await rowOf(ada, tooLate)).own).toEqual({ solved: 0, total: 2, score: 0, byHand: 0 });
  });

  test('ASG-5 members see their points at once, after the due date, or when they are shown', async () => {
    const closed = { solved: null, total: 2, score: null, byHand: null };
    const afterDue = await assign({ results: 'afterDue' });
    expect((await rowOf(ada, afterDue)).own).toEqual(closed);
    const past = await assign({ results: 'afterDue', dueAt: inHours(-1) });
    expect((await rowOf(ada, past)).own).toMatchObject({ solved: 1 });
    const byHand = await assign({ results: 'byHand', dueAt: inHours(-1) });
    expect((await rowOf(ada, byHand)).own).toEqual(closed);
    await as(site, teacher)(releaseAssignment, { id: byHand });
    expect((await rowOf(ada, byHand)).own).toMatchObject({ solved: 1 });
  });

  test('ASG-2 before it opens members see its dates and no work', async () => {
    const id = await assign({ opensAt: inHours(1) });
    expect(await rowOf(ada, id)).toMatchObject({ title: 'Week 1', own: null });
  });

  test('T-CSV-1 the tables have no formulas', async () => {
    const id = await assign();
    const get = (format: string) =>
      site.app.inject({
        url: `${downloadAssignmentProgress.path}?id=${id}&format=${format}`,
        headers: { authorization: teacher.token },
      });
    const csv = (await get('csv')).body;
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(csv.split('\r\n')[0]).toContain(training.problems[0]!.problemId);
    const book = await get('xlsx');
    expect([book.statusCode, book.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
    expect(book.rawPayload.includes('<f>')).toBe(false);
  });
});

test('ASG-1 a group is set what is its own or open to all, and nothing else', async () => {
  const elsewhere = await buildTraining(site, { gid: (await buildGroup(site, { owner: teacher })).gid });
  const hidden = await buildTraining(site, { gid, status: false });
  const locked = await buildTraining(site, { auth: 'Private', privatePwd: 'sesame' });
  const open = await buildTraining(site);
  const sheet = await buildQSheet(site);
  const hiddenSheet = await buildQSheet(site, { visible: false });
  const add = (kind: string, targetId: number) =>
    codeOf(as(site, teacher).refused(addAssignment, { ...fields(), gid, kind, targetId }));
  for (const { tid } of [elsewhere, hidden, locked])
    expect(await add('training', tid)).toBe('assignment.targetUnknown');
  expect(await add('qsheet', hiddenSheet.qid)).toBe('assignment.targetUnknown');
  expect(await add('timedWork', 999_999)).toBe('assignment.targetUnknown');
  expect(await add('training', open.tid)).toBe('ok');
  expect(await add('qsheet', sheet.qid)).toBe('ok');
});

test('ASG-2 ASG-3 what cannot be is refused, and a save over a newer version', async () => {
  const add = (change: object) =>
    codeOf(
      as(site, teacher).refused(addAssignment, { ...fields(change), gid, kind: 'training', targetId: training.tid }),
    );
  expect(await add({ dueAt: inHours(-24) })).toBe('assignment.timesReversed');
  expect(await add({ late: [{ hours: 1, share: 50 }] })).toBe('assignment.lateFirst');
  expect(await add({ opensAt: 'tomorrow' })).toBe('request.invalid');
  const id = await assign();
  const save = () =>
    codeOf(as(site, teacher).refused(updateAssignment, { ...fields({ title: 'Two' }), id, version: 0 }));
  expect([await save(), await save()]).toEqual(['ok', 'assignment.changed']);
  expect((await rowOf(teacher, id)).title).toBe('Two');
  await as(site, teacher)(deleteAssignment, { id });
  expect(await rowOf(teacher, id)).toBeUndefined();
});

test('ASG-6 of a sheet a teacher is told what is open to a teacher, and no more', async () => {
  const groups = [{ problems: [{}] }, { opensAt: 1, problems: [{ title: 'zqxsecret' }] }];
  const { qid } = await buildQSheet(site, { groups });
  const { data } = await as(site, teacher)(addAssignment, { ...fields(), gid, kind: 'qsheet', targetId: qid });
  const progress = await as(site, teacher)(getAssignmentProgress, { id: data.id });
  expect(progress.data.problems).toHaveLength(1);
  expect(JSON.stringify(progress.data)).not.toContain('zqxsecret');
});

test('ASG-7 a past term is set again with later dates, in three clicks: a list, days, a button', async () => {
  const ids = [await assign({ title: 'One' }), await assign({ title: 'Two', results: 'byHand' })];
  await as(site, teacher)(releaseAssignment, { id: ids[1]! });
  const before = await Promise.all(ids.map((id) => rowOf(teacher, id)));
  const { data } = await as(site, teacher)(cloneAssignments, { gid, ids, shiftDays: 182 });
  const after = await Promise.all(data.ids.map((id) => rowOf(teacher, id)));
  expect(after.map(({ title }) => title)).toEqual(['One', 'Two']);
  for (const [at, row] of after.entries()) {
    expect(Date.parse(row.dueAt) - Date.parse(before[at]!.dueAt)).toBe(182 * 24 * HOUR);
  }
  expect(after[1]).toMatchObject({ results: 'byHand', resultsShown: false });
});

test('ASG-7 set again in another group, trainings of the first one and timed works are copied, without what only that group has', async () => {
  const open = await buildProblem(site);
  const own = await buildProblem(site, { gid });
  const closed = { auth: PROBLEM_AUTH.group };
  await site.services.db.updateTable('problems').set(closed).where('id', '=', own.pid).execute();
  const material = await buildTraining(site, { gid, author: teacher, sections: [{ problems: [open, own] }] });
  const set = async (kind: 'training' | 'timedWork', targetId: number) =>
    (await as(site, teacher)(addAssignment, { ...fields(), gid, kind, targetId })).data.id;
  const { wid, startTime } = await buildWork(site, { gid, author: teacher, problems: [own, open] });
  const ids = [await set('training', material.tid), await set('training', material.tid), await set('timedWork', wid)];
  const next = await buildGroup(site, { owner: teacher, members: [ada] });
  const past = (await as(site, teacher)(getPastAssignments, { gid: next.gid })).data;
  expect(past.find((one) => one.gid === gid)!.assignments.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  const { data } = await as(site, teacher)(cloneAssignments, { gid: next.gid, ids, shiftDays: 7 });
  expect(data.left).toEqual([own.problemId]);
  const rows = (await as(site, teacher)(getAssignments, { gid: next.gid })).data.records.filter(({ id }) =>
    data.ids.includes(id),
  );
  const targets = new Set(rows.filter(({ kind }) => kind === 'training').map(({ targetId }) => targetId));
  expect([targets.size, targets.has(material.tid)]).toEqual([1, false]);
  const work = rows.find(({ kind }) => kind === 'timedWork')!;
  const copied = await site.services.db
    .selectFrom('timed_works')
    .select(['start_time', 'group_id'])
    .where('id', '=', work.targetId)
    .executeTakeFirstOrThrow();
  expect(copied).toEqual({ start_time: new Date(startTime.getTime() + 7 * 24 * HOUR), group_id: next.gid });
  const problemsOf = async (id: number) =>
    (await as(site, teacher)(getAssignmentProgress, { id })).data.problems.map(({ pid }) => pid);
  for (const id of data.ids) expect(await problemsOf(id)).toEqual([open.pid]);
  expect((await as(site, ada).refused(getPastAssignments, { gid: next.gid })).status).toBe(403);
  expect((await as(site, stranger).refused(getPastAssignments, { gid })).status).toBeGreaterThanOrEqual(403);
});

test('what is due in any group is told to its members, the next one first', async () => {
  const eve = await buildUser(site);
  const own = await buildGroup(site, { owner: teacher, members: [eve] });
  const { tid } = await buildTraining(site, { gid: own.gid });
  const set = (hours: number, opens = -1) =>
    as(site, teacher)(addAssignment, {
      ...fields({ dueAt: inHours(hours), opensAt: inHours(opens) }),
      ...{ gid: own.gid, kind: 'training', targetId: tid },
    });
  const [later, sooner] = [await set(48), await set(2)];
  await set(72, 24);
  const due = async (who: BuiltUser) => (await as(site, who)(getDueAssignments, {})).data.map(({ id }) => id);
  expect(await due(eve)).toEqual([sooner.data.id, later.data.id]);
  expect(await due(stranger)).toEqual([]);
  expect(await due(teacher)).toEqual([]);
});

describe('T-IDOR-6 an assignment', () => {
  const CALLS = [
    [getAssignmentProgress, {}],
    [downloadAssignmentProgress, {}],
    [updateAssignment, { ...{ version: 0, title: 'x', late: [], results: 'atOnce' } }],
    [deleteAssignment, {}],
    [releaseAssignment, {}],
  ] as const;

  test.each(['stranger', 'member', 'visitor'])(
    'answers a %s like a missing one by every call that manages it',
    async (role) => {
      const id = await assign();
      const who = { stranger, member: ada, visitor: null }[role as 'stranger'];
      const ask = as(site, { token: who?.token });
      for (const [op, input] of CALLS) {
        const sent = { ...input, opensAt: inHours(0), dueAt: inHours(1) };
        const there = await ask.refused(op, { ...sent, id });
        const missing = await ask.refused(op, { ...sent, id: 999_999 });
        expect([op.name, there.status, there.data.code]).toEqual([op.name, missing.status, missing.data.code]);
        expect([op.name, there.status >= 400]).toEqual([op.name, true]);
      }
      if (role === 'member') return;
      expect((await ask.refused(getAssignments, { gid })).status).toBeGreaterThanOrEqual(400);
      const clone = await ask.refused(cloneAssignments, { gid, ids: [id], shiftDays: 7 });
      expect(clone.status).toBeGreaterThanOrEqual(400);
    },
  );

  test('of another group is not set again in the own one', async () => {
    const id = await assign();
    const own = await buildGroup(site, { owner: stranger });
    const asked = as(site, stranger).refused(cloneAssignments, { gid: own.gid, ids: [id], shiftDays: 7 });
    expect(await codeOf(asked)).toBe('assignment.unknown');
  });
});
