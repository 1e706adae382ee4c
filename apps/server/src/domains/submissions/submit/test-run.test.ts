import { getTestJudgeResult, submitProblemTestJudge } from '@assay/contract/submissions/submit.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSolvingStage, type SolvingStage } from '../../judging/testing/solving.ts';

let stage: SolvingStage;
beforeAll(async () => {
  stage = await openSolvingStage();
});
afterAll(() => stage.site.close());

const run = { pid: 'P1', language: 'Python3', code: 'print(1)' };
const outcome = { status: 0, timeMs: 5, memoryKb: 900, userOutput: '2\n', stderr: '', message: null, difference: null };

test('own input is run against an expected output and its result read', async () => {
  const user = await buildUser(stage.site);
  const ask = stage.ask(user);
  const started = await ask(submitProblemTestJudge, { ...run, userInput: '1 1', expectedOutput: '2' });
  const { testJudgeKey } = started.data;
  expect((await ask(getTestJudgeResult, { testJudgeKey })).data).toMatchObject({ status: 5, queuePosition: 1 });
  const [job] = await stage.judge.claim();
  expect(job!.work).toMatchObject({ kind: 'testRun', runs: [{ input: '1 1', expected: '2' }] });
  await stage.judge.report(job!, { outcome: 'tested', status: 0, errorMessage: null, runs: [outcome] });
  const result = await ask(getTestJudgeResult, { testJudgeKey });
  expect(result.data).toMatchObject({ status: 0, userInput: '1 1', expectedOutput: '2', userOutput: '2\n', time: 5 });
});

test('all samples are run at once', async () => {
  const user = await buildUser(stage.site);
  const ask = stage.ask(user);
  const { testJudgeKey } = (await ask(submitProblemTestJudge, { ...run, samples: true })).data;
  const [job] = await stage.judge.claim();
  expect(job!.work.kind === 'testRun' && job!.work.runs).toEqual([
    { input: '1 1\n', expected: '2\n' },
    { input: '2 2\n', expected: '4\n' },
  ]);
  const failed = { ...outcome, status: -1, difference: { line: 1, token: 1, expected: '4', got: '2' } };
  await stage.judge.report(job!, { outcome: 'tested', status: -1, errorMessage: null, runs: [outcome, failed] });
  const { runs } = (await ask(getTestJudgeResult, { testJudgeKey })).data;
  expect(runs.map((each) => each.status)).toEqual([0, -1]);
  expect(runs[1]!.difference).toEqual({ line: 1, token: 1, expected: '4', got: '2' });
});

test('a run with checks is one for nodes that know them, in languages that have them', async () => {
  const ask = stage.ask(await buildUser(stage.site));
  const checked = { ...run, language: 'C++ 17', code: 'int main() {}', samples: true, checks: true };
  const { testJudgeKey } = (await ask(submitProblemTestJudge, checked)).data;
  const [job] = await stage.judge.claim();
  expect(job!.work).toMatchObject({ kind: 'testRun', language: 'C++ 17', checks: true });
  const unset = "main.cpp:1:1: error: 'x' is used uninitialized [-Werror=uninitialized]";
  await stage.judge.report(job!, { outcome: 'tested', status: 0, errorMessage: null, unset, runs: [outcome] });
  expect((await ask(getTestJudgeResult, { testJudgeKey })).data).toMatchObject({ checks: true, unset });
  expect(await ask.refused(submitProblemTestJudge, { ...checked, language: 'Python3' })).toMatchObject({
    status: 400,
    data: { code: 'testrun.noChecks' },
  });
});

test('the result of somebody else looks missing', async () => {
  const [user, other] = [await buildUser(stage.site), await buildUser(stage.site)];
  const { testJudgeKey } = (await stage.ask(user)(submitProblemTestJudge, { ...run, userInput: '' })).data;
  expect(await stage.ask(other).refused(getTestJudgeResult, { testJudgeKey })).toMatchObject({
    status: 404,
    data: { code: 'testrun.unknown' },
  });
});

test.each([
  ['blank code', { code: ' ' }, 'submission.blank'],
  ['input over 1000 characters', { userInput: 'x'.repeat(1001) }, 'testrun.inputTooLong'],
  ['a language that the problem does not allow', { language: 'Rust' }, 'language.notAllowed'],
])('%s is refused', async (_sentence, change, code) => {
  const user = await buildUser(stage.site);
  expect(await stage.ask(user).refused(submitProblemTestJudge, { ...run, ...change })).toMatchObject({
    status: 400,
    data: { code },
  });
});

test('T-RATE-1 many test runs are held back', async () => {
  const user = await buildUser(stage.site);
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => stage.ask(user).refused(submitProblemTestJudge, { ...run, userInput: '' })),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(20);
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(20);
});
