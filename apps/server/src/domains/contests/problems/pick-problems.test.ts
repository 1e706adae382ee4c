import {
  addProblemsFromPublic,
  getAdminContestProblems,
  removeContestProblem,
} from '@assay/contract/contests/admin-problems.ts';
import { getProblemDetail } from '@assay/contract/problems/detail.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { type BuiltProblem, buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

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

const contestOf = async (by: BuiltUser, gid?: number) =>
  (await buildContest(site, { author: by, problems: [], ...(gid !== undefined && { gid }) })).cid;
const textOf = (...problems: BuiltProblem[]) => problems.map(({ problemId }) => problemId.toLowerCase()).join(', ');

test('many are added at once, in the order in which they were written, with the next letters', async () => {
  const cid = await contestOf(author);
  const [a, b, c] = [await buildProblem(site), await buildProblem(site), await buildProblem(site)];
  const ask = as(site, author);
  const first = (await ask(addProblemsFromPublic, { cid, problemIds: textOf(b, a) })).data;
  expect(first.added.map(({ pid, displayId }) => [pid, displayId])).toEqual([
    [b.pid, 'A'],
    [a.pid, 'B'],
  ]);
  const next = (await ask(addProblemsFromPublic, { cid, problemIds: `${textOf(a, c)} NONE-1 <x>` })).data;
  expect(next).toMatchObject({ added: [{ pid: c.pid, displayId: 'C' }], already: [a.problemId], tooMany: false });
  expect(next.unknown.sort()).toEqual(['<x>', 'NONE-1']);
  const rows = (await ask(getAdminContestProblems, { cid })).data;
  expect(rows.map(({ pid, displayId }) => [pid, displayId])).toEqual([
    [b.pid, 'A'],
    [a.pid, 'B'],
    [c.pid, 'C'],
  ]);
  expect(new Set(rows.map(({ color }) => color)).size).toBe(3);
  // public ones leave the list, as when they are added one by one
  const user = await buildUser(site);
  expect((await as(site, user).refused(getProblemDetail, { problemId: a.problemId })).status).toBe(404);
  await ask(removeContestProblem, { cid, pid: b.pid });
  const again = (await ask(addProblemsFromPublic, { cid, problemIds: textOf(b) })).data.added;
  expect(again).toMatchObject([{ displayId: 'A' }]);
});

test('T-IDOR-1 what the viewer may not see is unknown, and a contest of a group takes public ones alone', async () => {
  const [open, secret] = [await buildProblem(site), await buildProblem(site, { auth: 2 })];
  const { gid } = await buildGroup(site, { owner: author });
  const cid = await contestOf(author, gid);
  const { data } = await as(site, root)(addProblemsFromPublic, { cid, problemIds: textOf(open, secret) });
  expect([data.added.length, data.unknown]).toEqual([1, [secret.problemId]]);
  const user = await buildUser(site);
  expect((await as(site, user)(getProblemDetail, { problemId: open.problemId })).status).toBe(200);
});

test('others add nothing, and texts are bounded', async () => {
  const cid = await contestOf(author);
  const problem = await buildProblem(site);
  const asked = { cid, problemIds: problem.problemId };
  expect((await as(site, other).refused(addProblemsFromPublic, asked)).data.code).toBe('access.denied');
  for (const problemIds of [' ', 'x'.repeat(4001)]) {
    expect((await as(site, author).refused(addProblemsFromPublic, { cid, problemIds })).status).toBe(400);
  }
  const { data } = await as(site, author)(addProblemsFromPublic, { cid, problemIds: 'Z1-Z999999' });
  expect([data.tooMany, data.added, data.unknown.length]).toEqual([true, [], 200]);
});

test('T-RACE-10 the same ones added by two at once are in the contest once', async () => {
  const cid = await contestOf(author);
  const problems = [await buildProblem(site), await buildProblem(site), await buildProblem(site)];
  const add = (by: BuiltUser) => as(site, by).refused(addProblemsFromPublic, { cid, problemIds: textOf(...problems) });
  for (const { status } of await Promise.all([add(author), add(root)])) expect([200, 409]).toContain(status);
  const rows = (await as(site, author)(getAdminContestProblems, { cid })).data;
  expect(rows.map(({ displayId }) => displayId)).toEqual(['A', 'B', 'C']);
});
