import { addProblem, getAdminProblem, updateProblem } from '@assay/contract/authoring/editor.ts';
import { getProblemDetail } from '@assay/contract/problems/detail.ts';
import type { Question } from '@assay/contract/questions/question.ts';
import { getProblemQuestions } from '@assay/contract/questions/shown.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { writeAnswersText } from '@assay/rules/questions/answers-text.ts';
import { ONE_OF_EACH, questionSet } from '@assay/rules/questions/testing/questions.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { type Asker, as } from '@assay/testkit/ask.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { type BuiltProblem, buildProblem, problemSave } from '@assay/testkit/build/problem.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { buildWork } from '@assay/testkit/build/work.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findQuestions } from './questions.queries.ts';

const SECRET = 'zqxkey';
const secretive = (id: string, count: number): Question => ({
  id,
  kind: 'blanks',
  text: 'Fill in.',
  points: 1,
  explanation: `${SECRET} explained`,
  blanks: Array.from({ length: count }, () => ({
    accepted: [{ text: SECRET, share: 100 }],
    match: 'text' as const,
    weight: 1,
  })),
  isAnyOrder: false,
});

let site: TestSite;
let root: Asker;
let user: Asker;
beforeAll(async () => {
  site = await openTestSite();
  root = as(site, await buildUser(site, { role: 'root' }));
  user = as(site, await buildUser(site));
});
afterAll(() => site.close());

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('saving', () => {
  const saved = async (pid: number) => (await root(getAdminProblem, { pid })).data;
  const save = async (pid: number, cases: object, problem: object = {}) => {
    const { version, problem: stored, tags, languages, codeTemplates } = await saved(pid);
    const fields = { ...stored, ...problem };
    return root.refused(updateProblem, {
      pid,
      version,
      problem: fields,
      tags,
      languages,
      codeTemplates,
      cases,
    } as never);
  };

  test('questions are kept, and are the cases that submissions are judged by', async () => {
    const { pid } = await buildProblem(site, { questions: questionSet() });
    const { questions, problem } = await saved(pid);
    expect(questions).toEqual(questionSet());
    expect(problem).toMatchObject({ judgeMode: 'objective', type: 1 });
    const row = await site.services.db
      .selectFrom('problems as p')
      .innerJoin('problem_data as d', 'd.id', 'p.data_version')
      .select(['p.io_score', 'd.cases'])
      .where('p.id', '=', pid)
      .executeTakeFirstOrThrow();
    expect(row.io_score).toBe(50);
    expect(row.cases).toHaveLength(5);
  });

  test('QUES-8: a correction makes a new version of the data, the same questions none', async () => {
    const { pid } = (await root(addProblem, problemSave({ questions: questionSet() }))).data;
    const versions = () => site.services.db.selectFrom('problem_data').select('id').where('pid', '=', pid).execute();
    expect((await save(pid, { from: 'questions', ...questionSet() })).status).toBe(200);
    expect(await versions()).toHaveLength(1);
    const key = (await findQuestions(site.services.db, pid))!.shuffleKey;
    const corrected = ONE_OF_EACH.map((one) => (one.kind === 'single' ? { ...one, right: 'c' } : one));
    expect((await save(pid, { from: 'questions', ...questionSet(corrected) })).status).toBe(200);
    expect(await versions()).toHaveLength(2);
    expect(await findQuestions(site.services.db, pid)).toMatchObject({ shuffleKey: key, revision: 3 });
  });

  test('QUES-11: nothing that people are answering is taken away while a work runs with it', async () => {
    const { pid, problemId } = await buildProblem(site, { questions: questionSet() });
    const { wid } = await buildWork(site, { problems: [{ pid, problemId } as BuiltProblem] });
    const shorter = { from: 'questions', ...questionSet(ONE_OF_EACH.slice(1)) };
    expect((await save(pid, shorter)).data.code).toBe('problem.questionsInUse');
    const corrected = ONE_OF_EACH.map((one) => (one.kind === 'single' ? { ...one, text: 'Which?', right: 'a' } : one));
    expect((await save(pid, { from: 'questions', ...questionSet(corrected) })).status).toBe(200);
    const past = new Date(site.clock.now().getTime() - 1000);
    await site.services.db.updateTable('timed_works').set({ end_time: past }).where('id', '=', wid).execute();
    expect((await save(pid, shorter)).status).toBe(200);
  });

  test('they stay when nothing is said about cases, and go with other cases', async () => {
    const { pid } = await buildProblem(site, { questions: questionSet() });
    expect((await save(pid, { from: 'keep' })).status).toBe(200);
    expect((await saved(pid)).questions).toEqual(questionSet());
    const samples = [{ input: '', output: 'choice: A', score: 100 }];
    expect((await save(pid, { from: 'manual', samples })).status).toBe(200);
    expect((await saved(pid)).questions).toBeNull();
  });

  test('points with decimals are counted in hundredths by submissions', async () => {
    const half = ONE_OF_EACH.map((one) => ({ ...one, points: 1.5 }));
    const { pid } = await buildProblem(site, { questions: questionSet(half) });
    const { io_score } = await site.services.db
      .selectFrom('problems')
      .select('io_score')
      .where('id', '=', pid)
      .executeTakeFirstOrThrow();
    expect(io_score).toBe(750);
  });

  test('QUES-6: what nobody could answer is refused, and questions of other modes', async () => {
    const one = { ...ONE_OF_EACH[0]!, right: 'x' } as Question;
    const add = (options: Parameters<typeof problemSave>[0]) => root.refused(addProblem, problemSave(options));
    expect((await add({ questions: questionSet([one]) })).data.code).toBe('question.noneRight');
    expect((await add({ questions: questionSet(), judgeMode: 'default' })).data.code).toBe('problem.questionsMode');
    expect((await add({ questions: questionSet(), type: 0 })).data.code).toBe('problem.questionsSummed');
    expect((await add({ questions: questionSet([]) })).status).toBe(400);
  });
});

describe('the questions of a problem', () => {
  test('QUES-7: tell nothing of what is right, in no call of the problem', async () => {
    const { problemId } = await buildProblem(site, {
      questions: questionSet([secretive('one', 1), secretive('two', 2)]),
    });
    for (const asker of [as(site), user]) {
      const shown = (await asker(getProblemQuestions, { problemId })).data;
      expect(shown.questions).toMatchObject([{ blanks: 1 }, { blanks: 2 }]);
      const page = (await asker(getProblemDetail, { problemId })).data;
      expect(JSON.stringify([shown, page])).not.toContain(SECRET);
    }
  });

  test('QUES-5: come in an order of one’s own, the same at every time', async () => {
    const many = Array.from({ length: 12 }, (_, at) => secretive(`q${at}`, 1));
    const set = questionSet(many, { shuffleQuestions: true });
    const { problemId } = await buildProblem(site, { questions: set });
    const orderFor = async (asker: Asker) => ids((await asker(getProblemQuestions, { problemId })).data.questions);
    const first = await orderFor(user);
    expect(await orderFor(user)).toEqual(first);
    expect(first).not.toEqual(ids(many));
    expect([...first].sort()).toEqual(ids(many).sort());
    expect(await orderFor(as(site, await buildUser(site)))).not.toEqual(first);
    expect(await orderFor(as(site))).toEqual(ids(many));
  });

  test('are closed to whom the problem is closed', async () => {
    const { problemId } = await buildProblem(site, { questions: questionSet(), auth: 2 });
    expect((await user.refused(getProblemQuestions, { problemId })).data.code).toBe('problem.unknown');
    const later = await buildContest(site, { startsIn: 3600, problems: [{ questions: questionSet() }] });
    expect((await user.refused(getProblemQuestions, { problemId: 'A', cid: later.cid })).status).not.toBe(200);
  });

  test('are none of a problem that asks for programs', async () => {
    const { problemId } = await buildProblem(site);
    expect((await user(getProblemQuestions, { problemId })).data.questions).toEqual([]);
  });
});

test('answers are taken as a submission, and what is none is refused', async () => {
  const { problemId } = await buildProblem(site, { questions: questionSet() });
  const submit = (code: string) =>
    user.refused(submitProblemJudge, { pid: problemId, language: 'Text', code } as never);
  expect((await submit('{"single": {"a": 1}}')).data.code).toBe('submission.answersUnread');
  const answers = { single: 'b', multiple: ['b'], truth: false, blanks: ['fifo', ''], number: '3.14' };
  expect((await submit(writeAnswersText(answers))).status).toBe(200);
});
