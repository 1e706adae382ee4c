import { getGroupProblemList } from '@assay/contract/groups/problems.ts';
import { manualJudge } from '@assay/contract/judging/judgements.ts';
import { deleteSubmission } from '@assay/contract/submissions/admin.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { buildTraining } from '@assay/testkit/build/training.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { type FakeJudge, judged, openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../platform/settings/settings.ts';

let site: TestSite;
let judge: FakeJudge;
let root: BuiltUser;

beforeAll(async () => {
  site = await openTestSite();
  await site.services.settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, site.services.db);
  site.services.settings.forget();
  judge = await openFakeJudge(site);
  root = await buildUser(site, { role: 'root' });
});
afterAll(() => site.close());

const SENT = { language: 'C++ 17', code: 'int main() {}' };

async function submit(by: BuiltUser, where: { pid: string; gid?: number; tid?: number }, status: number) {
  const { data } = await as(site, by)(submitProblemJudge, { ...where, ...SENT });
  const [job] = await judge.claim();
  await judge.report(job!, judged([status]));
  return data.submitId;
}

/** What the list shows of each problem, and what its submissions add up to. */
async function figures(by: BuiltUser, gid: number) {
  const { data } = await as(site, by)(getGroupProblemList, { gid, tagId: '' });
  const { rows } = await sql<{ pid: number; total: number; ac: number }>`
    select p.id as pid, count(j.id) as total, count(*) filter (where j.status = 0) as ac
    from problems p
    left join submissions s on s.pid = p.id
      and (s.venue_kind = 'group' and s.venue_id = ${gid} or s.venue_kind = 'training' and s.group_id = ${gid})
    left join judgements j on j.id = s.judgement_id
    where p.group_id = ${gid} and p.auth = 4 group by p.id`.execute(site.services.db);
  const sorted = <Row extends { pid: number }>(list: readonly Row[]) => [...list].sort((a, b) => a.pid - b.pid);
  return {
    shown: sorted(data.records).map(({ pid, total, ac }) => ({ pid, total, ac })),
    counted: sorted(rows).map(({ pid, total, ac }) => ({ pid, total: Number(total), ac: Number(ac) })),
  };
}

test('GRP-13 the list counts a group and its trainings, exactly after judging again and deleting', async () => {
  const ada = await buildUser(site);
  const { gid } = await buildGroup(site, { owner: ada });
  const [one, two] = [await buildProblem(site, { gid }), await buildProblem(site, { gid })];
  const expectCounts = async (first: [number, number], second: [number, number]) => {
    const { shown, counted } = await figures(ada, gid);
    expect(shown).toEqual([
      { pid: one.pid, total: first[0], ac: first[1] },
      { pid: two.pid, total: second[0], ac: second[1] },
    ]);
    expect(shown).toEqual(counted);
  };
  await expectCounts([0, 0], [0, 0]);

  const wrong = await submit(ada, { pid: one.problemId, gid }, -1);
  const right = await submit(ada, { pid: one.problemId, gid }, 0);
  await submit(ada, { pid: two.problemId, gid }, 0);
  await expectCounts([2, 1], [1, 1]);

  await as(site, root)(manualJudge, { submitId: wrong, status: 0, reason: 'test' });
  await expectCounts([2, 2], [1, 1]);
  await as(site, root)(manualJudge, { submitId: right, status: -1, reason: 'test' });
  await expectCounts([2, 1], [1, 1]);

  await as(site, root)(deleteSubmission, { submitId: wrong });
  await expectCounts([1, 0], [1, 1]);

  // what nobody judged yet counts for nothing, and leaves nothing behind
  const { data } = await as(site, ada)(submitProblemJudge, { pid: two.problemId, gid, ...SENT });
  await expectCounts([1, 0], [1, 1]);
  await as(site, root)(deleteSubmission, { submitId: data.submitId });
  await expectCounts([1, 0], [1, 1]);
});

test('GRP-13 trainings of the group count, other groups do not', async () => {
  const ada = await buildUser(site);
  const [{ gid }, other] = [await buildGroup(site, { owner: ada }), await buildGroup(site, { owner: ada })];
  const training = await buildTraining(site, { gid, sections: [{ problems: [{}] }] });
  const { problemId, pid } = training.problems[0]!;
  await submit(ada, { pid: problemId, tid: training.tid }, 0);
  const { rows } = await sql<{ gid: number; total: number; ac: number }>`
    select gid, total, ac from group_problem_counts where pid = ${pid}`.execute(site.services.db);
  expect(rows).toEqual([{ gid, total: 1, ac: 1 }]);
  expect((await figures(ada, other.gid)).shown).toEqual([]);
});

test('GRP-13 counts are right when results of a problem come at once', async () => {
  const ada = await buildUser(site);
  const { gid } = await buildGroup(site, { owner: ada });
  const { problemId } = await buildProblem(site, { gid });
  for (let n = 0; n < 6; n += 1) await as(site, ada)(submitProblemJudge, { pid: problemId, gid, ...SENT });
  const jobs = await judge.claim(6);
  await Promise.all(jobs.map((job, n) => judge.report(job, judged([n % 2 ? -1 : 0]))));
  const { shown, counted } = await figures(ada, gid);
  expect(shown).toMatchObject([{ total: 6, ac: 3 }]);
  expect(shown).toEqual(counted);
});
