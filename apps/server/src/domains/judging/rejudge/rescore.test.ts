import { getAdminProblem, updateProblem } from '@assay/contract/authoring/editor.ts';
import {
  addRejudgeSet,
  applyRejudgeSet,
  cancelRejudgeSet,
  getRejudgeSet,
  undoRejudgeSet,
} from '@assay/contract/judging/rejudge-sets.ts';
import type { CaseMode, Subtask } from '@assay/contract/problems/problem.ts';
import { getAllCaseResult } from '@assay/contract/submissions/detail.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { buildProblem, problemSave } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { judged, judgedCase } from '@assay/testkit/fake-judge.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSolvingStage, type SolvingStage } from '../testing/solving.ts';
import { rescoreWaiting } from './rescore.ts';

let stage: SolvingStage;
let root: BuiltUser;
let user: BuiltUser;
let pid: number;
let problemId: string;
const SAMPLES = [1, 2, 3].map((at) => ({ input: `${at} 1\n`, output: `${at + 1}\n`, score: 33, groupNum: 1 }));

beforeEach(async () => {
  stage = await openSolvingStage();
  root = await buildUser(stage.site, { role: 'root' });
  user = await buildUser(stage.site);
  ({ pid, problemId } = await buildProblem(stage.site, { type: 1, cases: SAMPLES }));
});
afterEach(() => stage.site.close());

const db = () => stage.site.services.db;
const ask = () => stage.ask(root);
const rowOf = (id: number) => db().selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function solve(statuses: number[], share?: number): Promise<number> {
  const { data } = await stage.ask(user)(submitProblemJudge, {
    pid: problemId,
    language: 'C++ 17',
    code: 'int main(){}',
  });
  const [job] = await stage.judge.claim();
  const cases = statuses.map((status, at) =>
    judgedCase(at + 1, status, { score: 0, ...(share && status === 8 && { share }) }),
  );
  await stage.judge.report(job!, judged(statuses, { status: 8, score: 33, cases }));
  return data.submitId;
}

async function edit(judgeCaseMode: CaseMode, scores: { score: number; groupNum: number }[], subtasks?: Subtask[]) {
  const { version } = (await ask()(getAdminProblem, { pid })).data;
  const save = problemSave({ type: 1, problemId, judgeCaseMode });
  const answer = await ask()(updateProblem, {
    ...save,
    pid,
    version,
    cases: { from: 'keep', scores },
    ...(subtasks && { subtasks }),
  });
  expect(answer.status).toBe(200);
}
const newSet = async () => (await ask()(addRejudgeSet, { kind: 'rescore', pid, reason: 'other points' })).data.setId;

test('other points are counted without running anything, beside the result until they are applied', async () => {
  const id = await solve([0, -1, 8], 0.5);
  await edit(
    'default',
    [60, 20, 20].map((score) => ({ score, groupNum: 1 })),
  );
  const setId = await newSet();
  await rescoreWaiting(stage.site.services);
  expect(await stage.judge.claim()).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ status: 8, score: 33 });
  expect((await ask()(getRejudgeSet, { setId })).data).toMatchObject({
    done: 1,
    changes: [{ from: 8, to: 8, count: 1, otherScore: 1 }],
  });
  await ask()(applyRejudgeSet, { setId });
  expect(await rowOf(id)).toMatchObject({ status: 8, score: 70, oi_rank_score: 7, judger: 'fake', is_manual: false });
  await ask()(undoRejudgeSet, { setId });
  expect(await rowOf(id)).toMatchObject({ status: 8, score: 33 });
});

test('rules of subtasks skip what they would have skipped; what they need and nobody ran is judged', async () => {
  const id = await solve([-1, 0, 0]);
  const subtask = (num: number, rule: Subtask['rule'], dependsOn: number[] = []) => ({
    num,
    score: 50,
    rule,
    dependsOn,
  });
  const marks = [1, 2, 2].map((groupNum) => ({ score: 25, groupNum }));
  await edit('subtasks', marks, [subtask(1, 'min'), subtask(2, 'sum', [1])]);
  const first = await newSet();
  await rescoreWaiting(stage.site.services);
  await ask()(applyRejudgeSet, { setId: first });
  expect(await rowOf(id)).toMatchObject({ status: -1, score: 0 });
  const shown = (await ask()(getAllCaseResult, { submitId: id })).data;
  expect(shown.subTaskJudgeCaseVoList).toMatchObject([
    { groupNum: 1, status: -1, score: 0, fullScore: 50, notPassed: [] },
    { groupNum: 2, status: -4, score: 0, fullScore: 50, notPassed: [1] },
  ]);
  expect(shown.judgeCaseList.map((one) => one.status)).toEqual([-1, -4, -4]);

  await edit('subtasks', marks, [subtask(1, 'min'), subtask(2, 'sum')]);
  const second = await newSet();
  await rescoreWaiting(stage.site.services);
  expect((await ask()(getRejudgeSet, { setId: second })).data).toMatchObject({ total: 1, done: 0 });
  const [job] = await stage.judge.claim();
  expect(job!.work).toMatchObject({
    submitId: id,
    problem: { judgeCaseMode: 'subtasks', subtasks: [{ num: 1 }, { num: 2 }] },
  });
  await stage.judge.report(job!, judged([-1, 0, 0], { status: 8, score: 50 }));
  await ask()(applyRejudgeSet, { setId: second });
  expect(await rowOf(id)).toMatchObject({ status: 8, score: 50 });
});

test('other files are judged, not scored', async () => {
  await solve([0, -1, 0]);
  const { version } = (await ask()(getAdminProblem, { pid })).data;
  const samples = SAMPLES.map((one) => ({ ...one, output: '0\n' }));
  const save = problemSave({ type: 1, problemId });
  await ask()(updateProblem, { ...save, pid, version, cases: { from: 'manual', samples } });
  await newSet();
  await rescoreWaiting(stage.site.services);
  expect(await stage.judge.claim()).toHaveLength(1);
});

test('a set cancelled before it was scored is not scored', async () => {
  await solve([0, -1, 0]);
  const setId = await newSet();
  await ask()(cancelRejudgeSet, { setId });
  await rescoreWaiting(stage.site.services);
  expect((await ask()(getRejudgeSet, { setId })).data).toMatchObject({ done: 0, state: 'cancelled' });
});
