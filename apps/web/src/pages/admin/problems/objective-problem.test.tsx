import { getAdminProblem, updateProblem } from '@assay/contract/authoring/editor.ts';
import { getProblemCases } from '@assay/contract/authoring/testdata.ts';
import { getDifficultyList } from '@assay/contract/catalog/difficulty.ts';
import { getLanguages } from '@assay/contract/catalog/languages.ts';
import { getAllProblemTags, getProblemTagsAndClassification } from '@assay/contract/catalog/tags.ts';
import { readQuestionText } from '@assay/contract/questions/import.ts';
import type { Question } from '@assay/contract/questions/question.ts';
import { ONE_OF_EACH, questionSet } from '@assay/rules/questions/testing/questions.ts';
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { buildEditedProblem } from '../../../testing/edited-problem.ts';
import { answer, sentCalls } from '../../../testing/fake-server.ts';
import { buildUser, visit } from '../../../testing/render.tsx';

/** A page in a DOM without a browser draws a form of many boxes slowly. */
const FEW = [ONE_OF_EACH[0]!, ONE_OF_EACH[2]!];
const ROOT = buildUser({ roleList: ['root'], role: 1000 });

beforeAll(async () => {
  await Promise.all([import('./problem-edit.tsx'), import('../../../features/authoring/questions/questions-card.tsx')]);
}, 60_000);

beforeEach(() => {
  answer(getLanguages, []);
  answer(getDifficultyList, [{ id: 0, name: 'Easy', nameZh: '简单', nameEn: 'Easy', color: '#15803d', acCoin: 1 }]);
  answer(getAllProblemTags, []);
  answer(getProblemTagsAndClassification, []);
  answer(getProblemCases, { version: 1, isUploadCase: false, cases: [], subtasks: [] });
  const problem = buildEditedProblem({ judgeMode: 'objective', type: 1 });
  answer(getAdminProblem, { ...problem, questions: questionSet(FEW) });
  answer(updateProblem, { version: 4, problemId: 'P-5' });
});

const sentQuestions = () =>
  (sentCalls(updateProblem)[0]!.input as { cases: { questions: Question[] } }).cases.questions;

it('QUES-8: another option is made the right one', async () => {
  const { person } = visit('/admin/problem/edit/5', { user: ROOT });
  const first = within(await screen.findByRole('region', { name: 'Question 1' }, { timeout: 15_000 }));
  await person.click(first.getByRole('radio', { name: 'Option C is right' }));
  await person.keyboard('{Control>}s{/Control}');
  await screen.findByText('Saved');
  expect(sentQuestions()).toEqual([{ ...FEW[0], right: 'c' }, FEW[1]]);
});

it('QUES-6: a new question says what it lacks before it is sent', async () => {
  const { person } = visit('/admin/problem/edit/5', { user: ROOT });
  await person.click(await screen.findByRole('button', { name: 'Add a question' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Single choice' }));
  await person.keyboard('{Control>}s{/Control}');
  const added = within(await screen.findByRole('region', { name: 'Question 3' }));
  await added.findByText('Write the question');
  expect(sentCalls(updateProblem)).toEqual([]);
});

it('an import shows what each entry came to before it is taken', async () => {
  const { id: _id, ...read } = ONE_OF_EACH[2]!;
  answer(readQuestionText, {
    format: 'gift',
    entries: [
      { line: 1, question: { ...read, id: 'new' } as Question, fault: null, warnings: ['something was lost'] },
      { line: 3, question: null, fault: 'no answer is given', warnings: [] },
    ],
  });
  const { person } = visit('/admin/problem/edit/5', { user: ROOT });
  await person.click(await screen.findByRole('button', { name: 'Paste or import' }));
  await person.click(await screen.findByLabelText('Questions'));
  await person.paste('Zero is positive. {F}');
  await person.click(screen.getByRole('button', { name: 'Preview' }));
  await screen.findByText('no answer is given');
  screen.getByText('something was lost');
  await person.click(screen.getByRole('button', { name: 'Import 1 questions' }));
  await screen.findByRole('region', { name: 'Question 3' });
  await person.keyboard('{Control>}s{/Control}');
  await screen.findByText('Saved');
  expect(sentQuestions().map(({ id }) => id)).toEqual([...FEW.map(({ id }) => id), 'new']);
});
