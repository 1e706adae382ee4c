import { getAdminProblem, updateProblem } from '@assay/contract/authoring/editor.ts';
import { getProblemCases } from '@assay/contract/authoring/testdata.ts';
import { getDifficultyList } from '@assay/contract/catalog/difficulty.ts';
import { getLanguages } from '@assay/contract/catalog/languages.ts';
import { getAllProblemTags, getProblemTagsAndClassification } from '@assay/contract/catalog/tags.ts';
import { compileSpj } from '@assay/contract/judging/compile-checker.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { buildEditedProblem, buildProblemCase } from '../../../testing/edited-problem.ts';
import { answer, sentCalls } from '../../../testing/fake-server.ts';
import { buildUser, visit } from '../../../testing/render.tsx';

const ROOT = buildUser({ roleList: ['root'], role: 1000 });
const language = (name: string, isSpj: boolean) => ({
  id: 1,
  name,
  description: 'gcc',
  contentType: 'text/x-csrc',
  compileCommand: '',
  runCommand: '',
  template: '',
  codeTemplate: '',
  isSpj,
  oj: 'ME',
  timeFactor: 1,
  memoryFactor: 1,
  offered: true,
});
const CHECKER = {
  language: 'C',
  code: 'int main(void) { return 0; }',
  convention: 'assay' as const,
  arguments: ['one', 'two'],
  points: 'percent' as const,
  timeMs: null,
  memoryMb: 256,
};
const HEADER = { name: 'testlib.h', content: '// header' };

beforeEach(() => {
  answer(getLanguages, [language('C', true), language('C++ 17', true), language('Java', false)]);
  answer(getDifficultyList, [{ id: 0, name: 'Easy', nameZh: '简单', nameEn: 'Easy', color: '#15803d', acCoin: 1 }]);
  answer(getAllProblemTags, []);
  answer(getProblemTagsAndClassification, []);
  answer(getProblemCases, {
    version: 1,
    isUploadCase: true,
    cases: [buildProblemCase()],
    subtasks: [],
  });
  answer(getAdminProblem, buildEditedProblem({ judgeMode: 'spj', judgeExtraFile: [HEADER], checker: CHECKER }));
});

const savedChecker = () => (sentCalls(updateProblem)[0]!.input as { problem: { checker: object } }).problem.checker;

it('keeps a stored checker as it is, and offers only languages that may check', async () => {
  answer(updateProblem, { version: 4, problemId: 'P-5' });
  const { person } = visit('/admin/problem/edit/5', { user: ROOT });
  const checker = within(await screen.findByRole('group', { name: 'Checker' }));
  checker.getByText('Compiled successfully');
  await person.click(checker.getByRole('combobox', { name: 'Language' }));
  const list = within(await screen.findByRole('listbox', { name: 'Language' }));
  expect(list.getAllByRole('option').map((one) => one.textContent)).toEqual(['C', 'C++ 17']);
  await person.keyboard('{Escape}{Control>}s{/Control}');
  await screen.findByText('Saved');
  expect(savedChecker()).toEqual({ ...CHECKER, compiled: true });
});

it('gives a case arguments of its own, and says which cannot be read', async () => {
  answer(updateProblem, { version: 4, problemId: 'P-5' });
  const { person } = visit('/admin/problem/edit/5', { user: ROOT });
  await person.click(await screen.findByLabelText(/^Checker arguments of their own for cases/));
  const cell = screen.getByLabelText('Arguments of case 1');
  await person.click(cell);
  await person.paste('--eps "1');
  await person.keyboard('{Control>}s{/Control}');
  expect((await screen.findByText(/^Case 1: Quotes come in pairs/)).getAttribute('role')).toBe('alert');
  expect(cell.getAttribute('aria-invalid')).toBe('true');
  expect(sentCalls(updateProblem)).toHaveLength(0);
  await person.type(cell, ' 2"');
  await person.keyboard('{Control>}s{/Control}');
  await screen.findByText('Saved');
  expect(sentCalls(updateProblem)[0]!.input).toMatchObject({
    cases: { from: 'keep', scores: [{ checkerArguments: ['--eps', '1 2'] }] },
  });
});

it('must compile again once it has changed, and says what the compiler says', async () => {
  answer(compileSpj, { ok: false, message: 'main.cpp:7:3: error: no' });
  answer(compileSpj, { ok: true, message: null });
  answer(updateProblem, { version: 4, problemId: 'P-5' });
  const { person } = visit('/admin/problem/edit/5', { user: ROOT });
  const checker = within(await screen.findByRole('group', { name: 'Checker' }));
  await person.click(checker.getByRole('combobox', { name: 'Language' }));
  await person.click(await screen.findByRole('option', { name: 'C++ 17' }));
  checker.getByText('Changed, not compiled since');

  await person.keyboard('{Control>}s{/Control}');
  await screen.findByText("The judge's program was changed: compile it successfully first");
  expect(sentCalls(updateProblem)).toHaveLength(0);

  await person.click(checker.getByRole('button', { name: 'Compile' }));
  await checker.findByText('It does not compile');
  checker.getByText('main.cpp:7:3: error: no');
  expect(sentCalls(compileSpj)[0]?.input).toEqual({
    language: 'C++ 17',
    code: CHECKER.code,
    pid: 5,
    extraFiles: [HEADER],
  });

  await person.click(checker.getByRole('button', { name: 'Compile' }));
  await checker.findByText('Compiled successfully');
  await person.keyboard('{Control>}s{/Control}');
  await screen.findByText('Saved');
  expect(savedChecker()).toEqual({ ...CHECKER, language: 'C++ 17', compiled: true });
});
