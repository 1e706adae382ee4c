import { getDifficultyList } from '@assay/contract/catalog/difficulty.ts';
import { getLanguages } from '@assay/contract/catalog/languages.ts';
import { getProblemDetail } from '@assay/contract/problems/detail.ts';
import { getProblemQuestions } from '@assay/contract/questions/shown.ts';
import { checkSubmissionsStatus } from '@assay/contract/submissions/list.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { readAnswersText } from '@assay/rules/questions/answers-text.ts';
import { shownQuestions } from '@assay/rules/questions/show.ts';
import { questionSet } from '@assay/rules/questions/testing/questions.ts';
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { preloadMarkdown } from '../../features/markdown/markdown-text.tsx';
import { answer, sentCalls } from '../../testing/fake-server.ts';
import { buildLanguage, buildProblem } from '../../testing/judging-data.ts';
import { buildUser, visit } from '../../testing/render.tsx';

beforeAll(async () => {
  await Promise.all([
    import('./problem-detail.tsx'),
    import('../../features/submissions/solve/answers/answers-pane.tsx'),
    preloadMarkdown(),
  ]);
}, 60_000);

beforeEach(() => {
  const { problem, ...rest } = buildProblem();
  const answers = [1, 2, 3, 4, 5].map((at) => ({ input: `${at}.in`, output: `${at}.out`, inputBytes: 0 }));
  answer(getDifficultyList, []);
  answer(getLanguages, [buildLanguage()]);
  answer(getProblemDetail, { ...rest, problem: { ...problem, judgeMode: 'objective', type: 1, answers } });
  answer(getProblemQuestions, { questions: shownQuestions(questionSet(), null) });
  answer(checkSubmissionsStatus, {});
  answer(submitProblemJudge, {
    submitId: 42,
    submitTime: '2026-11-21T08:00:00.000Z',
    status: VERDICT.pending,
    length: 13,
    repeated: false,
  });
});

it('QUES-1: a question of each kind is answered and submitted by its id', async () => {
  const { person } = visit('/problem/1000', { user: buildUser() });
  const group = async (name: RegExp) => within(await screen.findByRole('group', { name }));
  const first = await group(/^Question 1/);
  await person.click(await first.findByRole('radio', { name: /^B\./ }));
  const second = await group(/^Question 2/);
  await person.click(second.getByRole('checkbox', { name: /^C\./ }));
  await person.click(second.getByRole('checkbox', { name: /^B\./ }));
  await person.click((await group(/^Question 3/)).getByRole('radio', { name: 'False' }));
  const fourth = await group(/^Question 4/);
  fourth.getByText(/A queue is ＿＿\(1\)＿＿, a stack ＿＿\(2\)＿＿/);
  await person.type(fourth.getByRole('textbox', { name: 'Blank 2' }), 'LIFO');
  await person.type((await group(/^Question 5/)).getByRole('textbox', { name: 'Number' }), '3.14');
  screen.getByText('5 of 5 answered');
  await person.click(first.getByRole('button', { name: 'Clear answer' }));
  screen.getByText('4 of 5 answered');
  await person.click(screen.getByRole('button', { name: 'Submit' }));
  const [sent] = sentCalls(submitProblemJudge);
  expect(readAnswersText((sent!.input as { code: string }).code)).toEqual({
    single: null,
    multiple: ['b', 'c'],
    truth: false,
    blanks: ['', 'LIFO'],
    number: '3.14',
  });
});
