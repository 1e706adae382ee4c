import { addCannedRemark, deleteCannedRemark, getCannedRemarks } from '@assay/contract/assignments/canned.ts';
import { setFeedbackMark } from '@assay/contract/assignments/feedback.ts';
import { addAssignment, getAssignments, updateAssignment } from '@assay/contract/assignments/list.ts';
import {
  downloadAssignmentProgress,
  getAssignmentProgress,
  setAssignmentPoints,
} from '@assay/contract/assignments/progress.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { type BuiltTraining, buildTraining } from '@assay/testkit/build/training.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { judged, openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let site: TestSite;
let teacher: BuiltUser;
let ada: BuiltUser;
let bob: BuiltUser;
let stranger: BuiltUser;
let gid: number;
let id: number;
let submitId: number;
let training: BuiltTraining;

const DAY = 86_400_000;
const inDays = (days: number) => new Date(site.clock.now().getTime() + days * DAY).toISOString();
const fields = () => ({ title: 'Week 1', opensAt: inDays(-1), dueAt: inDays(1) });

beforeAll(async () => {
  site = await openTestSite();
  const judge = await openFakeJudge(site);
  [teacher, ada, bob, stranger] = [
    await buildUser(site),
    await buildUser(site, { username: 'ada' }),
    await buildUser(site, { username: 'bob' }),
    await buildUser(site),
  ];
  ({ gid } = await buildGroup(site, { owner: teacher, members: [ada, bob] }));
  training = await buildTraining(site, { gid, author: teacher, sections: [{ problems: [{}] }] });
  const set = { ...fields(), gid, kind: 'training' as const, targetId: training.tid };
  ({ id } = (await as(site, teacher)(addAssignment, set)).data);
  const sent = { pid: training.problems[0]!.problemId, tid: training.tid, language: 'C++ 17', code: 'int main() {}' };
  ({ submitId } = (await as(site, ada)(submitProblemJudge, sent)).data);
  const [job] = await judge.claim();
  await judge.report(job!, judged([-1]));
});
afterAll(() => site.close());

const give = (who: BuiltUser, change: object = {}) => {
  const input = { id, uid: ada.uid, pid: training.problems[0]!.pid, percent: 75, reason: 'nearly', ...change };
  return as(site, who).refused(setAssignmentPoints, input);
};
const cells = async () =>
  (await as(site, teacher)(getAssignmentProgress, { id })).data.cells.map(([who, , best, tries, , , reached, mark]) => [
    who,
    best,
    tries,
    reached,
    mark,
  ]);
const ownOf = async (who: BuiltUser) =>
  (await as(site, who)(getAssignments, { gid })).data.records.find((row) => row.id === id)!.own;

test('ASG-10 points by hand count instead of what was reached, also for who tried nothing, and are told as such', async () => {
  expect(await cells()).toEqual([[0, 0, 1, null, 0]]);
  expect((await give(teacher)).status).toBe(200);
  expect((await give(teacher, { uid: bob.uid, percent: 40 })).status).toBe(200);
  await as(site, teacher)(setFeedbackMark, { submitId, mark: 'needsWork' });
  expect(await cells()).toEqual([
    [0, 75, 1, 0, 2],
    [1, 40, 0, 0, 0],
  ]);
  // some of the points are not all of them
  expect(await ownOf(ada)).toEqual({ solved: 0, total: 1, score: 75, byHand: 1 });
});

test('ASG-10 they stay when the submission is judged anew and the assignment saved, and stand in the file', async () => {
  const received_at = new Date(inDays(-0.5));
  await site.services.db
    .updateTable('submissions')
    .set({ status: 0, received_at })
    .where('id', '=', submitId)
    .execute();
  await as(site, teacher)(updateAssignment, { ...fields(), id, version: 0, late: [{ hours: 0, share: 0 }] });
  expect(await cells()).toContainEqual([0, 75, 1, 100, 2]);
  const { rawPayload } = await site.app.inject({
    method: 'GET',
    url: downloadAssignmentProgress.path,
    query: { id: String(id), format: 'csv' },
    headers: { authorization: teacher.token },
  });
  expect(rawPayload.toString()).toContain(`${training.problems[0]!.problemId}: 75 (100)`);
});

test('ASG-10 taken back, what was reached counts; each change is in the log with who and why', async () => {
  await give(teacher, { percent: null });
  expect(await cells()).toContainEqual([0, 100, 1, null, 2]);
  const log = await site.services.db
    .selectFrom('audit_log')
    .select(['uid', 'before', 'after'])
    .where('action', '=', 'setAssignmentPoints')
    .orderBy('id')
    .execute();
  expect(log.map(({ uid }) => uid)).toEqual([teacher.uid, teacher.uid, teacher.uid]);
  expect(log[0]!.after).toMatchObject({ uid: ada.uid, percent: 75, reason: 'nearly' });
  expect(log[2]).toMatchObject({ before: { percent: 75 }, after: { percent: null } });
});

test('ASG-10 by those who run the group alone, to its members, for problems of the assignment', async () => {
  for (const who of [ada, stranger]) expect((await give(who)).data.code).toBe('assignment.unknown');
  for (const change of [{ uid: stranger.uid }, { uid: teacher.uid }, { pid: 999_999 }]) {
    expect((await give(teacher, change)).data.code).toBe('assignment.cellUnknown');
  }
  for (const percent of [-1, 101, 7.5]) expect((await give(teacher, { percent })).status).toBe(400);
});

test('ASG-11 canned remarks are a list of the own, bounded', async () => {
  const { data } = await as(site, teacher)(addCannedRemark, { content: 'Name your variables' });
  expect((await as(site, teacher)(getCannedRemarks, {})).data).toEqual([
    { id: data.id, content: 'Name your variables' },
  ]);
  expect((await as(site, ada)(getCannedRemarks, {})).data).toEqual([]);
  expect((await as(site, ada).refused(deleteCannedRemark, data)).data.code).toBe('feedback.unknown');
  await as(site, teacher)(deleteCannedRemark, data);
  for (let n = 0; n < 100; n++) await as(site, ada)(addCannedRemark, { content: `remark ${n}` });
  expect((await as(site, ada).refused(addCannedRemark, { content: 'one more' })).data.code).toBe(
    'feedback.cannedTooMany',
  );
});
