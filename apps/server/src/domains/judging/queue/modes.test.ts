import type { ProblemSave } from '@assay/contract/authoring/editor.ts';
import { addProblem, getAdminProblem } from '@assay/contract/authoring/editor.ts';
import { getAnswerInput, getProblemDetail } from '@assay/contract/problems/detail.ts';
import type { JudgeMode } from '@assay/contract/problems/judge-modes.ts';
import { getFirstFailCase } from '@assay/contract/submissions/detail.ts';
import { submitProblemJudge, submitProblemTestJudge } from '@assay/contract/submissions/submit.ts';
import { problemSave } from '@assay/testkit/build/problem.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { judged, openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSolvingStage, type SolvingStage } from '../testing/solving.ts';

let stage: SolvingStage;
beforeAll(async () => {
  stage = await openSolvingStage();
});
afterAll(() => stage.site.close());

const CHECKER = {
  language: 'C++ 17',
  code: 'int main() {}',
  convention: 'testlib' as const,
  arguments: [],
  points: 'percent' as const,
  timeMs: null,
  memoryMb: null,
};
const saveOf = (problemId: string, judgeMode: JudgeMode, change: Partial<ProblemSave['problem']> = {}) =>
  problemSave({
    problemId,
    judgeMode,
    languages: ['C++ 17'],
    cases: [
      { input: '1 2\n', output: judgeMode === 'objective' ? 'choice: A' : '3\n' },
      { input: '3 4\n', output: judgeMode === 'objective' ? 'blank: seven' : '7\n' },
    ],
    ...change,
  });

async function build(problemId: string, judgeMode: JudgeMode, change: Partial<ProblemSave['problem']> = {}) {
  const admin = await buildUser(stage.site, { role: 'problemAdmin' });
  const { data } = await stage.ask(admin)(addProblem, saveOf(problemId, judgeMode, change));
  return { admin, ...data };
}
const languageOf = async (submitId: number) =>
  (
    await stage.site.services.db
      .selectFrom('submissions')
      .select('language')
      .where('id', '=', submitId)
      .executeTakeFirstOrThrow()
  ).language;

test('what the modes need is stored and read back', async () => {
  const { admin, pid } = await build('MODES', 'interactive', {
    checker: CHECKER,
    passLimit: 3,
    graderFiles: [{ name: 'grader.cpp', content: '//' }],
    protocolChecker: { language: 'C++ 17', code: 'int main() { return 0; }' },
  });
  const { data } = await stage.ask(admin)(getAdminProblem, { pid });
  expect(data.problem).toMatchObject({
    judgeMode: 'interactive',
    passLimit: 3,
    graderFiles: [{ name: 'grader.cpp', content: '//' }],
    protocolChecker: { language: 'C++ 17', code: 'int main() { return 0; }' },
  });
});

test('a grader for every allowed language is asked for', async () => {
  const admin = await buildUser(stage.site, { role: 'problemAdmin' });
  const bad = saveOf('GRADER0', 'grader', { graderFiles: [{ name: 'grader.py', content: '#' }] });
  expect(await stage.ask(admin).refused(addProblem, bad)).toMatchObject({
    status: 400,
    data: { code: 'problem.graderNeeded' },
    msg: expect.stringContaining('C++ 17'),
  });
});

test('graders are not shown to those who solve, headers are', async () => {
  await build('GRADER1', 'grader', {
    graderFiles: [{ name: 'grader.cpp', content: 'the secret grader' }],
    userExtraFile: [{ name: 'lib.h', content: 'int sum(int, int);' }],
  });
  const user = await buildUser(stage.site);
  const { data } = await stage.ask(user)(getProblemDetail, { problemId: 'GRADER1' });
  expect(data.problem).toMatchObject({ userExtraFile: { 'lib.h': 'int sum(int, int);' }, answers: null });
  expect(JSON.stringify(data)).not.toContain('secret grader');
});

test('answers are handed in as text, whatever language is named', async () => {
  await build('ANSWERS', 'submit_answer');
  const user = await buildUser(stage.site);
  const detail = await stage.ask(user)(getProblemDetail, { problemId: 'ANSWERS' });
  expect(detail.data.problem.answers).toEqual([
    { input: '1.in', output: '1.out', inputBytes: 4 },
    { input: '2.in', output: '2.out', inputBytes: 4 },
  ]);
  const sent = { pid: 'ANSWERS', language: 'C++ 17', code: '{"1.out": "3", "2": "7"}' };
  const receipt = await stage.ask(user)(submitProblemJudge, sent);
  expect(await languageOf(receipt.data.submitId)).toBe('Text');
  const long = JSON.stringify({ '1.out': 'x'.repeat(100_000) });
  expect((await stage.ask(user)(submitProblemJudge, { ...sent, code: long })).status).toBe(200);
});

test.each([
  ['no answers at all', 'int main() {}', 'submission.answersUnread'],
  ['a file that no case asks for', '{"9.out": ""}', 'submission.answerUnknown'],
  ['two files for one case', '{"1.out": "", "1.txt": ""}', 'submission.answerTwice'],
  ['nothing', '  ', 'submission.blank'],
])('of answers, %s is refused', async (_sentence, code, refusal) => {
  const user = await buildUser(stage.site);
  const answer = await stage.ask(user).refused(submitProblemJudge, { pid: 'ANSWERS', language: 'Text', code });
  expect(answer).toMatchObject({ status: 400, data: { code: refusal } });
});

test('the right answers are shown to nobody who solves, not even after a wrong one', async () => {
  await build('HIDDEN', 'submit_answer');
  const [user, admin] = [await buildUser(stage.site), await buildUser(stage.site, { role: 'problemAdmin' })];
  const judge = await openFakeJudge(stage.site, { name: 'text', languages: ['Text'] });
  const sent = { pid: 'HIDDEN', language: 'Text', code: '{"1": "4"}' };
  const { submitId } = (await stage.ask(user)(submitProblemJudge, sent)).data;
  for (const job of await judge.claim(10)) await judge.report(job, judged([-1, -1]));
  expect(await stage.ask(user).refused(getFirstFailCase, { submitId })).toMatchObject({
    data: { code: 'submission.noFailingCase' },
  });
  expect((await stage.ask(admin)(getFirstFailCase, { submitId })).data).toMatchObject({ expected: '3\n' });
});

test('the inputs of an answers problem can be fetched, those of others cannot', async () => {
  const fetched = (query: Record<string, string>) => stage.site.app.inject({ url: getAnswerInput.path, query });
  const input = await fetched({ problemId: 'ANSWERS', name: '2.in' });
  expect([input.statusCode, input.body]).toEqual([200, '3 4\n']);
  for (const [problemId, name] of [
    ['ANSWERS', '2.out'],
    ['P1', '1.in'],
    ['QUIZ', '1.in'],
  ]) {
    expect((await fetched({ problemId: problemId!, name: name! })).statusCode).toBe(404);
  }
});

test('questions are answered by number, and no answer is shown beforehand', async () => {
  await build('QUIZ', 'objective');
  const user = await buildUser(stage.site);
  const { data } = await stage.ask(user)(getProblemDetail, { problemId: 'QUIZ' });
  expect(data.problem.answers).toHaveLength(2);
  expect(JSON.stringify(data)).not.toContain('seven');
  const sent = { pid: 'QUIZ', language: 'Text', code: '1: A\n2: seven' };
  expect((await stage.ask(user)(submitProblemJudge, sent)).status).toBe(200);
  const bad = await stage.ask(user).refused(submitProblemJudge, { ...sent, code: 'A' });
  expect(bad).toMatchObject({ status: 400, data: { code: 'submission.answersUnread' } });
});

test('where answers are asked for there is nothing to test', async () => {
  const user = await buildUser(stage.site);
  const asked = { pid: 'ANSWERS', language: 'C++ 17', code: 'int main() {}', userInput: '' };
  expect(await stage.ask(user).refused(submitProblemTestJudge, asked)).toMatchObject({
    status: 400,
    data: { code: 'testrun.noProgram' },
  });
});
