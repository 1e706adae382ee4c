import { deleteGroup } from '@assay/contract/groups/groups.ts';
import { restoreGroup } from '@assay/contract/groups/lives.ts';
import { exitGroup, joinGroup } from '@assay/contract/groups/members.ts';
import { GROUP_RANK, getGroupRank } from '@assay/contract/groups/rank.ts';
import { manualJudge } from '@assay/contract/judging/judgements.ts';
import { getProblemDetail } from '@assay/contract/problems/detail.ts';
import { getSubmissionDetail, updateSubmission } from '@assay/contract/submissions/detail.ts';
import { checkSubmissionsStatus, getSubmissionList } from '@assay/contract/submissions/list.ts';
import { submitProblemJudge, submitProblemTestJudge } from '@assay/contract/submissions/submit.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { buildTraining } from '@assay/testkit/build/training.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { type FakeJudge, judged, openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../platform/settings/settings.ts';
import { sweepGroups } from '../../groups/lives/sweep.ts';
import { groupRankVersion } from '../../groups/rank/follow.ts';

const SENT = { language: 'C++ 17', code: 'int main() {}' };

const ROLES = [
  'visitor',
  'stranger',
  'applicant',
  'refused',
  'left',
  'member',
  'author',
  'helper',
  'groupRoot',
  'owner',
  'siteAdmin',
  'problemAdmin',
  'root',
] as const;
type Role = (typeof ROLES)[number];

let site: TestSite;
let judge: FakeJudge;
let people: Record<Role, BuiltUser | null>;
let gid: number;
let problem: { pid: number; problemId: string };

const who = (role: Role) => people[role] ?? { token: undefined };
const uidOf = (role: Role) => people[role]!.uid;

beforeAll(async () => {
  site = await openTestSite();
  await site.services.settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, site.services.db);
  site.services.settings.forget();
  judge = await openFakeJudge(site);
  const made = {} as Record<Role, BuiltUser | null>;
  for (const role of ROLES) {
    const staff = { siteAdmin: 'admin', problemAdmin: 'problemAdmin', root: 'root' } as const;
    const siteRole = role in staff ? { role: staff[role as keyof typeof staff] } : {};
    made[role] = role === 'visitor' ? null : await buildUser(site, siteRole);
  }
  people = made;
  const members = [
    { uid: uidOf('applicant'), auth: 1 as const },
    { uid: uidOf('refused'), auth: 2 as const },
    people.member!,
    people.author!,
    people.left!,
    { uid: uidOf('helper'), auth: 4 as const },
    { uid: uidOf('groupRoot'), auth: 5 as const },
  ];
  ({ gid } = await buildGroup(site, { owner: people.owner!, members }));
  problem = await buildProblem(site, { gid });
});
afterAll(() => site.close());

/** Submits in the group and has it judged. */
async function submit(by: BuiltUser, address: { pid: string; gid?: number; tid?: number }, status = 0, score?: number) {
  const { data } = await as(site, by)(submitProblemJudge, { ...address, ...SENT });
  const [job] = await judge.claim();
  await judge.report(job!, judged([status], score === undefined ? {} : { score }));
  return data.submitId;
}

const codeOf = async (asked: Promise<{ status: number; data: unknown }>) => {
  const { status, data } = await asked;
  return status === 200 ? 'done' : (data as { code: string }).code;
};
const list = async (by: Role, query: object = {}) => {
  const { data } = await as(site, who(by))(getSubmissionList, { gid, limit: 100, ...query });
  return data.records;
};

const INSIDE: readonly Role[] = ['member', 'author', 'helper', 'groupRoot', 'owner', 'root'];
const OUTSIDE = ROLES.filter((role) => !INSIDE.includes(role));

describe('GRP-13 submissions of a group', () => {
  let submitId: number;
  let leftId: number;
  beforeAll(async () => {
    submitId = await submit(people.author!, { pid: problem.problemId, gid }, -1);
    leftId = await submit(people.left!, { pid: problem.problemId, gid }, -1);
    await as(site, people.left!)(exitGroup, { gid });
  });

  test.each(INSIDE)('%s reads the list, and who left is marked', async (role) => {
    const rows = await list(role);
    expect(rows.map((row) => row.submitId)).toEqual([leftId, submitId]);
    expect(rows.map(({ hasLeft }) => hasLeft ?? false)).toEqual([true, false]);
    expect(rows[0]).toMatchObject({ username: people.left!.username, hasPage: true, status: -1 });
  });

  test.each(OUTSIDE)('%s reads and does nothing there', async (role) => {
    const refusal = role === 'visitor' ? 'access.loginNeeded' : 'group.membersOnly';
    const ask = as(site, who(role)).refused;
    const sent = { ...SENT, pid: problem.problemId, gid };
    expect(await codeOf(ask(getSubmissionList, { gid }))).toBe(refusal);
    expect(await codeOf(ask(checkSubmissionsStatus, { submitIds: [submitId], gid }))).toBe(refusal);
    expect(await codeOf(ask(getProblemDetail, { problemId: problem.problemId, gid }))).toBe(refusal);
    expect(await codeOf(ask(submitProblemJudge, sent))).toBe(refusal);
    expect(await codeOf(ask(submitProblemTestJudge, { ...sent, userInput: '1 2' }))).toBe(refusal);
    expect(await codeOf(ask(getGroupRank, { gid }))).toBe(refusal);
    expect(await codeOf(ask(getSubmissionDetail, { submitId }))).toBe('submission.unknown');
    // rights end with membership: the own ones are no exception
    expect(await codeOf(ask(getSubmissionDetail, { submitId: leftId }))).toBe('submission.unknown');
  });

  test.each(INSIDE)('%s reads the code of others only as root of the group, of a shared one always', async (role) => {
    const read = async () => {
      const { data } = await as(site, who(role))(getSubmissionDetail, { submitId });
      return data.submission.code !== null;
    };
    expect(await read()).toBe(['author', 'groupRoot', 'owner', 'root'].includes(role));
    await as(site, people.author!)(updateSubmission, { submitId, share: true });
    expect(await read()).toBe(true);
    await as(site, people.author!)(updateSubmission, { submitId, share: false });
  });

  test('are found by author, problem and verdict, and nowhere else', async () => {
    expect((await list('member', { username: people.author!.username })).map((row) => row.submitId)).toEqual([
      submitId,
    ]);
    expect(await list('member', { problemID: problem.problemId })).toHaveLength(2);
    expect(await list('member', { status: 0 })).toEqual([]);
    expect((await list('author', { onlyMine: true })).map((row) => row.submitId)).toEqual([submitId]);
    const mine = await as(site, people.author!)(getSubmissionList, { onlyMine: true });
    expect(mine.data.records).toEqual([]);
    const other = await buildGroup(site, { owner: people.author! });
    const elsewhere = await as(site, people.author!)(checkSubmissionsStatus, { submitIds: [submitId], gid: other.gid });
    expect(elsewhere.data).toEqual({});
  });

  test('count in the figures of the group alone', async () => {
    const { data } = await as(site, people.member!)(getProblemDetail, { problemId: problem.problemId, gid });
    expect(data).toMatchObject({ problemCount: { total: 2, wa: 2, ac: 0 }, myStatus: -10 });
    const own = await as(site, people.author!)(getProblemDetail, { problemId: problem.problemId, gid });
    expect(own.data.myStatus).toBe(-1);
    const { total } = await site.services.db
      .selectFrom('problems')
      .select('total')
      .where('id', '=', problem.pid)
      .executeTakeFirstOrThrow();
    expect(total).toBe(0);
  });

  test('private problems are solved and shown to those alone who may change them', async () => {
    const hidden = await buildProblem(site, { gid, auth: 2, author: people.helper! });
    const id = await submit(people.helper!, { pid: hidden.problemId, gid });
    for (const role of ['member', 'author'] as const) {
      const sent = { ...SENT, pid: hidden.problemId, gid };
      expect(await codeOf(as(site, who(role)).refused(submitProblemJudge, sent))).toBe('problem.unknown');
      expect((await list(role)).map(({ submitId: one }) => one)).not.toContain(id);
      expect(await codeOf(as(site, who(role)).refused(getSubmissionDetail, { submitId: id }))).toBe(
        'submission.unknown',
      );
    }
    for (const role of ['helper', 'groupRoot', 'owner', 'root'] as const) {
      expect((await list(role)).map(({ submitId: one }) => one)).toContain(id);
    }
  });
});

describe('GRP-14 the rank of a group', () => {
  test('counts the group and its trainings, exactly after judging again and deleting', async () => {
    const [ada, bob] = [await buildUser(site), await buildUser(site)];
    const made = await buildGroup(site, { owner: people.owner!, members: [ada, bob] });
    const [one, two] = [
      await buildProblem(site, { gid: made.gid }),
      await buildProblem(site, {
        gid: made.gid,
        type: 1,
        cases: [{ input: '1 2\n', output: '3\n', score: 100, groupNum: null }],
      }),
    ];
    const rank = async (query: object = {}) => {
      const { data } = await as(site, ada)(getGroupRank, { gid: made.gid, ...query });
      return data.records.map((row) => [row.rank, row.uid, row.ac, row.total, row.score, row.hasLeft]);
    };
    const owner = people.owner!.uid;
    expect(await rank()).toEqual(
      [owner, ada.uid, bob.uid].sort((a, b) => a - b).map((uid) => [1, uid, 0, 0, 0, false]),
    );

    await submit(ada, { pid: one.problemId, gid: made.gid }, -1);
    const accepted = await submit(ada, { pid: one.problemId, gid: made.gid });
    await submit(bob, { pid: one.problemId, gid: made.gid });
    expect(await rank()).toEqual([
      [1, bob.uid, 1, 1, 0, false],
      [2, ada.uid, 1, 2, 0, false],
      [3, owner, 0, 0, 0, false],
    ]);

    // by points: the best of each problem
    await submit(ada, { pid: two.problemId, gid: made.gid }, 8, 40);
    await submit(ada, { pid: two.problemId, gid: made.gid }, 8, 30);
    const points = (await rank({ type: GROUP_RANK.oi }))[0]!;
    expect([points[0], points[1]]).toEqual([1, ada.uid]);
    expect(points[4]).toBeGreaterThan(0);

    // judged again: what was accepted is wrong, and who did not try has fewer submissions
    await as(site, people.root!)(manualJudge, { submitId: accepted, status: -1, reason: 'test' });
    expect((await rank()).find(([, uid]) => uid === ada.uid)).toMatchObject([
      3,
      ada.uid,
      0,
      4,
      expect.any(Number),
      false,
    ]);

    const training = await buildTraining(site, { gid: made.gid, sections: [{ problems: [{}] }] });
    await submit(ada, { pid: training.problems[0]!.problemId, tid: training.tid });
    expect((await rank())[1]!.slice(0, 4)).toEqual([2, ada.uid, 1, 5]);
    expect((await list('root', { gid: made.gid })).map(({ uid }) => uid)).toContain(ada.uid);

    await as(site, bob)(exitGroup, { gid: made.gid });
    expect((await rank())[0]).toEqual([1, bob.uid, 1, 1, 0, true]);
    expect(await rank({ searchUser: ada.username })).toHaveLength(1);
    expect((await rank({ searchUser: ada.username }))[0]![0]).toBe(2);
  });

  test('changes for those who look at it when somebody is judged, comes or leaves', async () => {
    const ada = await buildUser(site);
    const made = await buildGroup(site, { owner: people.owner!, members: [ada] });
    const { problemId } = await buildProblem(site, { gid: made.gid });
    const changes: (() => Promise<unknown>)[] = [
      () => submit(ada, { pid: problemId, gid: made.gid }),
      () => as(site, ada)(exitGroup, { gid: made.gid }),
      () => as(site, ada)(joinGroup, { gid: made.gid }),
    ];
    for (const change of changes) {
      const before = await groupRankVersion(site.services, made.gid);
      await change();
      await expect.poll(() => groupRankVersion(site.services, made.gid)).not.toBe(before);
    }
  });

  test('is right when results of one person come at once', async () => {
    const ada = await buildUser(site);
    const made = await buildGroup(site, { owner: ada });
    const problems = await Promise.all(Array.from({ length: 6 }, () => buildProblem(site, { gid: made.gid })));
    for (const { problemId } of problems) {
      await as(site, ada)(submitProblemJudge, { pid: problemId, gid: made.gid, ...SENT });
    }
    const jobs = await judge.claim(6);
    await Promise.all(jobs.map((job) => judge.report(job, judged([0]))));
    const { data } = await as(site, ada)(getGroupRank, { gid: made.gid });
    expect(data.records).toMatchObject([{ ac: 6, total: 6 }]);
  });
});

test('EDIT-11 what is sent to its problems waits behind practice, in its trainings too, also after a node gave it back', async () => {
  const ofSite = await buildProblem(site);
  const { tid } = await buildTraining(site, { gid, sections: [{ problems: [problem, ofSite] }] });
  const send = async (address: { pid: string; gid?: number; tid?: number }) =>
    (await as(site, people.member!)(submitProblemJudge, { ...address, ...SENT })).data.submitId;
  const inGroup = await send({ pid: problem.problemId, gid });
  const inTraining = await send({ pid: problem.problemId, tid });
  const practice = [await send({ pid: ofSite.problemId, tid }), await send({ pid: ofSite.problemId })];
  const taken = async (count: number) => {
    const jobs = await judge.claim(count);
    const ids = jobs.map(({ jobId }) => jobId);
    const { rows } = await sql<{ submission_id: number }>`
      select submission_id from jobs where id = any(${ids}::bigint[]) order by priority, turn, id`.execute(
      site.services.db,
    );
    return { jobs, ids: rows.map(({ submission_id }) => submission_id) };
  };
  const first = await taken(4);
  expect(first.ids).toEqual([...practice, inGroup, inTraining]);
  // the node breaks at all of them, and a newcomer to practice still comes before what it gave back of the group
  for (const job of first.jobs) await judge.report(job, { outcome: 'judgeFailure', reason: 'the disk broke' });
  await sql`update jobs set failed_at = failed_at - interval '1 minute'`.execute(site.services.db);
  await sql`update judge_nodes set resting_until = null`.execute(site.services.db);
  const late = await send({ pid: ofSite.problemId });
  const second = await taken(5);
  expect(second.ids).toEqual([...practice, late, inGroup, inTraining]);
  for (const job of second.jobs) await judge.report(job, judged([0]));
});

describe('leaving and disbanding', () => {
  test('GRP-18 nothing is stored of somebody after leaving, however close it was', async () => {
    const ada = await buildUser(site);
    await as(site, ada)(joinGroup, { gid });
    const sent = { ...SENT, pid: problem.problemId, gid };
    const tries = Array.from({ length: 6 }, () => codeOf(as(site, ada).refused(submitProblemJudge, sent)));
    const [left, ...answers] = await Promise.all([codeOf(as(site, ada).refused(exitGroup, { gid })), ...tries]);
    expect(left).toBe('done');
    const stored = await site.services.db.selectFrom('submissions').select('id').where('uid', '=', ada.uid).execute();
    expect(stored).toHaveLength(answers.filter((answer) => answer === 'done').length);
    expect(await codeOf(as(site, ada).refused(submitProblemJudge, sent))).toBe('group.membersOnly');
  });

  test('GRP-15 what is restored has its submissions and rank, what is swept takes all of its own along', async () => {
    const ada = await buildUser(site);
    const made = await buildGroup(site, { owner: ada });
    const { problemId, pid } = await buildProblem(site, { gid: made.gid });
    const id = await submit(ada, { pid: problemId, gid: made.gid });
    await as(site, ada)(deleteGroup, { gid: made.gid });
    expect(await codeOf(as(site, ada).refused(getSubmissionDetail, { submitId: id }))).toBe('submission.unknown');
    await as(site, ada)(restoreGroup, { gid: made.gid });
    const { data } = await as(site, ada)(getGroupRank, { gid: made.gid });
    expect(data.records).toMatchObject([{ uid: ada.uid, ac: 1, total: 1 }]);
    await as(site, ada)(deleteGroup, { gid: made.gid });
    const { db } = site.services;
    await db
      .updateTable('groups')
      .set({ disbanded_at: new Date(site.clock.now().getTime() - 31 * 24 * 3600 * 1000) })
      .where('id', '=', made.gid)
      .execute();
    await sweepGroups(site.services);
    const left = await Promise.all([
      db.selectFrom('groups').select('id').where('id', '=', made.gid).execute(),
      db.selectFrom('problems').select('id').where('id', '=', pid).execute(),
      db.selectFrom('submissions').select('id').where('id', '=', id).execute(),
    ]);
    expect(left).toEqual([[], [], []]);
  });
});
