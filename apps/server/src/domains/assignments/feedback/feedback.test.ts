import { addRemark, deleteRemark, getFeedback, setFeedbackMark } from '@assay/contract/assignments/feedback.ts';
import { addAssignment, releaseAssignment } from '@assay/contract/assignments/list.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { type BuiltTraining, buildTraining } from '@assay/testkit/build/training.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../platform/settings/settings.ts';

let site: TestSite;
let teacher: BuiltUser;
let ada: BuiltUser;
let bob: BuiltUser;
let stranger: BuiltUser;
let gid: number;
let assignment: number;
let submitId: number;
/** In a training of the same group that is no work. */
let elsewhere: number;

const DAY = 86_400_000;
const inDays = (days: number) => new Date(site.clock.now().getTime() + days * DAY).toISOString();

async function submit({ tid, problems }: BuiltTraining): Promise<number> {
  const sent = { pid: problems[0]!.problemId, tid, language: 'C++ 17', code: 'int main() {\n}' };
  return (await as(site, ada)(submitProblemJudge, sent)).data.submitId;
}

beforeAll(async () => {
  site = await openTestSite();
  await site.services.settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, site.services.db);
  site.services.settings.forget();
  [teacher, ada, bob, stranger] = [
    await buildUser(site),
    await buildUser(site),
    await buildUser(site),
    await buildUser(site),
  ];
  ({ gid } = await buildGroup(site, { owner: teacher, members: [ada, bob] }));
  const build = () => buildTraining(site, { gid, author: teacher, sections: [{ problems: [{}] }] });
  const [set, free] = [await build(), await build()];
  const fields = { title: 'Week 1', opensAt: inDays(-1), dueAt: inDays(1), results: 'byHand' as const };
  const { data } = await as(site, teacher)(addAssignment, { ...fields, gid, kind: 'training', targetId: set.tid });
  assignment = data.id;
  submitId = await submit(set);
  elsewhere = await submit(free);
});
afterAll(() => site.close());

const told = async () => {
  const rows = await site.services.db
    .selectFrom('message_events')
    .select('recipients')
    .where('kind', '=', 'feedback.remark')
    .execute();
  return rows.flatMap(({ recipients }) => recipients);
};
const NOTHING = { mayRemark: false, mayMark: false, mark: null, rubrics: [], remarks: [] };
const codeOf = async (asked: Promise<{ status: number; data: { code?: string } }>) => {
  const { status, data } = await asked;
  return status === 200 ? 'ok' : data.code;
};
const say = (who: BuiltUser, change: object = {}) =>
  as(site, who).refused(addRemark, { submitId, line: 2, content: 'Why?', ...change });

test('ASG-9 before results are shown its author finds nothing, is told nothing, and cannot answer', async () => {
  expect((await say(teacher)).status).toBe(200);
  await as(site, teacher)(setFeedbackMark, { submitId, mark: 'needsWork' });
  expect((await as(site, ada)(getFeedback, { submitId })).data).toEqual(NOTHING);
  expect(await codeOf(say(ada))).toBe('feedback.closed');
  expect(await told()).toEqual([]);
});

test('ASG-8 ASG-9 once they are shown, both write, are told, and read the mark', async () => {
  await as(site, teacher)(releaseAssignment, { id: assignment });
  await say(teacher, { line: null, content: 'Try again' });
  await say(ada, { content: 'Because' });
  const { data } = await as(site, ada)(getFeedback, { submitId });
  expect([data.mark, data.mayMark, data.mayRemark]).toEqual(['needsWork', false, true]);
  expect(data.remarks.map(({ line, content, isStudent }) => [line, content, isStudent])).toEqual([
    [2, 'Why?', false],
    [null, 'Try again', false],
    [2, 'Because', true],
  ]);
  const uids = await told();
  expect([uids.includes(ada.uid), uids.includes(teacher.uid), uids.includes(bob.uid)]).toEqual([true, true, false]);
});

test('ASG-8 whom it does not concern learns of nothing and changes nothing', async () => {
  const calls = (who: BuiltUser) =>
    Promise.all([
      codeOf(as(site, who).refused(addRemark, { submitId, line: null, content: 'x' })),
      codeOf(as(site, who).refused(setFeedbackMark, { submitId, mark: 'good' })),
      codeOf(as(site, who).refused(deleteRemark, { submitId, id: 1 })),
    ]);
  for (const who of [bob, stranger]) {
    expect((await calls(who)).includes('ok')).toBe(false);
    const { data } = await as(site, who).refused(getFeedback, { submitId });
    expect(JSON.stringify(data)).not.toMatch(/Why|Try again|needsWork|true/);
  }
  expect((await as(site, teacher)(getFeedback, { submitId })).data.mark).toBe('needsWork');
});

test('ASG-8 nobody marks the own, takes back what others wrote, or writes about lines and work that are not there', async () => {
  expect(await codeOf(as(site, ada).refused(setFeedbackMark, { submitId, mark: 'good' }))).toBe('feedback.closed');
  const { data } = await as(site, teacher)(getFeedback, { submitId });
  const own = data.remarks.find(({ uid }) => uid === teacher.uid)!.id;
  expect(await codeOf(as(site, ada).refused(deleteRemark, { submitId, id: own }))).toBe('feedback.unknown');
  expect(await codeOf(say(teacher, { line: 3 }))).toBe('feedback.lineUnknown');
  expect(await codeOf(say(teacher, { submitId: elsewhere }))).toBe('feedback.closed');
  await as(site, teacher)(deleteRemark, { submitId, id: own });
  expect((await as(site, ada)(getFeedback, { submitId })).data.remarks).toHaveLength(2);
});
