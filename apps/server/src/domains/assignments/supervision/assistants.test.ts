import {
  extendAssignment,
  getAssignmentExtensions,
  withdrawAssignmentExtension,
} from '@assay/contract/assignments/extensions.ts';
import { addRemark, getFeedback, setFeedbackMark } from '@assay/contract/assignments/feedback.ts';
import { excuseFromAssignment, getGroupGrades } from '@assay/contract/assignments/grades.ts';
import { addAssignment, deleteAssignment, releaseAssignment } from '@assay/contract/assignments/list.ts';
import {
  downloadAssignmentProgress,
  getAssignmentProgress,
  setAssignmentPoints,
} from '@assay/contract/assignments/progress.ts';
import { getAssignmentTries } from '@assay/contract/assignments/tries.ts';
import {
  ASSISTANT_RIGHTS,
  type AssistantRight,
  labelGroupMember,
  setGroupAssistant,
} from '@assay/contract/groups/assistants.ts';
import { getGroupDetail } from '@assay/contract/groups/groups.ts';
import { getGroupMembers, removeGroupMember, updateGroupMember } from '@assay/contract/groups/members.ts';
import { previewGroupRoster } from '@assay/contract/groups/roster.ts';
import { getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildQSheet } from '@assay/testkit/build/qsheet.ts';
import { buildTraining } from '@assay/testkit/build/training.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../platform/settings/settings.ts';

const HOUR = 3_600_000;
const CODE = 'int main() { /* zqxcode */ }';

let site: TestSite;
let owner: BuiltUser;
let admin: BuiltUser;
let assistant: BuiltUser;
let ada: BuiltUser;
let stranger: BuiltUser;
let gid: number;
let pid: number;
let id: number;
let submitId: number;

const inHours = (hours: number) => new Date(site.clock.now().getTime() + hours * HOUR).toISOString();
const times = () => ({ title: 'Week 1', opensAt: inHours(-24), dueAt: inHours(24), results: 'atOnce' as const });
const setWork = async (kind: 'training' | 'qsheet', targetId: number) =>
  (await as(site, owner)(addAssignment, { ...times(), gid, kind, targetId })).data.id;
const send = async (who: BuiltUser, problem: string, at: object) =>
  (await as(site, who)(submitProblemJudge, { pid: problem, language: 'C++ 17', code: CODE, ...at })).data.submitId;

beforeAll(async () => {
  site = await openTestSite();
  await site.services.settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, site.services.db);
  site.services.settings.forget();
  [owner, stranger] = [await buildUser(site), await buildUser(site)];
});
afterAll(() => site.close());
beforeEach(async () => {
  [admin, assistant, ada] = [await buildUser(site), await buildUser(site), await buildUser(site)];
  await site.services.db.updateTable('users').set({ realname: 'Ada Augusta' }).where('uid', '=', ada.uid).execute();
  ({ gid } = await buildGroup(site, { owner, members: [{ uid: admin.uid, auth: 4 }, assistant, ada] }));
  const { tid, problems } = await buildTraining(site, { gid, author: owner, sections: [{ problems: [{}] }] });
  pid = problems[0]!.pid;
  id = await setWork('training', tid);
  submitId = await send(ada, problems[0]!.problemId, { tid });
});

const give = (...rights: AssistantRight[]) => as(site, owner)(setGroupAssistant, { gid, uid: assistant.uid, rights });

/** What each right is needed for; whoever lacks it finds the assignment missing, or is refused by the group. */
const NEEDS: Record<AssistantRight, (who: BuiltUser) => Promise<{ status: number }>[]> = {
  progress: (who) => [
    as(site, who).refused(getAssignmentProgress, { id }),
    as(site, who).refused(downloadAssignmentProgress, { id, format: 'csv' }),
    as(site, who).refused(getAssignmentTries, { id, uid: ada.uid, pid }),
  ],
  feedback: (who) => [as(site, who).refused(setFeedbackMark, { submitId, mark: 'good' })],
  grade: (who) => [as(site, who).refused(setAssignmentPoints, { id, uid: ada.uid, pid, percent: 50, reason: 'x' })],
  extend: (who) => [
    as(site, who).refused(getAssignmentExtensions, { id }),
    as(site, who).refused(extendAssignment, { id, uid: ada.uid, until: inHours(30), reason: 'x' }),
  ],
  roster: (who) => [as(site, who).refused(previewGroupRoster, { gid, rows: [[ada.username]] })],
};
const isLet = async (who: BuiltUser, right: AssistantRight) => {
  const statuses = (await Promise.all(NEEDS[right](who))).map(({ status }) => status);
  expect([right, new Set(statuses.map((status) => status === 200)).size]).toEqual([right, 1]);
  return statuses[0] === 200;
};
const allLet = async (who: BuiltUser) => {
  const found: AssistantRight[] = [];
  for (const right of ASSISTANT_RIGHTS) if (await isLet(who, right)) found.push(right);
  return found;
};

test.each([
  [['progress'], ['progress']],
  [['feedback'], ['progress', 'feedback']],
  [['grade'], ['progress', 'grade']],
  [['extend'], ['progress', 'extend']],
  [['roster'], ['roster']],
  [
    ['grade', 'roster'],
    ['progress', 'grade', 'roster'],
  ],
] as const)(
  'GRP-21 ASG-16 an assistant with %j may do that, and nothing else that is not a member’s',
  async (given, may) => {
    expect(await allLet(assistant)).toEqual([]);
    await give(...given);
    expect(await allLet(assistant)).toEqual(may);
    expect((await as(site, assistant)(getGroupDetail, { gid })).data.rights.sort()).toEqual([...may].sort());
    for (const op of [deleteAssignment, releaseAssignment]) {
      expect((await as(site, assistant).refused(op, { id })).data.code).toBe('assignment.unknown');
    }
    expect(await allLet(ada)).toEqual([]);
    expect(await allLet(stranger)).toEqual([]);
    expect(await allLet(admin)).toEqual([...ASSISTANT_RIGHTS]);
  },
);

test('ASG-16 no right is one over the own work', async () => {
  await give(...ASSISTANT_RIGHTS);
  const own = { id, uid: assistant.uid, pid };
  const ask = as(site, assistant);
  expect((await ask.refused(setAssignmentPoints, { ...own, percent: 100, reason: 'x' })).status).toBe(404);
  expect((await ask.refused(extendAssignment, { ...own, until: inHours(30), reason: 'x' })).status).toBe(404);
  const { data } = await ask(getAssignmentProgress, { id });
  expect(data.people.map(({ uid }) => uid)).toContain(assistant.uid);
});

test('ASG-16 real names are shown, and written into files, with the right to the roster alone', async () => {
  const seen = async () => {
    const { data } = await as(site, assistant)(getAssignmentProgress, { id });
    const file = await site.app.inject({
      url: `${downloadAssignmentProgress.path}?id=${id}&format=csv`,
      headers: { authorization: assistant.token },
    });
    return [JSON.stringify(data).includes('Augusta'), file.body.includes('Augusta')];
  };
  await give('progress');
  expect(await seen()).toEqual([false, false]);
  await give('progress', 'roster');
  expect(await seen()).toEqual([true, true]);
});

test('GRP-22 an assistant for one class finds nobody of another, by no call', async () => {
  const label = (who: BuiltUser, to: string) => as(site, owner)(labelGroupMember, { gid, uid: who.uid, label: to });
  const rights = ASSISTANT_RIGHTS.filter((right) => right !== 'roster');
  const seen = async () => {
    const { data } = await as(site, assistant)(getAssignmentProgress, { id });
    const grades = await as(site, assistant)(getGroupGrades, { gid });
    const file = await site.app.inject({
      url: `${downloadAssignmentProgress.path}?id=${id}&format=csv`,
      headers: { authorization: assistant.token },
    });
    return [data.people, grades.data.people]
      .map((list) => list.some(({ uid }) => uid === ada.uid))
      .concat(file.body.includes(ada.username));
  };
  const excuse = () =>
    as(site, assistant)
      .refused(excuseFromAssignment, { id, uid: ada.uid, reason: 'ill' })
      .then(({ status }) => status);
  await label(ada, 'B');
  await as(site, owner)(extendAssignment, { id, uid: ada.uid, until: inHours(40), reason: 'ill' });
  await as(site, owner)(setGroupAssistant, { gid, uid: assistant.uid, rights: [...rights], labels: ['A'] });
  expect(await seen()).toEqual([false, false, false]);
  const statuses = async () => {
    const some = await Promise.all([
      as(site, assistant).refused(getAssignmentTries, { id, uid: ada.uid, pid }),
      ...NEEDS.feedback(assistant),
      ...NEEDS.grade(assistant),
      as(site, assistant).refused(extendAssignment, { id, uid: ada.uid, until: inHours(50), reason: 'x' }),
      as(site, assistant).refused(withdrawAssignmentExtension, { id, uid: ada.uid }),
    ]);
    return [...some.map(({ status }) => status), await excuse()];
  };
  expect((await statuses()).filter((status) => status < 400)).toEqual([]);
  expect((await as(site, assistant)(getAssignmentExtensions, { id })).data).toEqual([]);
  const detail = await as(site, assistant).refused(getSubmissionDetail, { submitId });
  expect(JSON.stringify(detail)).not.toContain('zqxcode');
  // a roster is of all classes
  await as(site, owner)(setGroupAssistant, { gid, uid: assistant.uid, rights: [...ASSISTANT_RIGHTS], labels: ['A'] });
  expect((await NEEDS.roster(assistant)[0]!).status).toBe(403);
  await label(ada, 'A');
  expect(await seen()).toEqual([true, true, true]);
  expect((await as(site, assistant)(getAssignmentExtensions, { id })).data).toHaveLength(1);
  expect(new Set(await statuses())).toEqual(new Set([200]));
});

test('GRP-22 admins alone say in which class somebody is, and members are told of none', async () => {
  for (const who of [assistant, ada, stranger]) {
    expect((await as(site, who).refused(labelGroupMember, { gid, uid: ada.uid, label: 'A' })).status).toBe(403);
  }
  const asked = { gid, uid: stranger.uid, label: 'A' };
  expect((await as(site, admin).refused(labelGroupMember, asked)).data.code).toBe('group.memberUnknown');
  await as(site, admin)(labelGroupMember, { gid, uid: ada.uid, label: ' 1 班 ' });
  const told = async (who: BuiltUser) => {
    const { data } = await as(site, who)(getGroupMembers, { gid, limit: 100 });
    return data.records.find(({ uid }) => uid === ada.uid)!.label;
  };
  expect([await told(owner), await told(ada)]).toEqual(['1 班', '']);
});

test('GRP-21 roots alone make assistants, of members; in the log; admins are told who is one', async () => {
  for (const who of [admin, assistant, ada, stranger]) {
    const asked = { gid, uid: ada.uid, rights: ['grade'] };
    expect((await as(site, who).refused(setGroupAssistant, asked)).status).toBe(403);
  }
  for (const uid of [admin.uid, stranger.uid, owner.uid]) {
    const asked = { gid, uid, rights: ['grade'] };
    expect((await as(site, owner).refused(setGroupAssistant, asked)).data.code).toBe('group.memberUnknown');
  }
  await give('grade');
  const told = async (who: BuiltUser) => {
    const { data } = await as(site, who)(getGroupMembers, { gid, limit: 100 });
    return data.records.find(({ uid }) => uid === assistant.uid)!.rights;
  };
  expect([await told(admin), await told(ada)]).toEqual([['grade', 'progress'].sort(), []]);
  const log = await site.services.db
    .selectFrom('audit_log')
    .select(['uid', 'before', 'after'])
    .where('action', '=', 'setGroupAssistant')
    .where('subject', '=', `group ${gid}`)
    .execute();
  expect(log).toEqual([
    {
      uid: owner.uid,
      before: { uid: assistant.uid, rights: [], labels: null },
      after: { uid: assistant.uid, rights: ['grade'], labels: null },
    },
  ]);
});

test('GRP-21 rights end at once when they are taken, with the membership, and do not come back with it', async () => {
  await give('grade');
  await give();
  expect(await allLet(assistant)).toEqual([]);
  await give('grade');
  await as(site, owner)(removeGroupMember, { gid, uid: assistant.uid });
  expect(await allLet(assistant)).toEqual([]);
  await site.services.db.insertInto('group_members').values({ gid, uid: assistant.uid, auth: 3, reason: '' }).execute();
  expect(await allLet(assistant)).toEqual([]);
  await give('grade');
  await as(site, owner)(updateGroupMember, { gid, uid: assistant.uid, auth: 4 });
  expect(await allLet(assistant)).toEqual([...ASSISTANT_RIGHTS]);
});

const codeFor = async (who: BuiltUser, submission: number) => {
  const { status, data } = await as(site, who)(getSubmissionDetail, { submitId: submission });
  return status === 200 && data.submission.code === CODE;
};

test('ASG-17 code of what the group is set is read by who runs it and by assistants for feedback', async () => {
  expect([await codeFor(admin, submitId), await codeFor(assistant, submitId)]).toEqual([true, false]);
  await give('grade', 'extend', 'roster');
  expect(await codeFor(assistant, submitId)).toBe(false);
  await give('feedback');
  expect(await codeFor(assistant, submitId)).toBe(true);
  expect((await as(site, assistant)(addRemark, { submitId, line: null, content: 'Well done' })).status).toBe(200);
  expect((await as(site, assistant)(getFeedback, { submitId })).data).toMatchObject({ mayRemark: true, mayMark: true });
  const tries = await as(site, assistant)(getAssignmentTries, { id, uid: ada.uid, pid });
  expect(tries.data).toMatchObject({ mayOpen: true, tries: [{ submitId }] });
  await as(site, owner)(deleteAssignment, { id });
  expect(await codeFor(assistant, submitId)).toBe(false);
});

test('ASG-17 of a sheet, which is not the group’s own, nothing from before it was set, and nothing of strangers', async () => {
  const { qid, problems } = await buildQSheet(site, { groups: [{ problems: [{}] }] });
  const { problemId, pid: bound } = problems[0]!;
  const before = await send(ada, problemId, { qid });
  await site.services.db
    .updateTable('submissions')
    .set({ received_at: new Date(inHours(-1)) })
    .where('id', '=', before)
    .execute();
  const joined = new Date(inHours(-48));
  await site.services.db.updateTable('group_members').set({ gmt_create: joined }).where('gid', '=', gid).execute();
  const set = await setWork('qsheet', qid);
  const after = await send(ada, problemId, { qid });
  const others = await send(stranger, problemId, { qid });
  const now = new Date(site.clock.now().getTime() + 1000);
  await site.services.db
    .updateTable('submissions')
    .set({ received_at: now })
    .where('id', 'in', [after, others])
    .execute();
  const seen = [before, after, others];
  expect(await Promise.all(seen.map((one) => codeFor(admin, one)))).toEqual([false, true, false]);
  const { data } = await as(site, admin)(getAssignmentTries, { id: set, uid: ada.uid, pid: bound });
  expect(data.tries.map((one) => one.submitId)).toContain(after);
  for (const who of [ada, stranger]) {
    const asked = as(site, who).refused(getAssignmentTries, { id: set, uid: ada.uid, pid: bound });
    expect((await asked).data.code).toBe('assignment.unknown');
  }
});
