import { getSubmissionList } from '@assay/contract/submissions/list.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import {
  getGroupTrainingList,
  getTrainingCategories,
  getTrainingDetail,
  getTrainingList,
  getTrainingProgress,
  registerTraining,
} from '@assay/contract/trainings/list.ts';
import { getNextTrainingProblem, getTrainingProblemList } from '@assay/contract/trainings/problems.ts';
import { getTrainingRank } from '@assay/contract/trainings/rank.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildTraining, buildTrainingCategory } from '@assay/testkit/build/training.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { type FakeJudge, judged, openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../platform/settings/settings.ts';

let site: TestSite;
let judge: FakeJudge;
let author: BuiltUser;
let user: BuiltUser;

beforeAll(async () => {
  site = await openTestSite();
  await site.services.settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, site.services.db);
  judge = await openFakeJudge(site);
  author = await buildUser(site, { role: 'admin' });
  user = await buildUser(site);
});
afterAll(() => site.close());

const SENT = { language: 'C++ 17', code: 'int main() {}' };

/** Submits and has it judged. */
async function submit(who: BuiltUser, address: { pid: string; tid?: number; gid?: number }, status = 0, timeMs = 10) {
  const { data } = await as(site, who)(submitProblemJudge, { ...address, ...SENT });
  const [job] = await judge.claim();
  await judge.report(job!, judged([status], { timeMs }));
  return data.submitId;
}

test('TRAIN-1 the list is ordered by rank and narrowed by words, kind and category', async () => {
  const { id: categoryId } = await buildTrainingCategory(site, 'Loops', '#ff0000');
  const late = await buildTraining(site, { title: 'Loops again', rank: 7, categoryId });
  const early = await buildTraining(site, { title: 'Loops', rank: 3, auth: 'Private', privatePwd: 'x' });
  await buildTraining(site, { title: 'Loops that are hidden', status: false });
  const find = async (query: object) => {
    const { data } = await as(site, user)(getTrainingList, { keyword: 'loops', ...query });
    return data.records.map(({ id }) => id);
  };
  expect(await find({})).toEqual([early.tid, late.tid]);
  expect(await find({ categoryId })).toEqual([late.tid]);
  expect(await find({ auth: 'Private' })).toEqual([early.tid]);
  expect(await find({ auth: '', categoryId: '' })).toEqual([early.tid, late.tid]);
  const { data } = await as(site, { token: undefined })(getTrainingList, { categoryId });
  expect(data.records[0]).toMatchObject({
    categoryName: 'Loops',
    categoryColor: '#ff0000',
    problemCount: 2,
    acCount: null,
  });
  expect((await as(site, user)(getTrainingCategories, {})).data).toContainEqual({
    id: categoryId,
    name: 'Loops',
    color: '#ff0000',
  });
});

test('TRAIN-6 practice counts in a training, before and after it was started', async () => {
  const who = await buildUser(site);
  const { tid, problems } = await buildTraining(site, { author, sections: [{ problems: [{}, {}, {}] }] });
  const [a, b, c] = problems;
  await submit(who, { pid: a!.problemId }, 0, 30);
  await submit(who, { pid: a!.problemId }, 0, 20);
  await submit(who, { pid: b!.problemId }, -1);
  const asker = as(site, who);
  await asker(registerTraining, { tid });
  const rank = async () => (await asker(getTrainingRank, { tid })).data.records[0];
  expect(await rank()).toMatchObject({
    isOwn: true,
    rank: 1,
    ac: 1,
    totalRunTime: 20,
    realname: null,
    submissionInfo: { [a!.problemId]: { status: 0, runTime: 20 }, [b!.problemId]: { status: -1, runTime: null } },
  });
  await submit(who, { pid: b!.problemId, tid }, 0, 5);
  await submit(who, { pid: c!.problemId }, -1);
  expect(await rank()).toMatchObject({ ac: 2, totalRunTime: 25 });
  const { data } = await asker(getTrainingList, { keyword: 'Training' });
  expect(data.records.find(({ id }) => id === tid)).toMatchObject({ acCount: 2, problemCount: 3 });
  const progress = await asker(getTrainingProgress, { uid: who.uid });
  expect(progress.data.records).toEqual([
    expect.objectContaining({ id: tid, accepted: 2, total: 3, next: expect.objectContaining({ pid: c!.pid }) }),
  ]);
});

test('TRAIN-6 whoever submits in a public training has started it', async () => {
  const who = await buildUser(site);
  const { tid, problems } = await buildTraining(site, { author });
  const submitId = await submit(who, { pid: problems[0]!.problemId, tid });
  const { data } = await as(site, who)(getTrainingDetail, { tid });
  expect(data).toMatchObject({ registered: true, acCount: 1, registeredCount: 1 });
  expect(data.next?.pid).toBe(problems[1]!.pid);
  const list = await as(site, who)(getSubmissionList, { onlyMine: true });
  expect(list.data.records[0]).toMatchObject({ submitId, tid, gid: null });
});

test('TRAIN-7 a section opens by what was solved of the one before, and stays open where something was submitted', async () => {
  const who = await buildUser(site);
  const sections = [
    { title: 'First', problems: [{}, {}, {}] },
    { title: 'Second', opensAt: 2, problems: [{}] },
  ];
  const { tid, problems } = await buildTraining(site, { author, sections });
  const [a, b, , d] = problems;
  const asker = as(site, who);
  const closed = { isOpen: false, title: 'Second', problemCount: 1, problems: [] };
  await submit(who, { pid: a!.problemId, tid });
  expect((await asker(getTrainingProblemList, { tid })).data[1]).toMatchObject({
    ...closed,
    requires: [{ title: 'First', place: 1, solved: 1, needed: 2 }],
  });
  const refused = await asker.refused(submitProblemJudge, { pid: d!.problemId, tid, ...SENT });
  expect(refused.data.code).toBe('problem.unknown');
  const submitId = await submit(who, { pid: b!.problemId, tid });
  expect((await asker(getTrainingProblemList, { tid })).data[1]).toMatchObject({ isOpen: true });
  expect((await asker(getNextTrainingProblem, { tid, problemId: b!.problemId })).data?.pid).toBe(problems[2]!.pid);
  await submit(who, { pid: d!.problemId, tid }, -1);
  await site.services.db.updateTable('submissions').set({ status: -1 }).where('id', '=', submitId).execute();
  expect((await asker(getTrainingProblemList, { tid })).data[1]).toMatchObject({ isOpen: true });
});

test('TRAIN-5 a private training opens with its password, a protected one takes submissions with it', async () => {
  const who = await buildUser(site);
  const asker = as(site, who);
  const locked = await buildTraining(site, { author, auth: 'Private', privatePwd: 'sesame' });
  expect((await asker(getTrainingDetail, { tid: locked.tid })).data).toMatchObject({ access: false, next: null });
  expect((await asker.refused(getTrainingProblemList, { tid: locked.tid })).data.code).toBe('training.passwordNeeded');
  expect((await asker.refused(getTrainingRank, { tid: locked.tid })).data.code).toBe('training.passwordNeeded');
  const wrong = await asker.refused(registerTraining, { tid: locked.tid, password: 'open' });
  expect(wrong.data.code).toBe('training.passwordWrong');
  await asker(registerTraining, { tid: locked.tid, password: 'sesame' });
  expect((await asker(getTrainingProblemList, { tid: locked.tid })).status).toBe(200);
  const guarded = await buildTraining(site, { author, auth: 'Protected', privatePwd: 'sesame' });
  const sent = { pid: guarded.problems[0]!.problemId, tid: guarded.tid, ...SENT };
  expect((await asker(getTrainingProblemList, { tid: guarded.tid })).status).toBe(200);
  expect((await asker.refused(submitProblemJudge, sent)).data.code).toBe('training.passwordNeeded');
});

test('TRAIN-10 TRAIN-11 a training of a group is there for its members alone, and so is what they submit, whatever they say of the group', async () => {
  const who = await buildUser(site);
  const mate = await buildUser(site);
  const { gid } = await buildGroup(site, { owner: author, members: [who, mate] });
  const { tid, problems } = await buildTraining(site, { author, gid });
  const submitId = await submit(who, { pid: problems[0]!.problemId, tid });
  const row = await site.services.db
    .selectFrom('submissions')
    .select(['group_id', 'is_practice', 'listed'])
    .where('id', '=', submitId)
    .executeTakeFirst();
  expect(row).toEqual({ group_id: gid, is_practice: false, listed: false });
  expect((await as(site, mate)(getGroupTrainingList, { gid })).data.records).toHaveLength(1);
  expect((await as(site, mate)(getTrainingRank, { tid })).data.records).toHaveLength(1);
  expect((await as(site, user).refused(getTrainingDetail, { tid })).data.code).toBe('training.unknown');
  const { data } = await as(site, user)(getTrainingList, { keyword: 'Training' });
  expect(data.records.map(({ id }) => id)).not.toContain(tid);
  expect((await as(site, user)(getTrainingProgress, { uid: who.uid })).data.records).toEqual([]);
  expect((await as(site, who)(getTrainingProgress, { uid: who.uid })).data.records).toHaveLength(1);
});
