import { getAdminProblem } from '@assay/contract/authoring/editor.ts';
import { getProblemCases } from '@assay/contract/authoring/testdata.ts';
import { getDifficultyList } from '@assay/contract/catalog/difficulty.ts';
import { getLanguages } from '@assay/contract/catalog/languages.ts';
import { getAllProblemTags, getProblemTagsAndClassification } from '@assay/contract/catalog/tags.ts';
import { getHintLadder, saveHintLadder } from '@assay/contract/hints/hints.ts';
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { buildEditedProblem } from '../../../testing/edited-problem.ts';
import { answer, sentCalls } from '../../../testing/fake-server.ts';
import { buildUser, visit } from '../../../testing/render.tsx';

vi.mock('../../../features/editor/codemirror.ts', () => import('../../../testing/plain-editor.ts'));

const ROOT = buildUser({ roleList: ['root'], role: 1000 });
const stored = { id: 4, zh: '看样例', en: 'Look', tries: null, minutes: null, coins: null, opened: 2 };

beforeAll(async () => {
  await Promise.all([
    import('./problem-edit.tsx'),
    import('../../../features/authoring/hints/ladder-editor.tsx'),
    import('../../../ui/dialogs/modal-part.tsx'),
  ]);
}, 60_000);

beforeEach(() => {
  answer(getAdminProblem, buildEditedProblem());
  answer(getLanguages, []);
  answer(getDifficultyList, [{ id: 0, name: 'Easy', nameZh: '简单', nameEn: 'Easy', color: '#15803d', acCoin: 1 }]);
  answer(getAllProblemTags, []);
  answer(getProblemTagsAndClassification, []);
  answer(getProblemCases, { version: 1, isUploadCase: false, cases: [], subtasks: [] });
  answer(getHintLadder, { problemId: 'P', edition: 3, hints: [stored], mayPropose: false });
  answer(saveHintLadder, { edition: 4 });
});

it('NOTE-12 writes hints over what was seen, names one without text, and asks before changes are lost', async () => {
  const { person } = visit('/admin/problem/edit/5', { user: ROOT });
  await person.click(await screen.findByRole('button', { name: 'Hints' }, { timeout: 15_000 }));
  // the editor behind it is large, and looking for roles in it slow
  const opened = await screen.findByText('Opened by 2 people', {}, { timeout: 20_000 });
  const dialog = opened.closest<HTMLElement>('[role=dialog]')!;
  await person.click(within(dialog).getByRole('button', { name: 'Add a hint' }));
  await person.click(within(dialog).getByRole('button', { name: 'Save the hints' }));
  await within(dialog).findByText('Hint 2 needs a text in at least one language');
  expect(sentCalls(saveHintLadder)).toEqual([]);
  await person.click(within(dialog).getByRole('button', { name: 'Close' }));
  const asked = (await screen.findByText(/Discard them/)).closest<HTMLElement>('[role=dialog]')!;
  await person.click(within(asked).getByRole('button', { name: 'Cancel' }));
  await person.type(within(dialog).getByRole('textbox', { name: 'Text of hint 2 (English)' }), 'Sort');
  await person.type(within(dialog).getAllByRole('textbox', { name: 'AC coins' })[1]!, '3');
  await person.click(within(dialog).getByRole('button', { name: 'Save the hints' }));
  await screen.findByText('The hints are saved');
  expect(sentCalls(saveHintLadder)[0]!.input).toEqual({
    pid: 5,
    edition: 3,
    hints: [
      { id: 4, zh: '看样例', en: 'Look', tries: null, minutes: null, coins: null },
      { id: null, zh: '', en: 'Sort', tries: null, minutes: null, coins: 3 },
    ],
  });
});
