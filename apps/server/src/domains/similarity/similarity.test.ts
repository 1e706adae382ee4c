import { addAssignment } from '@assay/contract/assignments/list.ts';
import {
  deleteSimilarityReport,
  getSimilarityClusters,
  getSimilarityPair,
  getSimilarityPairs,
  getSimilarityReport,
  getSimilarityReports,
  startSimilarityReport,
} from '@assay/contract/similarity/reports.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { type BuiltTraining, buildTraining } from '@assay/testkit/build/training.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { type FakeJudge, judged, openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../platform/settings/settings.ts';
import { runSimilarity } from './run.ts';
import { copied, program } from './testing/programs.ts';

const HOUR = 3_600_000;

let site: TestSite;
let judge: FakeJudge;
let teacher: BuiltUser;
let rival: BuiltUser;
let root: BuiltUser;
let students: BuiltUser[];
let training: BuiltTraining;
let gid: number;
let assignmentId: number;

const assign = async (group: number, targetId: number, owner = teacher) => {
  const at = (hours: number) => new Date(site.clock.now().getTime() + hours * HOUR).toISOString();
  const times = { opensAt: at(-24), dueAt: at(24), late: [], results: 'atOnce' as const };
  const input = { gid: group, kind: 'training' as const, targetId, title: 'Week 1', ...times };
  return (await as(site, owner)(addAssignment, input)).data.id;
};

async function submit(by: BuiltUser, code: string, status = 0) {
  const sent = { pid: training.problems[0]!.problemId, tid: training.tid, language: 'C++ 17', code };
  const { data } = await as(site, by)(submitProblemJudge, sent);
  const [job] = await judge.claim();
  await judge.report(job!, judged([status]));
  return data.submitId;
}

/** Starts a report and works until it is made. */
async function report(targetId = assignmentId): Promise<number> {
  const { data } = await as(site, teacher)(startSimilarityReport, { kind: 'assignment', targetId });
  for (let step = 0; step < 4; step++) await runSimilarity(site.services);
  return data.reportId;
}

beforeAll(async () => {
  site = await openTestSite();
  await site.services.settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, site.services.db);
  site.services.settings.forget();
  judge = await openFakeJudge(site);
  root = await buildUser(site, { role: 'root' });
  [teacher, rival] = [await buildUser(site), await buildUser(site)];
  students = await Promise.all(Array.from({ length: 5 }, (_, at) => buildUser(site, { username: `student${at}` })));
  ({ gid } = await buildGroup(site, { owner: teacher, members: students }));
  training = await buildTraining(site, { gid, author: teacher, sections: [{ problems: [{}] }] });
  assignmentId = await assign(gid, training.tid);
});
afterAll(() => site.close());

test('SIM-7: there is no report on nothing', async () => {
  const answer = await as(site, teacher).refused(startSimilarityReport, { kind: 'assignment', targetId: assignmentId });
  expect(answer.data.code).toBe('similarity.nothing');
});

test('SIM-7, SIM-9, SIM-10: what is alike stands out, side by side and as a group; the short is not compared', async () => {
  await submit(students[0]!, program(9), -1);
  const first = await submit(students[0]!, program(1));
  const second = await submit(students[1]!, copied);
  await submit(students[2]!, program(2));
  await submit(students[3]!, program(3));
  await submit(students[4]!, 'int main() { return 0; }');
  const reportId = await report();
  const { data } = await as(site, teacher)(getSimilarityReport, { reportId });
  expect(data).toMatchObject({ state: 'done', progress: 100, programs: 5, title: 'Week 1' });
  expect(data.problems).toMatchObject([{ people: 5, tooShort: 1, pairCount: 6, isDone: true, earlier: 0 }]);
  expect(data.problems[0]!.distribution.reduce((sum, count) => sum + count, 0)).toBe(4);
  expect(data.problems[0]!.distribution.at(-1)).toBe(2);
  const { data: pairs } = await as(site, teacher)(getSimilarityPairs, { reportId });
  const [top] = pairs.records;
  expect([top!.a.submitId, top!.b.submitId, top!.similarity]).toEqual([first, second, 1]);
  const { data: pair } = await as(site, teacher)(getSimilarityPair, { pairId: top!.id });
  expect([pair.a.code, pair.b.code]).toEqual([program(1), copied]);
  expect(pair.parts[0]).toMatchObject({ a: { from: 1 }, b: { from: 1 } });
  const { data: clusters } = await as(site, teacher)(getSimilarityClusters, { reportId, pid: top!.pid });
  expect(clusters.map(({ members }) => members.map(({ username }) => username))).toEqual([['student0', 'student1']]);
  expect(clusters[0]!.links).toMatchObject([{ pairId: top!.id, a: 0, b: 1, similarity: 1 }]);
});

test('SIM-8: a later class is held against earlier ones', async () => {
  const late = await buildUser(site, { username: 'late' });
  const other = await buildUser(site, { username: 'other' });
  const { gid: next } = await buildGroup(site, { owner: teacher, members: [late, other] });
  const first = training;
  training = await buildTraining(site, { gid: next, author: teacher, sections: [{ problems: first.problems }] });
  const later = await assign(next, training.tid);
  await submit(late, copied);
  await submit(other, program(5));
  const reportId = await report(later);
  training = first;
  const { data } = await as(site, teacher)(getSimilarityReport, { reportId });
  // both programs of the earlier class that are nearly this one, and none of the others
  expect(data.problems).toMatchObject([{ people: 2, pairCount: 1, earlier: 2 }]);
  const { data: pairs } = await as(site, teacher)(getSimilarityPairs, { reportId });
  expect(pairs.records.map(({ a, b, isEarlier }) => [a.username, b.username, isEarlier])).toEqual([
    ['late', 'student0', true],
    ['late', 'student1', true],
  ]);
});

test('SIM-11: a report is shown to nobody but those who run what it is about', async () => {
  const { data } = await as(site, teacher)(getSimilarityReports, { kind: 'assignment', targetId: assignmentId });
  const reportId = data.records[0]!.id;
  const { data: pairs } = await as(site, teacher)(getSimilarityPairs, { reportId });
  const pairId = pairs.records[0]!.id;
  const pid = pairs.records[0]!.pid;
  for (const who of [students[0]!, rival, root]) {
    const asked = as(site, who);
    const statuses = [
      (await asked(getSimilarityReports, { kind: 'assignment', targetId: assignmentId })).status,
      (await asked(startSimilarityReport, { kind: 'assignment', targetId: assignmentId })).status,
      (await asked(getSimilarityReport, { reportId })).status,
      (await asked(getSimilarityPairs, { reportId })).status,
      (await asked(getSimilarityPair, { pairId })).status,
      (await asked(getSimilarityClusters, { reportId, pid })).status,
      (await asked(deleteSimilarityReport, { reportId })).status,
    ];
    expect(statuses).toEqual(who === root ? [200, 200, 200, 200, 200, 200, 200] : Array(7).fill(404));
  }
  const practice = { kind: 'problem' as const, targetId: pid };
  expect((await as(site, teacher)(startSimilarityReport, practice)).status).toBe(403);
});
