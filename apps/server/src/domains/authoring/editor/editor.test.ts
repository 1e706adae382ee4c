import {
  addProblem,
  changeProblemAuth,
  deleteProblem,
  getAdminProblem,
  getAdminProblemList,
  updateProblem,
} from '@assay/contract/authoring/editor.ts';
import { getProblemDetail } from '@assay/contract/problems/detail.ts';
import { PUBLIC } from '@assay/contract/venue.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { type Asker, as } from '@assay/testkit/ask.ts';
import { buildCatalogue, buildTag } from '@assay/testkit/build/catalogue.ts';
import { buildProblem, type ProblemOptions, problemSave } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { venueColumns } from '../../venues/venues.queries.ts';

let site: TestSite;
let rootUser: BuiltUser;
let root: Asker;
let admin: Asker;
beforeAll(async () => {
  site = await openTestSite();
  await buildCatalogue(site);
  rootUser = await buildUser(site, { role: 'root' });
  root = as(site, rootUser);
  admin = as(site, await buildUser(site, { role: 'admin' }));
});
afterAll(() => site.close());

const add = async (asker: Asker, options: ProblemOptions = {}) =>
  (await asker(addProblem, problemSave(options))).data.pid;
const open = async (pid: number) => (await root(getAdminProblem, { pid })).data;
const versions = (pid: number) =>
  site.services.db.selectFrom('problem_data').selectAll().where('pid', '=', pid).orderBy('id').execute();

describe('saving', () => {
  const saveOf = async (pid: number, change: object = {}) => {
    const { version, problem, tags, languages, codeTemplates } = await open(pid);
    return { pid, version, problem, tags, languages, codeTemplates, cases: { from: 'keep' as const }, ...change };
  };

  test('keeps the cases and their version when nothing is said about them', async () => {
    const pid = await add(root);
    const save = await saveOf(pid);
    const answer = await root(updateProblem, { ...save, problem: { ...save.problem, source: 'new' } });
    expect(answer.data).toMatchObject({ version: 1 });
    expect((await open(pid)).problem.source).toBe('new');
    expect(await versions(pid)).toHaveLength(1);
  });

  test('new cases are a new version; the old one stays for what was judged with it', async () => {
    const pid = await add(root);
    await root(updateProblem, await saveOf(pid, { cases: { from: 'manual', samples: [{ input: '5', output: '6' }] } }));
    const [first, second] = await versions(pid);
    const { data_version } = await site.services.db
      .selectFrom('problems')
      .select('data_version')
      .where('id', '=', pid)
      .executeTakeFirstOrThrow();
    expect(data_version).toBe(second?.id);
    expect(first?.cases).not.toEqual(second?.cases);
  });

  test('scores and groups of kept cases may change, all of them at once', async () => {
    const pid = await add(root, {
      type: 1,
      cases: [
        { input: '1', output: '1', score: 40 },
        { input: '2', output: '2', score: 60 },
      ],
    });
    const scores = [{ score: 10 }, { score: 15 }];
    expect((await root(updateProblem, await saveOf(pid, { cases: { from: 'keep', scores } }))).status).toBe(200);
    const [, latest] = await versions(pid);
    expect(latest?.cases).toMatchObject([
      { score: 10, index: 1 },
      { score: 15, index: 2 },
    ]);
    const { io_score } = await site.services.db
      .selectFrom('problems')
      .select('io_score')
      .where('id', '=', pid)
      .executeTakeFirstOrThrow();
    expect(io_score).toBe(25);
    const answer = await root.refused(
      updateProblem,
      await saveOf(pid, { cases: { from: 'keep', scores: [{ score: 1 }] } }),
    );
    expect(answer.data.code).toBe('problem.caseCount');
  });

  test('a problem that becomes OI shares 100 points evenly', async () => {
    const cases = [1, 2, 3].map((n) => ({ input: `${n}`, output: `${n}` }));
    const pid = await add(root, { cases });
    const save = await saveOf(pid);
    await root(updateProblem, { ...save, problem: { ...save.problem, type: 1 } });
    const [, latest] = await versions(pid);
    expect(latest?.cases).toMatchObject([{ score: 33 }, { score: 33 }, { score: 34 }]);
  });

  test('a problem that gets subtasks needs to be told its groups', async () => {
    const pid = await add(root, { type: 1, cases: [{ input: '1', output: '1', score: 100 }] });
    const save = await saveOf(pid);
    const grouped = { ...save, problem: { ...save.problem, judgeCaseMode: 'subtask_lowest' as const } };
    expect((await root.refused(updateProblem, grouped)).data.code).toBe('problem.groupNeeded');
    const scores = [{ score: 100, groupNum: 3 }];
    expect((await root(updateProblem, { ...grouped, cases: { from: 'keep', scores } })).status).toBe(200);
    const { version } = await open(pid);
    expect((await root(updateProblem, { ...grouped, version })).status).toBe(200);
    expect((await versions(pid)).at(-1)?.cases).toMatchObject([{ groupNum: 3 }]);
  });

  test('T-RACE-10: of two that save the same version one is told that it is older, and no half of it is stored', async () => {
    const pid = await add(root);
    const tag = await buildTag(site);
    const save = await saveOf(pid);
    const sent = ['one', 'two', 'three', 'four'].map((source) =>
      root(updateProblem, {
        ...save,
        problem: { ...save.problem, source },
        tags: source === 'one' ? [tag.id] : [],
        cases: { from: 'manual', samples: [{ input: source, output: 'x' }] },
      }),
    );
    const answers = await Promise.all(sent);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const winner = ['one', 'two', 'three', 'four'][answers.findIndex(({ status }) => status === 200)];
    const after = await open(pid);
    expect(after).toMatchObject({ version: 1, problem: { source: winner }, tags: winner === 'one' ? [tag.id] : [] });
    expect(await versions(pid)).toHaveLength(2);
  });

  test('submissions follow a new display id and a new visibility', async () => {
    const { pid, problemId } = await buildProblem(site);
    await site.services.db
      .insertInto('submissions')
      .values({
        pid,
        uid: rootUser.uid,
        username: rootUser.username,
        ...venueColumns(PUBLIC),
        display_id: problemId,
        display_pid: problemId,
        language: 'C',
        code: '',
        length: 0,
        listed: true,
      })
      .execute();
    const save = await saveOf(pid);
    await root(updateProblem, { ...save, problem: { ...save.problem, problemId: 'RENAMED', auth: 2 } });
    const row = () =>
      site.services.db.selectFrom('submissions').selectAll().where('pid', '=', pid).executeTakeFirstOrThrow();
    expect(await row()).toMatchObject({ display_id: 'RENAMED', display_pid: 'RENAMED', listed: false });
    await root(changeProblemAuth, { pid, auth: 1 });
    expect(await row()).toMatchObject({ listed: true });
  });

  test('a problem that does not exist', async () => {
    const save = await saveOf(await add(root));
    expect((await root.refused(updateProblem, { ...save, pid: 999_999 })).status).toBe(404);
  });
});

describe('T-BFLA-1: admins', () => {
  test('edit and publish their own problems only; problem admins and root edit all', async () => {
    const others = await add(root);
    const own = await add(admin);
    const problemAdmin = as(site, await buildUser(site, { role: 'problemAdmin' }));
    expect((await admin.refused(getAdminProblem, { pid: others })).data.code).toBe('access.denied');
    const { version, problem, tags, languages, codeTemplates } = await open(others);
    const save = { pid: others, version, problem, tags, languages, codeTemplates, cases: { from: 'keep' as const } };
    expect((await admin.refused(updateProblem, save)).data.code).toBe('access.denied');
    expect((await admin.refused(changeProblemAuth, { pid: others, auth: 2 })).data.code).toBe('access.denied');
    expect((await admin(changeProblemAuth, { pid: own, auth: 2 })).status).toBe(200);
    expect((await problemAdmin(updateProblem, save)).status).toBe(200);
    expect((await problemAdmin(changeProblemAuth, { pid: own, auth: 1 })).status).toBe(200);
    expect((await admin.refused(deleteProblem, { pid: own })).data.code).toBe('access.denied');
  });

  test('ordinary users reach none of it, whatever header they send', async () => {
    const user = await buildUser(site);
    const forged = as(site, { token: user.token, headers: { 'url-type': 'admin' } });
    for (const op of [getAdminProblemList, addProblem]) {
      expect((await forged.refused(op, { pid: 1000 })).status, op.name).toBe(403);
      expect((await as(site).refused(op, { pid: 1000 })).status, op.name).toBe(401);
    }
    // those of one problem ask what the user may do with that
    const [open_, closed] = [await add(root), await add(root, { auth: 2 })];
    for (const op of [getAdminProblem, updateProblem, changeProblemAuth, deleteProblem]) {
      const asked = async (pid: number) => ({ ...(await open(pid)), pid, cases: { from: 'keep' as const }, auth: 2 });
      expect((await forged.refused(op, await asked(open_))).status, op.name).toBe(403);
      expect((await forged.refused(op, await asked(closed))).data.code, op.name).toBe('problem.unknown');
      expect((await as(site).refused(op, { pid: open_ })).status, op.name).toBe(401);
    }
    expect([(await open(open_)).problem.auth, (await open(closed)).problem.auth]).toEqual([1, 2]);
  });
});

describe('the back office list', () => {
  test('shows the problems that this admin sees, newest first, with what may be done', async () => {
    const hidden = await add(admin, { title: 'Only mine', auth: 2 });
    const { data } = await admin(getAdminProblemList, { keyword: 'only MINE' } as never);
    expect(data).toMatchObject({ total: 1, records: [{ id: hidden, auth: 2, caseCount: 1, mayEdit: true }] });
    const all = await admin(getAdminProblemList, { limit: 100 } as never);
    expect(all.data.records[0]?.id).toBe(hidden);
    expect(all.data.records.some(({ mayEdit }) => !mayEdit)).toBe(true);
    expect((await admin(getAdminProblemList, { auth: 2 } as never)).data.records.every(({ auth }) => auth === 2)).toBe(
      true,
    );
    expect((await admin(getAdminProblemList, { keyword: rootUser.username } as never)).data.total).toBeGreaterThan(0);
  });

  test('T-SQL-1: signs of patterns mean themselves', async () => {
    for (const keyword of ['%', '_', '\\', "' OR 1=1--"]) {
      expect((await admin(getAdminProblemList, { keyword } as never)).data.total, keyword).toBe(0);
    }
  });
});

test('deleting takes texts, data and submissions along and is noted', async () => {
  const { pid } = await buildProblem(site, { problemId: 'GONE' });
  await site.services.db
    .insertInto('submissions')
    .values({
      pid,
      uid: rootUser.uid,
      username: 'x',
      ...venueColumns(PUBLIC),
      display_id: 'GONE',
      display_pid: 'GONE',
      language: 'C',
      code: '',
      length: 0,
      listed: true,
    })
    .execute();
  expect((await root(deleteProblem, { pid })).status).toBe(200);
  expect((await as(site).refused(getProblemDetail, { problemId: 'GONE' })).status).toBe(404);
  expect(await versions(pid)).toEqual([]);
  const note = await site.services.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject', '=', `problem ${pid}`)
    .execute();
  expect(note).toMatchObject([{ uid: rootUser.uid, action: 'deleteProblem', before: { problemId: 'GONE' } }]);
  expect((await root.refused(deleteProblem, { pid })).status).toBe(404);
});
