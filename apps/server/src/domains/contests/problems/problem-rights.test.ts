import { getAdminProblem, getAdminProblemList } from '@assay/contract/authoring/editor.ts';
import { downloadTestcase, getProblemCases } from '@assay/contract/authoring/testdata.ts';
import { exportProblem } from '@assay/contract/authoring/transfer.ts';
import { deleteContest } from '@assay/contract/contests/admin.ts';
import {
  addProblemFromPublic,
  addProblemsFromPublic,
  changeContestProblemPractice,
  getAdminContestProblems,
  getProblemsForContest,
  removeContestProblem,
} from '@assay/contract/contests/admin-problems.ts';
import { getProblemDetail } from '@assay/contract/problems/detail.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: TestSite;
let author: BuiltUser;
let other: BuiltUser;
let root: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  author = await buildUser(site, { role: 'admin' });
  other = await buildUser(site, { role: 'admin' });
  root = await buildUser(site, { role: 'root' });
});
afterAll(() => site.close());

const contestOf = async (by: BuiltUser, options: { gid?: number; startsIn?: number } = {}) =>
  (await buildContest(site, { author: by, problems: [], ...options })).cid;
const problemOf = (by: BuiltUser, auth: 1 | 2 | 3) => buildProblem(site, { auth, author: by });
const authOf = async (pid: number) =>
  (await site.services.db.selectFrom('problems').select('auth').where('id', '=', pid).executeTakeFirstOrThrow()).auth;
const file = (url: string, { token }: BuiltUser) => site.app.inject({ url, headers: { authorization: token } });

describe('T-BFLA-1 what another administrator has not released', () => {
  test('is not read: not in the editor, its cases, its data, packages, nor lists', async () => {
    for (const auth of [PROBLEM_AUTH.private, PROBLEM_AUTH.contest]) {
      const { pid, problemId } = await problemOf(author, auth);
      for (const op of [getAdminProblem, getProblemCases]) {
        expect((await as(site, other).refused(op, { pid })).status, op.name).toBe(404);
      }
      expect((await file(`${downloadTestcase.path}?pid=${pid}`, other)).statusCode).toBe(404);
      expect((await file(`${exportProblem.path}?pid=${pid}`, other)).statusCode).toBe(404);
      const list = (await as(site, other)(getAdminProblemList, { keyword: problemId })).data;
      expect([list.total, list.records]).toEqual([0, []]);
      expect((await as(site, author)(getAdminProblemList, { keyword: problemId })).data.total).toBe(1);
    }
  });

  test('is not added to another contest, by its id or its display id', async () => {
    const cid = await contestOf(other);
    for (const auth of [PROBLEM_AUTH.private, PROBLEM_AUTH.contest]) {
      const { pid, problemId } = await problemOf(author, auth);
      expect((await as(site, other).refused(addProblemFromPublic, { cid, pid })).data.code).toBe('problem.unknown');
      const { data } = await as(site, other)(addProblemsFromPublic, { cid, problemIds: problemId });
      expect([data.added, data.unknown]).toEqual([[], [problemId]]);
      expect((await as(site, other)(getProblemsForContest, { cid, keyword: problemId })).data.total).toBe(0);
    }
    expect((await as(site, other)(getAdminContestProblems, { cid })).data).toEqual([]);
  });

  test('the data of a public problem are for those who may change it, and each download is noted', async () => {
    const { pid } = await problemOf(author, PROBLEM_AUTH.public);
    for (const op of [getAdminProblem, getProblemCases]) {
      expect((await as(site, other).refused(op, { pid })).data.code, op.name).toBe('access.denied');
    }
    const urls = [`${downloadTestcase.path}?pid=${pid}`, `${exportProblem.path}?pid=${pid}`];
    for (const url of urls) expect((await file(url, other)).statusCode).toBe(403);
    for (const url of urls) expect((await file(url, author)).statusCode).toBe(200);
    const noted = await site.services.db
      .selectFrom('audit_log')
      .select(['uid', 'action'])
      .where('subject', '=', `problem ${pid}`)
      .orderBy('id')
      .execute();
    expect(noted).toEqual([
      { uid: author.uid, action: 'downloadTestcase' },
      { uid: author.uid, action: 'exportProblem' },
    ]);
  });
});

describe('CON-32 a public problem that a contest takes off the list', () => {
  test('is public again when it is taken out, or when the contest is deleted', async () => {
    const [first, second] = [await problemOf(author, 1), await problemOf(author, 1)];
    const cid = await contestOf(other);
    for (const { pid } of [first, second]) await as(site, other)(addProblemFromPublic, { cid, pid });
    expect([await authOf(first.pid), await authOf(second.pid)]).toEqual([3, 3]);
    await as(site, other)(removeContestProblem, { cid, pid: first.pid });
    expect([await authOf(first.pid), await authOf(second.pid)]).toEqual([1, 3]);
    await as(site, root)(deleteContest, { cid });
    expect(await authOf(second.pid)).toBe(1);
    const user = await buildUser(site);
    expect((await as(site, user)(getProblemDetail, { problemId: second.problemId })).status).toBe(200);
  });

  test('stays off it while another contest that took it up needs it secret', async () => {
    const { pid } = await problemOf(author, 1);
    const [one, two] = [await contestOf(author), await contestOf(author)];
    for (const cid of [one, two]) await as(site, author)(addProblemFromPublic, { cid, pid });
    await as(site, author)(removeContestProblem, { cid: one, pid });
    expect(await authOf(pid)).toBe(3);
    await as(site, author)(removeContestProblem, { cid: two, pid });
    expect(await authOf(pid)).toBe(1);
  });

  test('private and made ones stay as they are', async () => {
    const cid = await contestOf(author);
    for (const auth of [2, 3] as const) {
      const { pid } = await problemOf(author, auth);
      await as(site, author)(addProblemFromPublic, { cid, pid });
      await as(site, author)(removeContestProblem, { cid, pid });
      expect(await authOf(pid)).toBe(auth);
    }
  });

  test('is put back after the end by who runs the contest, and not before', async () => {
    const { pid } = await problemOf(author, 1);
    const cid = await contestOf(other);
    await as(site, other)(addProblemFromPublic, { cid, pid });
    const open = { cid, pid, open: true };
    expect((await as(site, other).refused(changeContestProblemPractice, open)).data.code).toBe('problem.inContest');
    await site.services.db
      .updateTable('contests')
      .set({ start_time: new Date(0), end_time: new Date(3_600_000) })
      .where('id', '=', cid)
      .execute();
    expect((await as(site, author).refused(changeContestProblemPractice, open)).status).not.toBe(200);
    expect((await as(site, other)(changeContestProblemPractice, open)).status).toBe(200);
    expect(await authOf(pid)).toBe(1);
    expect((await as(site, other).refused(changeContestProblemPractice, open)).data.code).toBe('problem.notOffList');
  });
});

test('in a contest of a group public problems stay public until one who may change them closes them', async () => {
  const { gid } = await buildGroup(site, { owner: other });
  const cid = await contestOf(other, { gid });
  const { pid } = await problemOf(author, 1);
  await as(site, other)(addProblemFromPublic, { cid, pid });
  expect(await authOf(pid)).toBe(1);
  const close = { cid, pid, open: false };
  expect((await as(site, other).refused(changeContestProblemPractice, close)).data.code).toBe('access.denied');
  expect((await as(site, author).refused(changeContestProblemPractice, close)).status).not.toBe(200);
  await as(site, root)(changeContestProblemPractice, close);
  expect(await authOf(pid)).toBe(3);
  expect((await as(site, other)(getAdminContestProblems, { cid })).data).toMatchObject([
    { pid, auth: 3, offList: true },
  ]);
  await as(site, other)(removeContestProblem, { cid, pid });
  expect(await authOf(pid)).toBe(1);
});
