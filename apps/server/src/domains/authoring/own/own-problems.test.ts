import { deleteProblem, getAdminProblem } from '@assay/contract/authoring/editor.ts';
import {
  addOwnProblem,
  deleteOwnProblem,
  getOwnProblem,
  getOwnProblemCases,
  getUserProblemList,
  updateOwnProblem,
} from '@assay/contract/authoring/own-problems.ts';
import { getProblemDetail } from '@assay/contract/problems/detail.ts';
import { getProblemList } from '@assay/contract/problems/list.ts';
import {
  applyPublic,
  decideGroupProblem,
  decideUserProblem,
  getProblemChanges,
  getUserProblemReviews,
} from '@assay/contract/reviews/problems.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildProblem, problemSave } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { judged, openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../platform/settings/settings.ts';
import { PRIORITY } from '../../judging/queue/queue.queries.ts';

let site: TestSite;
let people: Record<'author' | 'stranger' | 'siteAdmin' | 'problemAdmin' | 'superAdmin', BuiltUser>;

beforeAll(async () => {
  site = await openTestSite();
  await buildProblem(site);
  people = {
    author: await buildUser(site),
    stranger: await buildUser(site),
    siteAdmin: await buildUser(site, { role: 'admin' }),
    problemAdmin: await buildUser(site, { role: 'problemAdmin' }),
    superAdmin: await buildUser(site, { role: 'root' }),
  };
  await site.services.settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, site.services.db);
  site.services.settings.forget();
});
afterAll(() => site.close());

type Name = keyof typeof people;
const asking = (name: Name) => as(site, people[name]);
const make = async (name: Name = 'author') => (await asking(name)(addOwnProblem, problemSave())).data;
const apply = async (pid: number, isApplied = true) =>
  (await asking('author').refused(applyPublic, { pid, isApplied })).data?.code;
const decide = async (pid: number, progress: 2 | 3, more: object = {}, name: Name = 'problemAdmin') =>
  (await asking(name).refused(decideUserProblem, { pid, progress, reason: 'Unclear', ...more })).data?.code;
const rowOf = (pid: number) =>
  site.services.db
    .selectFrom('problems')
    .select(['auth', 'owner_kind', 'owner_id', 'version'])
    .where('id', '=', pid)
    .executeTakeFirstOrThrow();
const listFor = async (name: Name, input: object = {}) =>
  (await asking(name)(getUserProblemList, { limit: 100, ...input })).data.records.map(({ id }) => id);
const saveOf = async (pid: number) => {
  const { version, problem, tags, languages, codeTemplates } = (await asking('author')(getOwnProblem, { pid })).data;
  return { pid, version, problem, tags, languages, codeTemplates, cases: { from: 'keep' as const } };
};

describe('NOTE-4 a problem of one’s own', () => {
  test('is made, read, changed and deleted by its author alone, and stays private', async () => {
    const { pid, problemId } = await make();
    expect(problemId).toMatch(new RegExp(`^U${people.author.uid}-`));
    expect(await rowOf(pid)).toMatchObject({ auth: 2, owner_kind: 'person', owner_id: people.author.uid });
    const save = await saveOf(pid);
    const opened = { ...save, problem: { ...save.problem, auth: 1 as const, source: 'Mine' } };
    expect((await asking('author')(updateOwnProblem, opened)).data.problemId).toBe(problemId);
    expect(await rowOf(pid)).toMatchObject({ auth: 2 });
    for (const name of ['stranger', 'siteAdmin', 'problemAdmin'] as const) {
      const codes = await Promise.all([
        asking(name).refused(getOwnProblem, { pid }),
        asking(name).refused(getOwnProblemCases, { pid }),
        asking(name).refused(updateOwnProblem, save),
        asking(name).refused(deleteOwnProblem, { pid }),
        asking(name).refused(applyPublic, { pid, isApplied: true }),
        asking(name).refused(getProblemDetail, { problemId }),
      ]);
      expect(
        codes.map(({ data }) => data.code),
        name,
      ).toEqual(Array(6).fill('problem.unknown'));
    }
    expect((await asking('superAdmin')(getAdminProblem, { pid })).status).toBe(200);
    await asking('author')(deleteProblem, { pid });
    expect((await asking('author').refused(getOwnProblem, { pid })).data.code).toBe('problem.unknown');
  });

  test('is listed for its author and super administrators, published ones for everybody', async () => {
    const [hidden, shown] = [await make(), await make()];
    await apply(shown.pid);
    expect(await decide(shown.pid, 2)).toBeUndefined();
    const { username } = people.author;
    const mine = await listFor('author');
    expect(mine).toEqual(expect.arrayContaining([hidden.pid, shown.pid]));
    expect(await listFor('superAdmin', { username })).toEqual(mine);
    for (const name of ['stranger', 'problemAdmin'] as const) {
      expect(await listFor(name, { username }), name).toEqual([shown.pid]);
    }
    expect(await listFor('author', { status: 2 })).toEqual([shown.pid]);
    expect(await listFor('author', { search: hidden.problemId, page: 1 })).toEqual([hidden.pid]);
    expect((await as(site)(getUserProblemList, { username })).data.records[0]).toMatchObject({ review: null });
    expect((await as(site)(getUserProblemList, {})).data.total).toBe(0);
  });

  test('EDIT-11 is held to the limits of the site', async () => {
    const save = problemSave();
    const refused = async (problem: object, cases = save.cases) =>
      (await asking('author').refused(addOwnProblem, { ...save, cases, problem: { ...save.problem, ...problem } })).data
        .code;
    expect(await refused({ timeLimit: 20_000 })).toBe('problem.timeBeyond');
    expect(await refused({ memoryLimit: 1024 })).toBe('problem.memoryBeyond');
    const samples = Array.from({ length: 101 }, () => ({ input: '1', output: '1' }));
    expect(await refused({}, { from: 'manual', samples })).toBe('problem.casesBeyond');
  });

  test('T-RACE-7 EDIT-11 nobody gets more than the site allows, at once either', async () => {
    const writer = await buildUser(site);
    const { problemsPerUser } = await site.services.settings.read();
    await site.services.settings.write(
      { ...(await site.services.settings.read()), problemsPerUser: 3 },
      site.services.db,
    );
    site.services.settings.forget();
    const made = await Promise.all(
      Array.from({ length: 7 }, () => as(site, writer).refused(addOwnProblem, problemSave())),
    );
    expect(made.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(made.filter(({ data }) => data?.code === 'problem.tooManyOwn')).toHaveLength(4);
    await site.services.settings.write({ ...(await site.services.settings.read()), problemsPerUser }, site.services.db);
    site.services.settings.forget();
  });

  test('EDIT-11 NOTE-4 is judged after practice, and solving it earns nothing until it is published', async () => {
    const { pid, problemId } = await make();
    const judge = await openFakeJudge(site, { languages: ['C'] });
    const accept = async () => {
      const [job] = await judge.claim(1);
      await judge.report(job!, judged([0]));
    };
    const submit = async () =>
      (await asking('author')(submitProblemJudge, { pid: problemId, language: 'C', code: 'int main(){}' })).data
        .submitId;
    const solved = () => site.services.db.selectFrom('solved_problems').select('uid').where('pid', '=', pid).execute();
    const first = await submit();
    const job = await site.services.db
      .selectFrom('jobs')
      .select('priority')
      .where('submission_id', '=', first)
      .executeTakeFirstOrThrow();
    expect(job.priority).toBe(PRIORITY.own);
    await accept();
    expect(await solved()).toEqual([]);
    await apply(pid);
    await decide(pid, 2);
    await submit();
    await accept();
    expect(await solved()).toEqual([{ uid: people.author.uid }]);
  });
});

describe('ADM-10 the queue of people’s problems', () => {
  test('is for reviewers, takes its own kind alone, and publishes with a reward, once', async () => {
    const { pid, problemId } = await make();
    await apply(pid);
    for (const name of ['author', 'stranger', 'siteAdmin'] as const) {
      expect(await decide(pid, 2, {}, name), name).toBe('access.denied');
      expect((await asking(name).refused(getUserProblemReviews, {})).data.code, name).toBe('access.denied');
    }
    expect((await asking('problemAdmin').refused(decideGroupProblem, { pid, progress: 2 })).data.code).toBe(
      'review.notWaiting',
    );
    const [row] = (await asking('problemAdmin')(getUserProblemReviews, { keyword: problemId })).data.records;
    expect(row).toMatchObject({ pid, gid: null, paid: false, decidedVersion: null });
    expect(await decide(pid, 2, { reward: 9999 })).toBeUndefined();
    expect(await rowOf(pid)).toMatchObject({ auth: 1, owner_kind: 'site', owner_id: 0 });
    expect((await as(site)(getProblemList, { keyword: problemId, tagId: [] })).data.total).toBe(1);
    const paid = await site.services.db
      .selectFrom('coin_ledger')
      .select(['uid', 'delta', 'reason'])
      .where('subject', '=', String(pid))
      .execute();
    expect(paid).toEqual([
      { uid: people.author.uid, delta: DEFAULT_SETTINGS.problemRewardMax, reason: 'problem-reward' },
    ]);
    // it is the site's now
    expect(
      (await asking('author').refused(updateOwnProblem, await saveOf(pid).catch(() => ({ pid }) as never))).status,
    ).not.toBe(200);
    expect(await apply(pid)).toBe('access.denied');
  });

  test('shows what changed since the last decision, to reviewers and the author', async () => {
    const { pid } = await make();
    expect((await asking('author')(getProblemChanges, { pid })).data).toBeNull();
    await apply(pid);
    await decide(pid, 3);
    const save = await saveOf(pid);
    await asking('author')(updateOwnProblem, { ...save, problem: { ...save.problem, source: 'Elsewhere' } });
    expect((await asking('problemAdmin').refused(getProblemChanges, { pid })).data.code).toBe('problem.unknown');
    await apply(pid);
    const { data } = await asking('problemAdmin')(getProblemChanges, { pid });
    expect(data).toEqual([{ part: 'source', before: '', now: 'Elsewhere' }]);
  });

  test('T-RACE-10 of many who decide at once one does, and the author is paid once', async () => {
    const { pid } = await make();
    await apply(pid);
    const decided = await Promise.all(
      Array.from({ length: 6 }, (_, at) => decide(pid, 2, { reward: 5 }, at % 2 ? 'problemAdmin' : 'superAdmin')),
    );
    expect(decided.filter((code) => code === undefined)).toHaveLength(1);
    expect(decided.filter((code) => code === 'review.notWaiting')).toHaveLength(5);
    const paid = await site.services.db
      .selectFrom('coin_ledger')
      .select('delta')
      .where('subject', '=', String(pid))
      .where('reason', '=', 'problem-reward')
      .execute();
    expect(paid).toEqual([{ delta: 5 }]);
  });

  test('T-RACE-10 saved and applied for at once it is reviewed as it was saved', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { pid } = await make();
      const save = await saveOf(pid);
      const [saved] = await Promise.all([asking('author').refused(updateOwnProblem, save), apply(pid)]);
      expect([200, 409]).toContain(saved.status);
      expect((await rowOf(pid)).version).toBe(saved.status === 200 ? save.version + 1 : save.version);
      expect((await asking('author').refused(updateOwnProblem, await saveOf(pid))).data.code).toBe('problem.applying');
    }
  });
});
