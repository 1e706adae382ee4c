import { changeProblemAuth } from '@assay/contract/authoring/editor.ts';
import type { JobReport } from '@assay/contract/judging/job-report.ts';
import { getLastAcCode } from '@assay/contract/problems/detail.ts';
import {
  downloadFirstFailTestcase,
  getAllCaseResult,
  getFirstFailCase,
  getSubmissionDetail,
  updateSubmission,
} from '@assay/contract/submissions/detail.ts';
import { checkSubmissionsStatus, getSubmissionList } from '@assay/contract/submissions/list.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { judged, judgedCase } from '@assay/testkit/fake-judge.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSolvingStage, type SolvingStage } from '../judging/testing/solving.ts';

/** Quotes the jury's answer, as the message does. */
const CAUSE = { code: 'token', params: { line: 1, token: 1, expected: '4', got: '5' } };

let stage: SolvingStage;
let owner: BuiltUser;
let other: BuiltUser;
let admin: BuiltUser;
/** A wrong submission of `owner` whose second case failed. */
let wrong: number;
let accepted: number;

beforeAll(async () => {
  stage = await openSolvingStage();
  owner = await buildUser(stage.site, { username: 'owner' });
  other = await buildUser(stage.site, { username: 'other_1' });
  admin = await buildUser(stage.site, { role: 'problemAdmin' });
  wrong = await stage.submit(owner, 'the wrong code');
  const cases = [
    judgedCase(1, 0),
    judgedCase(2, -1, { message: 'line 1: expected 4, got 5', cause: CAUSE, userOutput: '5\n' }),
    judgedCase(3, 0),
  ];
  await stage.judge.report((await stage.judge.claim())[0]!, judged([0, -1, 0], { cases }));
  accepted = await stage.submit(owner, 'the right code');
  await stage.judge.report((await stage.judge.claim())[0]!, judged([0, 0, 0]));
});
afterAll(() => stage.site.close());

test('the owner sees code, cases with notes and the first failing case', async () => {
  const ask = stage.ask(owner);
  const { data } = await ask(getSubmissionDetail, { submitId: wrong });
  expect(data.submission).toMatchObject({ code: 'the wrong code', status: -1, timeLimit: 1000, memoryLimit: 262_144 });
  expect(data.see).toEqual({
    code: true,
    cases: true,
    caseNotes: undefined,
    failingCase: true,
    fileNames: false,
    reason: 'owner',
  });
  const results = await ask(getAllCaseResult, { submitId: wrong });
  expect(results.data.judgeCaseList.map((each) => each.status)).toEqual([0, -1, 0]);
  expect(results.data.judgeCaseList[1]).toMatchObject({
    message: 'line 1: expected 4, got 5',
    cause: CAUSE,
    inputData: null,
  });
  const failing = await ask(getFirstFailCase, { submitId: wrong });
  expect(failing.data).toEqual({
    index: 2,
    status: -1,
    input: '2 2\n',
    expected: '4\n',
    userOutput: '5\n',
    stderr: null,
    cut: false,
    fileIo: null,
    firstLine: 1,
  });
});

test('T-IDOR-1 others see the verdicts of an unshared submission, but neither code nor notes nor data', async () => {
  for (const ask of [stage.ask(other), stage.ask()]) {
    const { data } = await ask(getSubmissionDetail, { submitId: wrong });
    expect(data.submission).toMatchObject({ code: null, errorMessage: null, status: -1 });
    expect(data.see).toMatchObject({ code: false, cases: true, failingCase: false });
    const results = await ask(getAllCaseResult, { submitId: wrong });
    expect(results.data.judgeCaseList[1]).toMatchObject({ status: -1, message: null, inputData: null });
    expect(results.data.judgeCaseList[1]).not.toHaveProperty('cause');
    const list = await ask(getSubmissionList, {});
    expect(JSON.stringify(list.data)).not.toContain('the wrong code');
  }
  const refused = await stage.ask(other).refused(getFirstFailCase, { submitId: wrong });
  expect(refused).toMatchObject({ status: 403, data: { code: 'submission.notOwner' } });
});

test('T-IDOR-5 the first failing case is downloaded by its owner and nobody else', async () => {
  const url = `${downloadFirstFailTestcase.path}?submit_id=${wrong}`;
  const own = await stage.site.app.inject({ url, headers: { authorization: owner.token } });
  expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(own.rawPayload.subarray(0, 2).toString()).toBe('PK');
  for (let id = 1; id <= wrong; id++) {
    const foreign = await stage.site.app.inject({
      url: `${downloadFirstFailTestcase.path}?submit_id=${id}`,
      headers: { authorization: other.token },
    });
    expect([403, 404]).toContain(foreign.statusCode);
  }
  const none = await stage.ask(owner).refused(getFirstFailCase, { submitId: accepted });
  expect(none).toMatchObject({ status: 404, data: { code: 'submission.noFailingCase' } });
});

test('the owner may share code, and others then read it; only the owner may', async () => {
  const refused = await stage.ask(other).refused(updateSubmission, { submitId: accepted, share: true });
  expect(refused).toMatchObject({ status: 403, data: { code: 'submission.notOwner' } });
  expect((await stage.ask(owner)(updateSubmission, { submitId: accepted, share: true })).status).toBe(200);
  expect((await stage.ask()(getSubmissionDetail, { submitId: accepted })).data.submission.code).toBe('the right code');
  await stage.ask(owner)(updateSubmission, { submitId: accepted, share: false });
  expect((await stage.ask()(getSubmissionDetail, { submitId: accepted })).data.submission.code).toBeNull();
});

test('a problem that closes its cases shows them to staff only', async () => {
  const { db } = stage.site.services;
  await db.updateTable('problems').set({ open_case_result: false }).where('id', '=', stage.pid).execute();
  const refused = await stage.ask(owner).refused(getAllCaseResult, { submitId: wrong });
  expect(refused).toMatchObject({ status: 403, data: { code: 'submission.casesHidden' } });
  expect((await stage.ask(owner)(getSubmissionDetail, { submitId: wrong })).data.see.reason).toBe('casesClosed');
  const staff = await stage.ask(admin)(getAllCaseResult, { submitId: wrong });
  expect(staff.data.judgeCaseList[1]).toMatchObject({ inputData: '2.in', outputData: '2.out' });
  await db.updateTable('problems').set({ open_case_result: true }).where('id', '=', stage.pid).execute();
});

test('SUB-23 an administrator who may not read the data sees verdicts and code, and nothing of the data', async () => {
  const ask = stage.ask(await buildUser(stage.site, { role: 'admin' }));
  const { data } = await ask(getSubmissionDetail, { submitId: wrong });
  expect(data.submission.code).toBe('the wrong code');
  expect(data.see).toMatchObject({ cases: true, failingCase: false, fileNames: false });
  const results = await ask(getAllCaseResult, { submitId: wrong });
  expect(results.data.judgeCaseList[1]).toMatchObject({ status: -1, message: null, inputData: null, outputData: null });
  expect((await ask.refused(getFirstFailCase, { submitId: wrong })).status).toBe(403);
});

test.each(['of the site', 'of a group'])(
  'SUB-23 while a contest %s runs with the problem, older submissions tell nothing of the data',
  async (kind) => {
    const { db } = stage.site.services;
    const gid = kind === 'of a group' ? (await buildGroup(stage.site, { owner: admin })).gid : undefined;
    const { cid } = await buildContest(stage.site, { author: admin, problems: [], ...(gid && { gid }) });
    const inside = { cid, pid: stage.pid, display_id: 'A', display_title: 'A', color: '' };
    await db.insertInto('contest_problems').values(inside).execute();
    const at = (minutes: number) => new Date(stage.site.clock.now().getTime() + minutes * 60_000);
    const between = (start: number, end: number) =>
      db
        .updateTable('contests')
        .set({ start_time: at(start), end_time: at(end) })
        .where('id', '=', cid)
        .execute();
    const failing = () => stage.ask(owner).refused(getFirstFailCase, { submitId: wrong });
    await between(10, 20);
    expect((await failing()).status).toBe(200);
    await between(-10, 10);
    expect(await failing()).toMatchObject({ status: 403, data: { code: 'submission.dataInUse' } });
    const url = `${downloadFirstFailTestcase.path}?submit_id=${wrong}`;
    const file = await stage.site.app.inject({ url, headers: { authorization: owner.token } });
    expect(file.statusCode).toBe(403);
    const { data } = await stage.ask(owner)(getAllCaseResult, { submitId: wrong });
    expect(data.judgeCaseList[1]).toMatchObject({ status: -1, message: null });
    expect(JSON.stringify(data)).not.toContain('expected');
    const { see } = (await stage.ask(owner)(getSubmissionDetail, { submitId: wrong })).data;
    expect(see).toMatchObject({ code: true, cases: true, failingCase: false, reason: 'inUse' });
    expect((await stage.ask(admin).refused(getFirstFailCase, { submitId: wrong })).status).toBe(200);
    await between(-20, -10);
    expect((await failing()).status).toBe(200);
  },
);

test('submissions of a hidden problem look missing to others, in every call', async () => {
  const root = await buildUser(stage.site, { role: 'root' });
  expect((await stage.ask(root)(changeProblemAuth, { pid: stage.pid, auth: 2 })).status).toBe(200);
  for (const op of [getSubmissionDetail, getAllCaseResult]) {
    const hidden = await stage.ask(other).refused(op, { submitId: wrong });
    const missing = await stage.ask(other).refused(op, { submitId: 999_999 });
    expect(hidden).toMatchObject({ status: 404, data: missing.data, msg: missing.msg });
  }
  expect((await stage.ask(other)(getSubmissionList, {})).data.records).toEqual([]);
  expect((await stage.ask(other)(checkSubmissionsStatus, { submitIds: [wrong] })).data).toEqual({});
  expect((await stage.ask(admin)(getSubmissionList, {})).data.total).toBe(2);
  await stage.ask(root)(changeProblemAuth, { pid: stage.pid, auth: 1 });
  expect((await stage.ask(other)(getSubmissionList, {})).data.total).toBe(2);
});

test.each([
  ['all, newest first', {}, () => [accepted, wrong]],
  ['by status', { status: 0 }, () => [accepted]],
  ['by author', { username: 'OWN' }, () => [accepted, wrong]],
  ['by an author nobody has', { username: 'nobody' }, () => []],
  ['a wildcard is an ordinary letter', { username: '%' }, () => []],
  ['by problem', { problemID: 'p1', completeProblemID: true }, () => [accepted, wrong]],
  ['by part of a problem id, only when not exact', { problemID: 'P', completeProblemID: true }, () => []],
  ['by part of a problem id', { problemID: 'P' }, () => [accepted, wrong]],
  ['T-RATE-2 any page number and size', { currentPage: -1, limit: 1_000_000 }, () => [accepted, wrong]],
  ['T-RATE-2 a page far beyond', { currentPage: 1e9 }, () => []],
])('the list is filtered: %s', async (_sentence, filter, expected) => {
  const { status, data } = await stage.ask(other)(getSubmissionList, filter);
  expect(status).toBe(200);
  expect(data.records.map((row) => row.submitId)).toEqual(expected());
});

test('only-mine shows the own ones and needs a login', async () => {
  expect((await stage.ask(other)(getSubmissionList, { onlyMine: true })).data.total).toBe(0);
  expect((await stage.ask(owner)(getSubmissionList, { onlyMine: true, username: 'other' })).data.total).toBe(2);
  expect(await stage.ask().refused(getSubmissionList, { onlyMine: true })).toMatchObject({ status: 401 });
});

test('the polling call tells state, place in the queue and finished cases', async () => {
  const first = await stage.submit(owner);
  const second = await stage.submit(other);
  const ask = stage.ask(owner);
  const waiting = await ask(checkSubmissionsStatus, { submitIds: [first, second] });
  expect(waiting.data[first]).toMatchObject({ status: 5, queuePosition: 1, casesDone: 0 });
  expect(waiting.data[second]).toMatchObject({ status: 5, queuePosition: 2 });
  const [job] = await stage.judge.claim();
  await stage.judge.progress(job!, 7, [judgedCase(1, -1, { message: 'secret', cause: CAUSE })]);
  expect((await ask(checkSubmissionsStatus, { submitIds: [first] })).data[first]).toMatchObject({
    status: 7,
    casesDone: 1,
  });
  expect((await ask(getAllCaseResult, { submitId: first })).data.judgeCaseList).toMatchObject([
    { message: 'secret', cause: CAUSE },
  ]);
  const foreign = await stage.ask(other)(getAllCaseResult, { submitId: first });
  expect(foreign.data.judgeCaseList).toMatchObject([{ index: 1, message: null }]);
  expect(JSON.stringify(foreign.data)).not.toContain(CAUSE.code);
  await stage.judge.report(job!, judged([0, 0, 0]));
  await stage.judge.report((await stage.judge.claim())[0]!, judged([0, 0, 0]));
});

test('the last accepted code is for those who passed', async () => {
  expect((await stage.ask(owner)(getLastAcCode, { pid: stage.pid })).data.language).toBe('C++ 17');
  const never = await buildUser(stage.site);
  expect(await stage.ask(never).refused(getLastAcCode, { pid: stage.pid })).toMatchObject({
    status: 403,
    data: { code: 'problem.notSolved' },
  });
});

test.each([['9999999999999999999999'], ['-1'], ['1e3'], ['NaN'], ["1' or '1'='1"], ['\u0000']])(
  'T-SQL-2 the submission id %j is refused by name',
  async (submitId) => {
    const answer = await stage.ask(owner).refused(getSubmissionDetail, { submitId });
    expect(answer.status).toBe(400);
    expect(answer.data.fields).toHaveProperty('submitId');
  },
);

test('what a dead program said is shown with the data of its case, and nowhere else', async () => {
  const dead = await stage.submit(owner, 'dies');
  const cases = [
    judgedCase(1, 0),
    judgedCase(2, 3, { message: 'Exit code 1', stderr: 'KeyError: 2 2' }),
    judgedCase(3, 0),
  ];
  await stage.judge.report((await stage.judge.claim())[0]!, judged([0, 3, 0], { cases }));
  const failing = await stage.ask(owner)(getFirstFailCase, { submitId: dead });
  expect(failing.data).toMatchObject({ index: 2, stderr: 'KeyError: 2 2', userOutput: null });
  const refused = await stage.ask(other).refused(getFirstFailCase, { submitId: dead });
  expect(refused.data).toMatchObject({ code: 'submission.notOwner' });
  for (const ask of [stage.ask(owner), stage.ask(other), stage.ask(admin)]) {
    const results = await ask(getAllCaseResult, { submitId: dead });
    expect(JSON.stringify(results)).not.toContain('KeyError');
    expect(JSON.stringify(await ask(getSubmissionDetail, { submitId: dead }))).not.toContain('KeyError');
  }
});

test('code that does not compile has no subtasks that seem to wait', async () => {
  const marks = { score: 50, groupNum: 1 };
  const cases = [1, 2].map((at) => ({ input: `${at}\n`, output: `${at}\n`, ...marks }));
  const { problemId } = await buildProblem(stage.site, { type: 1, judgeCaseMode: 'subtask_lowest', cases });
  const ask = stage.ask(owner);
  const solve = async (report: JobReport) => {
    const { data } = await ask(submitProblemJudge, { pid: problemId, language: 'C++ 17', code: 'int main() {}' });
    await stage.judge.report((await stage.judge.claim())[0]!, report);
    return (await ask(getAllCaseResult, { submitId: data.submitId })).data.subTaskJudgeCaseVoList;
  };
  expect(await solve(judged([], { status: VERDICT.compileError, score: 0, errorMessage: 'no' }))).toBeNull();
  expect(await solve(judged([0, 0], { score: 50 }))).toMatchObject([{ groupNum: 1, status: 0 }]);
});
