import { truncate } from 'node:fs/promises';
import { getAdminProblem, getAdminProblemList, updateProblem } from '@assay/contract/authoring/editor.ts';
import { getBrokenProblems, retryBrokenProblem } from '@assay/contract/judging/broken.ts';
import type { JobReport } from '@assay/contract/judging/job-report.ts';
import type { Job } from '@assay/contract/judging/jobs.ts';
import { cancelJudge } from '@assay/contract/judging/judgements.ts';
import { addRejudgeSet, getRejudgeSet } from '@assay/contract/judging/rejudge-sets.ts';
import { getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import { checkSubmissionsStatus } from '@assay/contract/submissions/list.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { judged, openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PRIORITY } from '../queue/queue.queries.ts';
import { openSolvingStage, type SolvingStage } from '../testing/solving.ts';
import { settleBroken } from './settle.ts';

let stage: SolvingStage;
let root: BuiltUser;
let user: BuiltUser;
beforeEach(async () => {
  stage = await openSolvingStage();
  root = await buildUser(stage.site, { role: 'root' });
  user = await buildUser(stage.site);
});
afterEach(() => stage.site.close());

const db = () => stage.site.services.db;
const settle = () => settleBroken(stage.site.services);
const NO_CHECKER = 'the checker does not compile:\nmain.cpp:1: error';
const brokenBy = (fault: 'data' | 'program' | 'run', reason = 'the problem has no test data'): JobReport => ({
  outcome: 'judgeFailure',
  reason,
  isFinal: true,
  fault,
});
const MISSING = brokenBy('data');
const submit = () => stage.submit(user);
const retry = (who = root) => stage.ask(who)(retryBrokenProblem, { pid: stage.pid });
const shown = async () => (await stage.ask(root)(getBrokenProblems, { pid: stage.pid })).data[0];
const statusOf = async (id: number) =>
  (await db().selectFrom('submissions').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const jobsOf = async (ids: readonly number[]) => {
  const rows = await db()
    .selectFrom('jobs')
    .select(['submission_id', 'state', 'priority'])
    .where('submission_id', 'in', ids)
    .execute();
  return ids.map((id) => rows.find(({ submission_id }) => submission_id === id));
};
const statesOf = async (...ids: number[]) => (await jobsOf(ids)).map((job) => job?.state ?? null);
const prioritiesOf = async (...ids: number[]) => (await jobsOf(ids)).map((job) => job?.priority);

/** Saves the problem as it stands but for these fields. */
async function save(fields: object) {
  const { version, problem, tags, languages, codeTemplates } = (await stage.ask(root)(getAdminProblem, stage)).data;
  const cases = { from: 'keep' as const };
  const input = { pid: stage.pid, version, problem: { ...problem, ...fields }, tags, languages, codeTemplates, cases };
  return stage.ask(root)(updateProblem, input);
}

/** As if the pauses after failures were over. */
async function rested() {
  await sql`update jobs set failed_at = failed_at - interval '1 minute'`.execute(db());
  await sql`update judge_nodes set resting_until = null`.execute(db());
}

/** A submission that failed because of its problem. */
async function breakProblem(report = MISSING): Promise<number> {
  const id = await submit();
  const [job] = await stage.judge.claim();
  expect((await stage.judge.report(job!, report)).status).toBe(200);
  return id;
}

describe('FI-13 a problem whose data are broken', () => {
  test('is flagged with the reason, its judging pauses, and that of others goes on', async () => {
    const first = await submit();
    const [job] = await stage.judge.claim();
    const waiting = await submit();
    await stage.judge.report(job!, MISSING);
    expect(await statusOf(first)).toBe(4);
    expect(await shown()).toMatchObject({
      reason: 'the problem has no test data',
      isPaused: true,
      waiting: 1,
      failed: 1,
      mayEdit: true,
    });
    expect(await statesOf(waiting)).toEqual(['held']);
    const later = await submit();
    expect(await stage.judge.claim()).toEqual([]);
    await settle();
    expect(await statesOf(later)).toEqual(['held']);

    const other = await buildProblem(stage.site, { languages: ['C++ 17'] });
    await stage.ask(user)(submitProblemJudge, { pid: other.problemId, language: 'C++ 17', code: 'int main() {}' });
    const [elsewhere] = await stage.judge.claim();
    expect((await stage.judge.report(elsewhere!, judged([0]))).status).toBe(200);
    const { records } = (await stage.ask(root)(getAdminProblemList, {})).data;
    expect(records.map(({ problemId, broken }) => [problemId, broken?.isPaused])).toEqual([
      [other.problemId, undefined],
      ['P1', true],
    ]);
  });

  test('tells contestants that they wait, and not why', async () => {
    const failed = await breakProblem();
    const waiting = await submit();
    const detailOf = async (submitId: number) =>
      (await stage.ask(user)(getSubmissionDetail, { submitId })).data.submission;
    expect(await detailOf(waiting)).toMatchObject({ status: 5, delay: { why: 'problem' }, errorMessage: null });
    expect(await detailOf(failed)).toMatchObject({ status: 4, delay: { why: 'fix' }, errorMessage: null });
    const rows = (await stage.ask(user)(checkSubmissionsStatus, { submitIds: [waiting] })).data;
    expect(rows[waiting]).toMatchObject({ delay: { why: 'problem' } });
  });

  test('that many find at the same moment is flagged once, and each of them is judged again', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(submit));
    const jobs = await stage.judge.claim(4);
    const answers = await Promise.all(jobs.map((job, at) => stage.judge.report(job, brokenBy('data', `reason ${at}`))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const found = await shown();
    expect(found).toMatchObject({ failed: 4 });
    await retry();
    expect(await shown()).toBeUndefined();
    expect(await Promise.all(ids.map(statusOf))).toEqual([5, 5, 5, 5]);
    expect(await stage.judge.claim(9)).toHaveLength(4);
  });

  test('when a save fixes it: what waited goes on, and exactly what it broke is judged again', async () => {
    const id = await submit();
    for (let attempt = 1; attempt <= 3; attempt++) {
      await rested();
      const [job] = await stage.judge.claim();
      await stage.judge.report(job!, { outcome: 'judgeFailure', reason: 'the disk broke' });
    }
    expect(await statusOf(id)).toBe(4);
    expect(await shown()).toBeUndefined();

    const broken = await breakProblem();
    const waiting = await submit();
    await settle();
    await save({ source: 'a line that no judging depends on' });
    await settle();
    expect(await shown()).toBeDefined();
    expect(await statesOf(waiting)).toEqual(['held']);

    await save({ memoryLimit: 128 });
    await settle();
    expect(await shown()).toBeUndefined();
    expect(await statesOf(id, broken, waiting)).toEqual([null, 'waiting', 'waiting']);
    expect([await statusOf(id), await statusOf(broken)]).toEqual([4, 5]);
    for (const job of await stage.judge.claim(9)) await stage.judge.report(job, judged([0, 0, 0]));
    expect([await statusOf(broken), await statusOf(waiting)]).toEqual([0, 0]);
    const acts = await db().selectFrom('audit_log').select(['action', 'uid', 'after']).orderBy('id').execute();
    expect(acts).toMatchObject([
      { action: 'updateProblem', uid: root.uid },
      { action: 'rejudgeProblem', uid: null, after: { queued: 1 } },
    ]);
  });

  test('in a contest that runs can be fixed by saving, public or not', async () => {
    const { cid } = await buildContest(stage.site, { problems: [] });
    await db()
      .insertInto('contest_problems')
      .values({ cid, pid: stage.pid, display_id: 'A', display_title: 'Sum', color: '', seq: 1 })
      .execute();
    const broken = await breakProblem();
    expect((await save({ memoryLimit: 128 })).status).toBe(200);
    await settle();
    expect(await statesOf(broken)).toEqual(['waiting']);
    // Out of the public list and back into it is another matter.
    await save({ auth: 2 });
    const refused = (await save({ auth: 1 })) as { status: number; data: unknown };
    expect(refused).toMatchObject({ status: 409, data: { code: 'problem.inContest' } });
  });

  test.each([
    ['site', 'practice'],
    ['group', 'own'],
    ['person', 'own'],
  ] as const)('EDIT-11 when it is of a %s, what waits again waits as %s', async (owner, place) => {
    const broken = await breakProblem();
    const { gid } = await buildGroup(stage.site, { owner: user });
    const owner_id = { site: 0, group: gid, person: user.uid }[owner];
    await db()
      .updateTable('problems')
      .set({ owner_kind: owner, owner_id, auth: 2 })
      .where('id', '=', stage.pid)
      .execute();
    expect((await retry()).status).toBe(200);
    await settle();
    expect(await prioritiesOf(broken)).toEqual([PRIORITY[place]]);
  });

  test('can be tried again by those who may edit it, once however often they ask', async () => {
    const broken = await breakProblem();
    const stranger = await buildUser(stage.site, { role: 'admin' });
    expect((await retry(user)).status).toBe(403);
    expect((await retry(stranger)).status).toBe(403);
    await Promise.all([retry(), retry(), retry()]);
    expect(await statesOf(broken)).toEqual(['waiting']);
    const acts = await db()
      .selectFrom('audit_log')
      .select('action')
      .where('action', '=', 'retryBrokenProblem')
      .execute();
    expect(acts).toHaveLength(1);
    // Nothing was fixed, so it is found again.
    const [job] = await stage.judge.claim();
    await stage.judge.report(job!, MISSING);
    expect(await shown()).toMatchObject({ isPaused: true, failed: 1 });
  });

  test('that is fixed while a node finds it broken is not flagged for what was', async () => {
    const id = await submit();
    const [job] = await stage.judge.claim();
    await save({ memoryLimit: 128 });
    expect((await stage.judge.report(job!, MISSING)).status).toBe(200);
    expect(await shown()).toBeUndefined();
    const [again] = await stage.judge.claim();
    expect(again).toMatchObject({ jobId: job!.jobId, attempt: 1 });
    await stage.judge.report(again!, judged([0, 0, 0]));
    expect(await statusOf(id)).toBe(0);
  });

  test('never leaves a submission behind, whichever of a report and a fix comes first', async () => {
    await breakProblem();
    for (let round = 0; round < 8; round++) {
      await retry();
      const [job] = await stage.judge.claim(1);
      await Promise.all([stage.judge.report(job!, MISSING), retry(), settle()]);
      await settle();
      const found = await shown();
      const [{ status }] = (await db().selectFrom('submissions').select('status').execute()) as [{ status: number }];
      // Either the report came first and was undone, or it came too late, or it stands with its flag.
      if (status === 4) expect(found).toMatchObject({ isPaused: true, failed: 1 });
      else expect({ found, status }).toEqual({ found: undefined, status: 5 });
    }
  });

  test('a submission that waits for it can be cancelled', async () => {
    await breakProblem();
    const waiting = await submit();
    await settle();
    const answer = await stage.ask(root)(cancelJudge, { submitId: waiting, reason: 'sent twice' });
    expect(answer.status).toBe(200);
    expect(await statusOf(waiting)).toBe(-4);
    expect(await statesOf(waiting)).toEqual([null]);
  });

  test('what is judged beside the results waits too, and is judged again', async () => {
    const id = await submit();
    const [job] = await stage.judge.claim();
    await stage.judge.report(job!, judged([0, 0, 0]));
    const { data } = await stage.ask(root)(addRejudgeSet, { kind: 'run', pid: stage.pid, reason: 'new data' });
    const [beside] = await stage.judge.claim();
    await stage.judge.report(beside!, MISSING);
    expect(await shown()).toMatchObject({ isPaused: true });
    expect(await statusOf(id)).toBe(0);
    await retry();
    const [again] = await stage.judge.claim();
    await stage.judge.report(again!, judged([-1]));
    const set = (await stage.ask(root)(getRejudgeSet, { setId: data.setId })).data;
    expect(JSON.stringify(set)).not.toContain('"status":4');
    expect(await stage.judge.claim()).toEqual([]);
  });
});

describe('whose fault it is', () => {
  const report = async (given: JobReport, job?: Job) => {
    const one = job ?? (await stage.judge.claim())[0]!;
    await stage.judge.report(one, given);
  };

  test('a checker that fails at one output is told to the jury and stops nobody', async () => {
    const first = await breakProblem(brokenBy('run', 'the checker was ended by SIGSEGV'));
    expect(await shown()).toMatchObject({ isPaused: false, reason: 'the checker was ended by SIGSEGV', failed: 1 });
    const second = await submit();
    await report(judged([0, 0, 0]));
    expect(await statusOf(second)).toBe(0);
    await save({ memoryLimit: 128 });
    await settle();
    expect(await statesOf(first, second)).toEqual(['waiting', null]);
  });

  test('F7 a checker that one node cannot compile is shown to another, and only then is the problem blamed', async () => {
    const south = await openFakeJudge(stage.site, { name: 'south' });
    const id = await submit();
    await report(brokenBy('program', NO_CHECKER));
    expect(await shown()).toBeUndefined();
    expect(await statusOf(id)).toBe(5);
    const [again] = await south.claim();
    await south.report(again!, brokenBy('program', NO_CHECKER));
    expect(await shown()).toMatchObject({ isPaused: true, reason: NO_CHECKER });
  });

  test('F7 a node that alone cannot compile it is the one at fault', async () => {
    const south = await openFakeJudge(stage.site, { name: 'south' });
    const id = await submit();
    await report(brokenBy('program', NO_CHECKER));
    const [again] = await south.claim();
    await south.report(again!, judged([0, 0, 0]));
    expect(await statusOf(id)).toBe(0);
    expect(await shown()).toBeUndefined();
    const node = await db().selectFrom('judge_nodes').selectAll().where('name', '=', 'fake').executeTakeFirstOrThrow();
    expect(node).toMatchObject({ failures: 1, judged_elsewhere: 1 });
  });

  test('a file that does not arrive whole is looked at here: the problem is broken only if ours is', async () => {
    const { blobs } = stage.site.services;
    const submitId = await submit();
    const [job] = await stage.judge.claim();
    if (job?.work.kind !== 'submission') throw new Error('no submission');
    const suspect = job.work.problem.cases[1]!.input;
    const reason = `test data ${suspect.hash}: the data received is not that of ${suspect.hash}`;
    await report({ outcome: 'judgeFailure', reason, suspect }, job);
    expect(await shown()).toBeUndefined();

    await rested();
    const file = blobs.path(suspect.hash);
    await truncate(file, 1);
    await report({ outcome: 'judgeFailure', reason, suspect });
    expect(await shown()).toMatchObject({ isPaused: true, reason: expect.stringMatching(/^test data 2\.in \(/) });
    const { errorMessage } = (await stage.ask(root)(getSubmissionDetail, { submitId })).data.submission;
    expect(errorMessage).toMatch(/^test data 2\.in \(/);
    // Storing the same content again puts it right.
    const whole = Buffer.from('2 2\n');
    await blobs.put(whole);
    expect(await blobs.read(suspect.hash)).toEqual(whole);
  });

  test('a node of an older version that blames the problem is believed, and nothing is stopped', async () => {
    await submit();
    await report({ outcome: 'judgeFailure', reason: 'the problem has no checker', isFinal: true });
    expect(await shown()).toMatchObject({ isPaused: false });
  });
});
