import { addRemark, setFeedbackMark } from '@assay/contract/assignments/feedback.ts';
import { addAssignment, releaseAssignment } from '@assay/contract/assignments/list.ts';
import { setAssignmentPoints } from '@assay/contract/assignments/progress.ts';
import { getMineMessages } from '@assay/contract/messages/inbox.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildTraining } from '@assay/testkit/build/training.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../platform/settings/settings.ts';
import { deliverMessages } from '../messages/inbox/deliver.ts';

let site: TestSite;
let teacher: BuiltUser;
let ada: BuiltUser;
let bob: BuiltUser;

const DAY = 86_400_000;
const inDays = (days: number) => new Date(site.clock.now().getTime() + days * DAY).toISOString();

beforeAll(async () => {
  site = await openTestSite();
  await site.services.settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, site.services.db);
  site.services.settings.forget();
  [teacher, ada, bob] = [await buildUser(site), await buildUser(site), await buildUser(site)];
});
afterAll(() => site.close());

/** An assignment with one problem to which ada has submitted. */
async function assign(results: 'atOnce' | 'byHand') {
  const { gid } = await buildGroup(site, { owner: teacher, members: [ada, bob] });
  const { tid, problems } = await buildTraining(site, { gid, author: teacher, sections: [{ problems: [{}] }] });
  const set = { title: 'Week 1', opensAt: inDays(-1), dueAt: inDays(1), results };
  const { data } = await as(site, teacher)(addAssignment, { ...set, gid, kind: 'training', targetId: tid });
  const [{ pid, problemId }] = problems as [(typeof problems)[number]];
  const sent = { pid: problemId, tid, language: 'C++ 17', code: 'int main() {}' };
  const { data: submitted } = await as(site, ada)(submitProblemJudge, sent);
  const points = (percent: number | null) =>
    as(site, teacher)(setAssignmentPoints, { id: data.id, uid: ada.uid, pid, percent, reason: 'nearly right' });
  const mark = (given: 'good' | 'needsWork' | null) =>
    as(site, teacher)(setFeedbackMark, { submitId: submitted.submitId, mark: given });
  return { id: data.id, gid, problemId, submitId: submitted.submitId, points, mark };
}

/** What somebody was told since the last look, the oldest first: the kind and where it leads. */
async function toldTo(who: BuiltUser) {
  await deliverMessages(site.services);
  const { data } = await as(site, who)(getMineMessages, {});
  return data.records.filter(({ state }) => !state).reverse();
}

test('ASG-14 where results are shown, points by hand, their end, and marks are told to the student, each change once', async () => {
  const { gid, problemId, submitId, points, mark } = await assign('atOnce');
  await points(75);
  await points(75);
  site.clock.advance(1);
  await points(null);
  await mark('needsWork');
  await mark('needsWork');
  site.clock.advance(1);
  await mark('good');
  await mark(null);
  const told = await toldTo(ada);
  const page = `/group/${gid}/assignment`;
  const submission = `/submission-detail/${submitId}`;
  expect(told.map(({ url }) => url)).toEqual([page, page, submission, submission]);
  expect(JSON.stringify(told)).toContain(`gave you 75 % of the points of problem ${problemId} by hand`);
  expect(JSON.stringify(told)).toContain('nearly right');
  expect(JSON.stringify(told)).toContain('as needing work');
  expect(await toldTo(bob)).toEqual([]);
});

test('ASG-14 ASG-9 before results are shown nothing is told; showing them is told once to the students', async () => {
  await toldTo(ada);
  const { id, gid, submitId, points, mark } = await assign('byHand');
  await points(40);
  await mark('good');
  await as(site, teacher)(addRemark, { submitId, line: null, content: 'secret so far' });
  expect(await toldTo(ada)).toEqual([]);
  await Promise.all([1, 2].map(() => as(site, teacher)(releaseAssignment, { id })));
  for (const who of [ada, bob]) {
    expect((await toldTo(who)).map(({ url }) => url)).toEqual([`/group/${gid}/assignment`]);
  }
  expect(await toldTo(teacher)).toEqual([]);
  await mark('needsWork');
  expect((await toldTo(ada)).map(({ url }) => url)).toEqual([`/submission-detail/${submitId}`]);
});
