import { getAdminProblem, updateProblem } from '@assay/contract/authoring/editor.ts';
import { getProblemCases } from '@assay/contract/authoring/testdata.ts';
import { getProblemDetail } from '@assay/contract/problems/detail.ts';
import type { Subtask } from '@assay/contract/problems/problem.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildProblem, problemSave } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let site: TestSite;
let root: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  root = await buildUser(site, { role: 'root' });
});
afterAll(() => site.close());

const ask = () => as(site, root);
const subtask = (num: number, rule: Subtask['rule'], score: number, dependsOn: number[] = []): Subtask => ({
  num,
  rule,
  score,
  dependsOn,
});
const sample = (groupNum: number, score: number | null, extra: object = {}) => ({
  input: `${groupNum} ${score}\n`,
  output: '1\n',
  groupNum,
  score,
  ...extra,
});

/** A scored problem to be saved with other subtasks. */
async function stored() {
  const { pid } = await buildProblem(site, { type: 1, cases: [sample(1, 100)] });
  const edited = async () => (await ask()(getAdminProblem, { pid })).data;
  const save = async (given: object) => {
    const { version, problem } = await edited();
    const base = problemSave({ type: 1, judgeCaseMode: 'subtasks', problemId: problem.problemId });
    return ask().refused(updateProblem, { ...base, pid, version, ...given });
  };
  const data = async () => (await ask()(getProblemCases, { pid })).data;
  return { pid, save, data, edited };
}

test('subtasks are stored with the data, share their points with their cases, and are told on the page', async () => {
  const problem = await stored();
  const subtasks = [subtask(1, 'min', 0), subtask(2, 'sum', 40, [1]), subtask(3, 'mul', 60, [1, 2])];
  const samples = [sample(1, null), sample(2, 15, { timeMs: 2500 }), sample(2, 25, { memoryMb: 64 }), sample(3, null)];
  expect(await problem.save({ subtasks, cases: { from: 'manual', samples } })).toMatchObject({ status: 200 });
  const data = await problem.data();
  expect(data.subtasks).toEqual(subtasks);
  expect(data.cases.map((one) => [one.groupNum, one.score, one.timeMs, one.memoryMb])).toEqual([
    [1, 0, null, null],
    [2, 15, 2500, null],
    [2, 25, null, 64],
    [3, 60, null, null],
  ]);
  const row = await site.services.db
    .selectFrom('problems')
    .selectAll()
    .where('id', '=', problem.pid)
    .executeTakeFirst();
  expect(row!.io_score).toBe(100);
  const page = await as(site)(getProblemDetail, { problemId: row!.problem_id });
  expect(page.data.subtasks).toEqual(subtasks.map((one, at) => ({ ...one, cases: [1, 2, 1][at] })));

  // Kept without a word, they are the same version; other limits or points make another one.
  expect(await problem.save({ cases: { from: 'keep' } })).toMatchObject({ status: 200 });
  expect((await problem.data()).version).toBe(data.version);
  const scores = data.cases.map(({ score, groupNum }) => ({ score, groupNum }));
  expect(await problem.save({ cases: { from: 'keep', scores } })).toMatchObject({ status: 200 });
  expect((await problem.data()).version).toBe(data.version);
  const none = scores.map((one) => ({ ...one, timeMs: null }));
  expect(await problem.save({ cases: { from: 'keep', scores: none } })).toMatchObject({ status: 200 });
  expect((await problem.data()).cases.map((one) => [one.timeMs, one.memoryMb])).toEqual([
    [null, null],
    [null, null],
    [null, 64],
    [null, null],
  ]);
});

test('arguments of the checker for a case are stored, told and kept; without a word they stay', async () => {
  const problem = await stored();
  const checkerArguments = ['--eps', '1e-6'];
  const samples = [sample(1, 50, { checkerArguments }), sample(1, 50, { checkerArguments: [] }), sample(1, 50)];
  const subtasks = [subtask(1, 'min', 50)];
  expect(await problem.save({ subtasks, cases: { from: 'manual', samples } })).toMatchObject({ status: 200 });
  const told = async () => (await problem.data()).cases.map((one) => one.checkerArguments);
  expect(await told()).toEqual([checkerArguments, [], null]);
  const { version } = await problem.data();
  const scores = [1, 2, 3].map(() => ({ score: 50, groupNum: 1 }));
  expect(await problem.save({ cases: { from: 'keep', scores } })).toMatchObject({ status: 200 });
  expect((await problem.data()).version).toBe(version);
  const none = scores.map((one) => ({ ...one, checkerArguments: null }));
  expect(await problem.save({ cases: { from: 'keep', scores: none } })).toMatchObject({ status: 200 });
  expect(await told()).toEqual([null, null, null]);
});

test.each<[string, Subtask[], string]>([
  ['no subtask at all', [], 'problem.subtasksNeeded'],
  ['a number twice', [subtask(1, 'min', 50), subtask(1, 'min', 50)], 'problem.subtaskTwice'],
  ['an unknown number', [subtask(1, 'min', 50, [3]), subtask(2, 'min', 50)], 'problem.subtaskUnknown'],
  ['a circle', [subtask(1, 'min', 50, [2]), subtask(2, 'min', 50, [1])], 'problem.subtaskCircle'],
  ['a case of no subtask', [subtask(1, 'min', 50)], 'problem.subtaskOfCase'],
  ['a subtask without cases', [1, 2, 3].map((num) => subtask(num, 'min', 30)), 'problem.subtaskEmpty'],
  ['points out of reach', [subtask(1, 'min', 50), subtask(2, 'sum', 90)], 'problem.subtaskPoints'],
])('%s is refused', async (_what, subtasks, code) => {
  const problem = await stored();
  const samples = [sample(1, 50), sample(2, 50)];
  expect(await problem.save({ subtasks, cases: { from: 'manual', samples } })).toMatchObject({
    status: 400,
    data: { code },
  });
});

test('limits of a case out of bounds are refused by name', async () => {
  const problem = await stored();
  const samples = [sample(1, 50, { timeMs: 60_000 })];
  const answer = await problem.save({ subtasks: [subtask(1, 'min', 50)], cases: { from: 'manual', samples } });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.data.fields ?? {})).toEqual(['cases.samples.0.timeMs']);
});
