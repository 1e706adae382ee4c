import { changeProblemAuth } from '@assay/contract/authoring/editor.ts';
import { exitGroup } from '@assay/contract/groups/members.ts';
import { manualJudge } from '@assay/contract/judging/judgements.ts';
import { deleteSubmission } from '@assay/contract/submissions/admin.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { registerTraining } from '@assay/contract/trainings/list.ts';
import { addTrainingProblem, removeTrainingProblem } from '@assay/contract/trainings/outline.ts';
import { getTrainingRank } from '@assay/contract/trainings/rank.ts';
import { randomOf } from '@assay/rules/boards/testing/random.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { type BuiltProblem, buildProblem } from '@assay/testkit/build/problem.ts';
import { buildTraining } from '@assay/testkit/build/training.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { type FakeJudge, judged, openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../platform/settings/settings.ts';
import { trainingRanks } from './lines.ts';

let site: TestSite;
let judge: FakeJudge;
let root: BuiltUser;

beforeAll(async () => {
  site = await openTestSite();
  await site.services.settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, site.services.db);
  judge = await openFakeJudge(site);
  root = await buildUser(site, { role: 'root' });
});
afterAll(() => site.close());

const SENT = { language: 'C++ 17', code: 'int main() {}' };

/** What every row should hold, from the submissions alone, written anew without the statement under test. */
async function recomputed(tid: number) {
  const { db } = site.services;
  const { group_id } = await db.selectFrom('trainings').selectAll().where('id', '=', tid).executeTakeFirstOrThrow();
  const problems = await db
    .selectFrom('training_problems as tp')
    .innerJoin('problems as p', 'p.id', 'tp.pid')
    .select(['tp.pid', 'p.auth'])
    .where('tp.tid', '=', tid)
    .execute();
  const shown = problems.filter(({ auth }) => auth === 1).map(({ pid }) => pid);
  const submissions = await db.selectFrom('submissions').selectAll().orderBy('id').execute();
  const people = await db.selectFrom('training_registrations').select('uid').where('tid', '=', tid).execute();
  return people
    .map(({ uid }) => {
      const cells: Record<string, [number, number | null]> = {};
      for (const pid of shown) {
        const own = submissions.filter(
          (one) =>
            one.uid === uid &&
            one.pid === pid &&
            ![-4, 4, 5, 6, 7, 9, 10].includes(one.status) &&
            (one.is_practice || (group_id !== null && one.group_id === group_id)),
        );
        const solved = own.filter(({ status }) => status === 0).map(({ time_ms }) => time_ms ?? 0);
        if (solved.length > 0) cells[pid] = [0, Math.min(...solved)];
        else if (own.length > 0) cells[pid] = [own.at(-1)!.status, null];
      }
      const accepted = Object.values(cells).filter(([status]) => status === 0);
      return { uid, cells, solved: accepted.length, time: accepted.reduce((sum, [, time]) => sum + time!, 0) };
    })
    .sort((a, b) => a.uid - b.uid);
}

async function stored(tid: number) {
  const rows = await site.services.db
    .selectFrom('training_registrations')
    .select(['uid', 'cells', 'solved', 'run_time_ms as time'])
    .where('tid', '=', tid)
    .orderBy('uid')
    .execute();
  return rows.map(({ uid, cells, solved, time }) => ({ uid, cells, solved, time }));
}

interface Stage {
  people: BuiltUser[];
  problems: BuiltProblem[];
  ofSite: number;
  ofGroup: number;
  submitted: number[];
}

/** One random thing that people, judges or administrators do; refusals are part of life. */
async function happen(stage: Stage, random: ReturnType<typeof randomOf>): Promise<void> {
  const { people, problems, ofSite, ofGroup, submitted } = stage;
  const who = random.pick(people);
  const { pid, problemId } = random.pick(problems);
  const tid = random.pick([ofSite, ofGroup]);
  const boss = as(site, root);
  const what = random.below(12);
  if (what < 6) {
    const address = random.pick([{}, { tid: ofSite }, { tid: ofGroup }]);
    const { status, data } = await as(site, who).refused(submitProblemJudge, { pid: problemId, ...address, ...SENT });
    if (status === 200) submitted.push((data as unknown as { submitId: number }).submitId);
  } else if (what < 8) {
    const submitId = submitted.length > 0 ? random.pick(submitted) : 1;
    await boss.refused(manualJudge, { submitId, status: random.pick([0, -1, 1]), reason: 'test' });
  } else if (what === 8) await as(site, who).refused(registerTraining, { tid });
  else if (what === 9) await boss.refused(deleteSubmission, { submitId: random.pick(submitted) ?? 1 });
  else if (what === 10) await boss.refused(changeProblemAuth, { pid, auth: random.pick([1, 1, 2]) });
  else if (random.chance(0.5)) await boss.refused(removeTrainingProblem, { tid, pid });
  else await boss.refused(addTrainingProblem, { tid, pid });
}

/** Reports whatever waits, all at once. */
async function judgeAll(random: ReturnType<typeof randomOf>): Promise<void> {
  const jobs = await judge.claim(8);
  await Promise.all(
    jobs.map((job) => judge.report(job, judged([random.pick([0, 0, -1, 1, -2])], { timeMs: random.below(900) }))),
  );
}

test.each([1, 2, 3])(
  'R-6 TRAIN-6 rows of ranks are those counted from submissions, whatever happens at once (%i)',
  async (seed) => {
    const random = randomOf(seed);
    const people = [await buildUser(site), await buildUser(site), await buildUser(site)];
    const { gid } = await buildGroup(site, { owner: root, members: people });
    const problems = [await buildProblem(site), await buildProblem(site), await buildProblem(site)];
    const sections = [{ problems }];
    const { tid: ofSite } = await buildTraining(site, { sections });
    const { tid: ofGroup } = await buildTraining(site, { gid, sections });
    let seen = 0;
    const stage: Stage = { people, problems, ofSite, ofGroup, submitted: [] };
    await as(site, people[0]!)(registerTraining, { tid: ofSite });
    for (let round = 0; round < 25; round++) {
      await Promise.all([happen(stage, random), happen(stage, random), happen(stage, random), judgeAll(random)]);
      if (round % 5 !== 4) continue;
      await judgeAll(random);
      for (const tid of [ofSite, ofGroup]) {
        const rows = await stored(tid);
        expect(rows).toEqual(await recomputed(tid));
        seen += rows.reduce((sum, { solved }) => sum + solved, 0);
      }
    }
    expect(stage.submitted.length).toBeGreaterThan(10);
    expect(seen).toBeGreaterThan(3);
  },
  120_000,
);

test('TRAIN-4 the rank: solved, then running time; equal ones share a place, those who run it have none', async () => {
  const author = await buildUser(site, { role: 'admin' });
  const people = [await buildUser(site), await buildUser(site), await buildUser(site)];
  const { tid, problems } = await buildTraining(site, { author });
  const [a, b] = problems;
  const solve = async (who: BuiltUser, pid: string, timeMs: number) => {
    await as(site, who)(submitProblemJudge, { pid, tid, ...SENT });
    const [job] = await judge.claim();
    await judge.report(job!, judged([0], { timeMs }));
  };
  for (const who of people) await solve(who, a!.problemId, 20);
  await solve(people[2]!, b!.problemId, 500);
  await solve(author, a!.problemId, 1);
  const { data } = await as(site, people[1]!)(getTrainingRank, { tid });
  expect(
    data.records.map(({ username, rank, ac, totalRunTime, isPinned }) => [username, rank, ac, totalRunTime, isPinned]),
  ).toEqual([
    [people[1]!.username, 2, 1, 20, true],
    [people[2]!.username, 1, 2, 520, false],
    [people[0]!.username, 2, 1, 20, false],
  ]);
  expect(data.total).toBe(3);
});

test('TRAIN-4 real names are shown to those who run the training, and found by them alone', async () => {
  const author = await buildUser(site, { role: 'admin' });
  const who = await buildUser(site);
  const { tid } = await buildTraining(site, { author });
  await site.services.db.updateTable('users').set({ realname: 'Emmy Noether' }).where('uid', '=', who.uid).execute();
  await as(site, who)(registerTraining, { tid });
  const named = await as(site, author)(getTrainingRank, { tid, keyword: 'noether' });
  expect(named.data.records[0]).toMatchObject({ realname: 'Emmy Noether', username: who.username });
  const other = await as(site, who)(getTrainingRank, { tid });
  expect(other.data.records[0]?.realname).toBeNull();
  expect((await as(site, who)(getTrainingRank, { tid, keyword: 'noether' })).data.records).toEqual([]);
});

test('GRP-18 whoever left the group keeps the line in ranks of its trainings, and is marked', async () => {
  const [stays, leaves] = [await buildUser(site), await buildUser(site)];
  const { gid } = await buildGroup(site, { owner: root, members: [stays, leaves] });
  const { tid } = await buildTraining(site, { gid });
  for (const who of [stays, leaves]) await as(site, who)(registerTraining, { tid });
  await as(site, leaves)(exitGroup, { gid });
  const { records } = (await as(site, stays)(getTrainingRank, { tid })).data;
  expect(new Map(records.map(({ uid, hasLeft }) => [uid, hasLeft]))).toEqual(
    new Map([
      [stays.uid, false],
      [leaves.uid, true],
    ]),
  );
});

test('whoever looks at a rank is told that it changed', async () => {
  const who = await buildUser(site);
  const { tid } = await buildTraining(site);
  const before = trainingRanks(site.services).version(tid);
  await as(site, who)(registerTraining, { tid });
  await expect.poll(() => trainingRanks(site.services).version(tid)).not.toBe(before);
});
