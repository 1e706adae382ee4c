import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { getAdminTraining } from '@assay/contract/trainings/admin.ts';
import { addPublicTraining, cloneTraining } from '@assay/contract/trainings/copy.ts';
import { getTrainingDetail, registerTraining } from '@assay/contract/trainings/list.ts';
import { addTrainingProblemFromGroup, getTrainingOutline } from '@assay/contract/trainings/outline.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { buildTraining } from '@assay/testkit/build/training.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let site: TestSite;
let author: BuiltUser;
let teacher: BuiltUser;
let member: BuiltUser;
let gid: number;
beforeAll(async () => {
  site = await openTestSite();
  author = await buildUser(site, { role: 'admin' });
  const owner = await buildUser(site);
  teacher = await buildUser(site);
  member = await buildUser(site);
  const members = [{ uid: teacher.uid, auth: GROUP_LEVEL.admin }, { uid: member.uid }];
  ({ gid } = await buildGroup(site, { owner, members }));
});
afterAll(() => site.close());

const SECTIONS = [
  { title: 'First', problems: [{}, {}] },
  { title: 'Then', opensAt: 1, problems: [{}] },
];

/** Its sections as they are compared: without the ids of their own. */
async function outlineOf(who: BuiltUser, tid: number) {
  const { data } = await as(site, who)(getTrainingOutline, { tid });
  return data.sections.map(({ title, requires, problems }) => ({
    title,
    requires,
    pids: problems.map(({ pid }) => pid),
  }));
}

test('TRAIN-12 a copy has sections, rules, problems and password of the original, and is hidden', async () => {
  const { tid } = await buildTraining(site, {
    author,
    title: 'Loops',
    auth: 'Private',
    privatePwd: 'x',
    sections: SECTIONS,
  });
  const { data } = await as(site, author)(cloneTraining, { tid });
  expect(await outlineOf(author, data.id)).toEqual(await outlineOf(author, tid));
  const { data: copy } = await as(site, author)(getAdminTraining, { tid: data.id });
  expect(copy).toMatchObject({ title: 'Loops (copy)', auth: 'Private', privatePwd: 'x', status: false, gid: null });
  // what changes in one does not change the other
  const [first] = (await as(site, author)(getTrainingOutline, { tid })).data.sections;
  const [own] = (await as(site, author)(getTrainingOutline, { tid: data.id })).data.sections;
  expect(own!.id).not.toBe(first!.id);
});

test('TRAIN-12 only who changes a training copies it', async () => {
  const { tid } = await buildTraining(site, { author });
  const other = await buildUser(site, { role: 'admin' });
  for (const who of [other, teacher, member]) {
    expect((await as(site, who)(cloneTraining, { tid })).status).toBe(403);
  }
});

test('TRAIN-12 admins of a group copy a public training into it, with the problems that are public', async () => {
  const hidden = await buildProblem(site, { auth: PROBLEM_AUTH.private });
  const { tid, problems } = await buildTraining(site, { author, sections: [{ problems: [{}, hidden] }] });
  const { data } = await as(site, teacher)(addPublicTraining, { gid, tid });
  expect(await outlineOf(teacher, data.id)).toEqual([{ title: '', requires: [], pids: [problems[0]!.pid] }]);
  expect((await as(site, member)(getTrainingDetail, { tid: data.id })).data).toMatchObject({ gid });
  expect((await as(site, member)(registerTraining, { tid: data.id, password: '' })).status).toBe(200);
  expect((await as(site, member)(addPublicTraining, { gid, tid })).status).toBe(403);
});

test('TRAIN-12 what stands behind a password, is hidden, or belongs to a group is not copied into another', async () => {
  const locked = await buildTraining(site, { author, auth: 'Private', privatePwd: 'x' });
  const guarded = await buildTraining(site, { author, auth: 'Protected', privatePwd: 'x' });
  const unseen = await buildTraining(site, { author, status: false });
  const { gid: elsewhere } = await buildGroup(site, { owner: author, members: [{ uid: teacher.uid }] });
  const foreign = await buildTraining(site, { author, gid: elsewhere });
  for (const { tid } of [locked, guarded, unseen, foreign]) {
    const { status } = await as(site, teacher)(addPublicTraining, { gid, tid });
    expect([tid, status >= 403]).toEqual([tid, true]);
  }
});

test('TRAIN-9 a problem that is open to the group is added by its display id, one of another group is not', async () => {
  const { tid } = await buildTraining(site, { author: teacher, gid, sections: [{ problems: [] }] });
  const own = await buildProblem(site, { gid });
  const { gid: elsewhere } = await buildGroup(site, { owner: author });
  const foreign = await buildProblem(site, { gid: elsewhere });
  const add = async (problemId: string) =>
    (await as(site, teacher)(addTrainingProblemFromGroup, { tid, problemId, sectionId: undefined })).status;
  expect(await add(own.problemId.toLowerCase())).toBe(200);
  expect(await add(own.problemId)).toBe(409);
  expect(await add(foreign.problemId)).toBe(404);
  expect(await outlineOf(teacher, tid)).toMatchObject([{ pids: [own.pid] }]);
});
