import { changeProblemAuth, deleteProblem, getAdminProblem, updateProblem } from '@assay/contract/authoring/editor.ts';
import { getProblemCases } from '@assay/contract/authoring/testdata.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { getGroupAdminProblemList, getGroupProblemList } from '@assay/contract/groups/problems.ts';
import { getProblemDetail } from '@assay/contract/problems/detail.ts';
import { getProblemList } from '@assay/contract/problems/list.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import {
  applyPublic,
  decideGroupProblem,
  getGroupProblemReviews,
  getProblemReviews,
} from '@assay/contract/reviews/problems.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildProblem, type ProblemOptions } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertContestProblem } from '../../contests/problems/admin-problems.queries.ts';
import { deliverMessages } from '../../messages/inbox/deliver.ts';

let site: TestSite;
let people: Record<
  'owner' | 'admin' | 'other' | 'member' | 'stranger' | 'siteAdmin' | 'problemAdmin' | 'superAdmin',
  BuiltUser
>;
let gid: number;

beforeAll(async () => {
  site = await openTestSite();
  people = {
    owner: await buildUser(site),
    admin: await buildUser(site),
    other: await buildUser(site),
    member: await buildUser(site),
    stranger: await buildUser(site),
    siteAdmin: await buildUser(site, { role: 'admin' }),
    problemAdmin: await buildUser(site, { role: 'problemAdmin' }),
    superAdmin: await buildUser(site, { role: 'root' }),
  };
  ({ gid } = await buildGroup(site, {
    owner: people.owner,
    name: 'Applicants',
    members: [
      { uid: people.admin.uid, auth: GROUP_LEVEL.admin },
      { uid: people.other.uid, auth: GROUP_LEVEL.admin },
      { uid: people.member.uid },
    ],
  }));
});
afterAll(() => site.close());

type Name = keyof typeof people;
const asking = (name: Name) => as(site, people[name]);
const make = (options: ProblemOptions = {}) => buildProblem(site, { gid, author: people.admin, ...options });
const apply = async (pid: number, name: Name = 'admin', isApplied = true) =>
  (await asking(name).refused(applyPublic, { pid, isApplied, message: 'For everybody' })).data?.code;
const decide = async (pid: number, progress: 2 | 3, name: Name = 'problemAdmin', more: object = {}) =>
  (await asking(name).refused(decideGroupProblem, { pid, progress, reason: 'Unclear', ...more })).data?.code;
const rowOf = (pid: number) =>
  site.services.db
    .selectFrom('problems')
    .select(['auth', 'owner_kind', 'owner_id', 'version'])
    .where('id', '=', pid)
    .executeTakeFirstOrThrow();
const progressOf = async (pid: number) =>
  (await asking('owner')(getGroupAdminProblemList, { gid, limit: 100 })).data.records.find(({ id }) => id === pid)
    ?.applyPublicProgress;
const isPublic = async (problemId: string) =>
  (await as(site)(getProblemList, { keyword: problemId, tagId: [] })).data.total === 1;

describe('GRP-12 ADM-10 applying', () => {
  test('is for those who may change the problem; it waits, is withdrawn, and applied for again', async () => {
    const { pid, problemId } = await make();
    for (const name of ['other', 'member'] as const) expect(await apply(pid, name), name).toBe('access.denied');
    for (const name of ['stranger', 'siteAdmin', 'problemAdmin'] as const) {
      expect(await apply(pid, name), name).toBe('problem.unknown');
    }
    expect(await apply(pid, 'admin', false)).toBe('review.notWaiting');
    expect([await apply(pid), await apply(pid), await progressOf(pid)]).toEqual([undefined, 'review.applied', 1]);
    expect([await apply(pid, 'owner', false), await progressOf(pid)]).toEqual([undefined, null]);
    expect([await apply(pid, 'owner'), await isPublic(problemId)]).toEqual([undefined, false]);
  });

  test('while it waits it stays as it is, but for reviewers', async () => {
    const { pid } = await make();
    await apply(pid);
    const { version, problem, tags, languages, codeTemplates } = (await asking('admin')(getAdminProblem, { pid })).data;
    const save = { pid, version, problem, tags, languages, codeTemplates, cases: { from: 'keep' as const } };
    expect((await asking('admin').refused(updateProblem, save)).data.code).toBe('problem.applying');
    expect((await asking('owner').refused(changeProblemAuth, { pid, auth: 2 })).data.code).toBe('problem.applying');
    expect((await asking('owner').refused(deleteProblem, { pid })).data.code).toBe('problem.applying');
    expect((await asking('superAdmin')(updateProblem, save)).status).toBe(200);
  });

  test('reviewers see and read it while it waits, and not otherwise', async () => {
    const { pid, problemId } = await make({ auth: 2 });
    const reads = async (name: Name) =>
      Promise.all(
        [getAdminProblem, getProblemCases, getProblemReviews].map(
          async (op) => (await asking(name).refused(op, { pid })).status,
        ),
      );
    expect(await reads('problemAdmin')).toEqual([404, 404, 404]);
    await apply(pid);
    expect(await reads('problemAdmin')).toEqual([200, 200, 200]);
    expect(await reads('siteAdmin')).toEqual([404, 404, 404]);
    const queue = (await asking('problemAdmin')(getGroupProblemReviews, { keyword: problemId })).data;
    expect(queue.records).toMatchObject([{ pid, gid, group: 'Applicants', message: 'For everybody', state: 1 }]);
    await apply(pid, 'admin', false);
    expect(await reads('problemAdmin')).toEqual([404, 404, 404]);
    expect((await asking('problemAdmin')(getGroupProblemReviews, { keyword: problemId })).data.total).toBe(0);
  });
});

describe('ADM-10 deciding', () => {
  test('is for super and problem administrators', async () => {
    const { pid } = await make();
    await apply(pid);
    for (const name of ['owner', 'admin', 'member', 'stranger', 'siteAdmin'] as const) {
      expect(await decide(pid, 2, name), name).toBe('access.denied');
      expect((await asking(name).refused(getGroupProblemReviews, {})).data.code, name).toBe('access.denied');
    }
    expect(await rowOf(pid)).toMatchObject({ owner_kind: 'group' });
  });

  test('passing makes the problem one of the site, public, and still on the lists of the group; the applicant is told', async () => {
    const { pid, problemId } = await make();
    await apply(pid);
    expect(await decide(pid, 2, 'problemAdmin', { reason: 'Welcome' })).toBeUndefined();
    expect(await rowOf(pid)).toMatchObject({ auth: PROBLEM_AUTH.public, owner_kind: 'site', owner_id: 0 });
    expect([await isPublic(problemId), await progressOf(pid)]).toEqual([true, 2]);
    expect((await as(site)(getProblemDetail, { problemId })).status).toBe(200);
    const { records } = (await asking('member')(getGroupProblemList, { gid, tagId: [], keyword: problemId })).data;
    expect(records.map((row) => row.pid)).toEqual([pid]);
    const inGroup = (await asking('member')(getProblemDetail, { problemId, gid })).data;
    expect(inGroup.problem).toMatchObject({ id: pid, auth: 1 });
    // it is the site's now, and its author no administrator of the site
    expect((await asking('admin').refused(getAdminProblem, { pid })).data.code).toBe('access.denied');
    expect([await apply(pid), await decide(pid, 3)]).toEqual(['access.denied', 'review.notWaiting']);
    await deliverMessages(site.services);
    const told = await site.services.db
      .selectFrom('messages')
      .select(['uid', 'kind', 'source_content'])
      .where('source_id', '=', pid)
      .execute();
    expect(told).toEqual([{ uid: people.admin.uid, kind: 'review.accepted', source_content: 'Welcome' }]);
  });

  test('refusing takes a reason, which those of the group read; it may be applied for again', async () => {
    const { pid, problemId } = await make();
    await apply(pid);
    expect(await decide(pid, 3, 'superAdmin', { reason: ' ' })).toBe('review.reasonNeeded');
    expect(await decide(pid, 3)).toBeUndefined();
    expect([await progressOf(pid), await isPublic(problemId)]).toEqual([3, false]);
    const list = (await asking('admin')(getGroupAdminProblemList, { gid, keyword: problemId })).data.records;
    expect(list[0]?.review).toMatchObject({ state: 3, reason: 'Unclear' });
    expect(await apply(pid)).toBeUndefined();
    const history = (await asking('problemAdmin')(getProblemReviews, { pid })).data;
    expect(history.map(({ state, reviewer }) => [state, reviewer])).toEqual([
      [1, ''],
      [3, people.problemAdmin.username],
    ]);
  });

  test('what was saved since the reviewer looked is not decided about', async () => {
    const { pid } = await make();
    await apply(pid);
    const { version } = await rowOf(pid);
    expect(await decide(pid, 2, 'problemAdmin', { version: version + 1 })).toBe('review.changed');
    expect(await decide(pid, 2, 'problemAdmin', { version })).toBeUndefined();
  });

  test('a problem of a contest that has not ended does not become public', async () => {
    const { pid } = await make({ auth: 3 });
    const { cid } = await buildContest(site, { author: people.owner, gid, problems: [] });
    await site.services.db
      .transaction()
      .execute((tx) =>
        insertContestProblem(tx, { cid, pid, displayId: 'A', displayTitle: 'A', color: '', offList: false }),
      );
    await apply(pid);
    expect(await decide(pid, 2)).toBe('problem.inContest');
    expect([await rowOf(pid), await progressOf(pid)]).toMatchObject([{ auth: 3, owner_kind: 'group' }, 1]);
  });
});

describe('T-RACE-10 at once', () => {
  test('of many who apply one does, and of many who decide one does', async () => {
    const { pid } = await make();
    const applied = await Promise.all(Array.from({ length: 8 }, (_, at) => apply(pid, at % 2 ? 'admin' : 'owner')));
    expect(applied.filter((code) => code === undefined)).toHaveLength(1);
    const decided = await Promise.all(
      Array.from({ length: 6 }, (_, at) => decide(pid, at % 2 ? 2 : 3, at % 2 ? 'problemAdmin' : 'superAdmin')),
    );
    expect(decided.filter((code) => code === undefined)).toHaveLength(1);
    expect(decided.filter((code) => code === 'review.notWaiting')).toHaveLength(5);
  });

  test('withdrawn and passed at once it is one of both, and one of both is told', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { pid, problemId } = await make();
      await apply(pid);
      const [withdrawn, passed] = await Promise.all([apply(pid, 'admin', false), decide(pid, 2)]);
      expect([withdrawn, passed].filter((code) => code === undefined)).toHaveLength(1);
      expect([await isPublic(problemId), (await rowOf(pid)).owner_kind]).toEqual(
        passed === undefined ? [true, 'site'] : [false, 'group'],
      );
    }
  });

  test('saved and applied for at once it is reviewed as it was saved', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { pid } = await make();
      const { version, problem, tags, languages, codeTemplates } = (await asking('admin')(getAdminProblem, { pid }))
        .data;
      const save = { pid, version, problem, tags, languages, codeTemplates, cases: { from: 'keep' as const } };
      const [saved] = await Promise.all([asking('admin').refused(updateProblem, save), apply(pid)]);
      expect([200, 409]).toContain(saved.status);
      const { version: after } = await rowOf(pid);
      expect(after).toBe(saved.status === 200 ? version + 1 : version);
    }
  });
});
