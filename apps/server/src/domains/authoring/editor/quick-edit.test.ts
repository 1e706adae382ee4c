import { getAdminProblem } from '@assay/contract/authoring/editor.ts';
import { quickEditProblems, undoQuickEdit } from '@assay/contract/authoring/quick-edit.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildCatalogue } from '@assay/testkit/build/catalogue.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { type BuiltProblem, buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let site: TestSite;
let admin: BuiltUser;
let problems: BuiltProblem[];
beforeAll(async () => {
  site = await openTestSite();
  await buildCatalogue(site);
  admin = await buildUser(site, { role: 'problemAdmin' });
});
afterAll(() => site.close());
beforeEach(async () => {
  problems = [await buildProblem(site, { timeLimit: 1000 }), await buildProblem(site, { timeLimit: 3000 })];
});

const pids = () => problems.map(({ pid }) => pid);
const limits = () =>
  Promise.all(pids().map(async (pid) => (await as(site, admin)(getAdminProblem, { pid })).data.problem.timeLimit));

test('ADM-15 a preview tells what would change and changes nothing; then it changes, and is undone', async () => {
  const ask = { pids: pids(), change: { timeLimit: 3000, auth: 2 as const } };
  const { data: seen } = await as(site, admin)(quickEditProblems, { ...ask, preview: true });
  expect(seen.map(({ before, after }) => [before.timeLimit, after.timeLimit, before.auth, after.auth])).toEqual([
    [1000, 3000, 1, 2],
    [3000, 3000, 1, 2],
  ]);
  expect(await limits()).toEqual([1000, 3000]);
  const { data: done } = await as(site, admin)(quickEditProblems, ask);
  expect(await limits()).toEqual([3000, 3000]);
  const back = done.map(({ pid, version, before }) => ({ pid, version, before }));
  expect(await as(site, admin)(undoQuickEdit, { problems: back as never })).toMatchObject({ status: 200 });
  expect(await limits()).toEqual([1000, 3000]);
});

test('ADM-15 what somebody has changed since is not undone, and neither are the others', async () => {
  const { data: done } = await as(site, admin)(quickEditProblems, { pids: pids(), change: { timeLimit: 2000 } });
  await as(site, admin)(quickEditProblems, { pids: [problems[1]!.pid], change: { timeLimit: 2500 } });
  const back = done.map(({ pid, version, before }) => ({ pid, version, before }));
  expect(await as(site, admin).refused(undoQuickEdit, { problems: back })).toMatchObject({ status: 409 });
  expect(await limits()).toEqual([2000, 2500]);
});

test('ADM-15 all or none: one that may not be changed, or a wrong value, refuses the whole', async () => {
  const author = await buildUser(site, { role: 'admin' });
  const own = await buildProblem(site, { author });
  const asAuthor = as(site, author);
  expect(await asAuthor.refused(quickEditProblems, { pids: [own.pid, ...pids()], change: { auth: 2 } })).toMatchObject({
    status: 403,
  });
  expect((await asAuthor(quickEditProblems, { pids: [own.pid], change: { auth: 2 } })).data).toHaveLength(1);
  const asAdmin = as(site, admin);
  expect(await asAdmin.refused(quickEditProblems, { pids: pids(), change: { addTags: [999_999] } })).toMatchObject({
    data: { code: 'tag.unknown' },
  });
  expect((await asAdmin.refused(quickEditProblems, { pids: pids(), change: { timeLimit: -1 } })).status).toBe(400);
  expect(
    (await asAdmin.refused(quickEditProblems, { pids: [problems[0]!.pid, problems[0]!.pid], change: {} })).status,
  ).toBe(400);
  expect(await limits()).toEqual([1000, 3000]);
});

test('GRP-19 tags of a group stay in it: made by its admins, on its problems alone', async () => {
  const { getGroupProblemTags, addGroupTag, deleteGroupTag } = await import('@assay/contract/groups/tags.ts');
  const teacher = await buildUser(site);
  const member = await buildUser(site);
  const { gid } = await buildGroup(site, { owner: teacher, members: [{ uid: member.uid }] });
  const fields = { gid, nameZh: '期末', nameEn: 'Finals', color: '#d32f2f' };
  const { data: tag } = await as(site, teacher)(addGroupTag, fields);
  expect((await as(site, teacher).refused(addGroupTag, fields)).status).toBe(409);
  for (const [who, status] of [
    [member, 403],
    [await buildUser(site), 403],
  ] as const) {
    expect((await as(site, who).refused(addGroupTag, { ...fields, nameEn: 'Other', nameZh: 'Other' })).status).toBe(
      status,
    );
    expect((await as(site, who).refused(deleteGroupTag, { gid, tid: tag.id })).status).toBe(status);
  }
  const names = (await as(site, member)(getGroupProblemTags, { gid })).data.filter((one) => one.gid === gid);
  expect(names.map(({ nameEn }) => nameEn)).toEqual(['Finals']);
  // on a problem of the site it does not stay
  const { data } = await as(site, admin)(quickEditProblems, { pids: pids(), change: { addTags: [tag.id] } });
  expect(data).toHaveLength(2);
  expect((await as(site, admin)(getAdminProblem, { pid: problems[0]!.pid })).data.tags).toEqual([]);
  const own = await buildProblem(site, { gid, tags: [tag.id] });
  expect((await as(site, teacher)(getAdminProblem, { pid: own.pid })).data.tags).toEqual([tag.id]);
  await as(site, teacher)(deleteGroupTag, { gid, tid: tag.id });
  expect((await as(site, teacher)(getAdminProblem, { pid: own.pid })).data.tags).toEqual([]);
});
