import { getDifficultyList } from '@assay/contract/catalog/difficulty.ts';
import { getLanguages } from '@assay/contract/catalog/languages.ts';
import { getAcCoin } from '@assay/contract/coins/ledger.ts';
import { getHints, openHint, type ShownHint } from '@assay/contract/hints/hints.ts';
import { getProblemDetail } from '@assay/contract/problems/detail.ts';
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { preloadMarkdown } from '../../features/markdown/markdown-text.tsx';
import { answer, sentCalls } from '../../testing/fake-server.ts';
import { buildLanguage, buildProblem } from '../../testing/judging-data.ts';
import { buildUser, visit } from '../../testing/render.tsx';

vi.mock('../../features/editor/codemirror.ts', () => import('../../testing/plain-editor.ts'));

const hint = (given: Partial<ShownHint>): ShownHint => ({
  id: 1,
  tries: null,
  minutes: null,
  coins: null,
  state: 'next',
  content: null,
  isEarned: false,
  opensAt: null,
  isRemoved: false,
  ...given,
});
const HINTS = [
  hint({ state: 'open', content: 'Look at the *sample*' }),
  hint({ id: 2, tries: 3, coins: 2 }),
  hint({ id: 3, state: 'later' }),
];

// What the page loads when needed is compiled once, outside the time of the first test.
beforeAll(async () => {
  await Promise.all([
    import('./problem-detail.tsx'),
    import('../../features/submissions/solve/workbench/code-pane.tsx'),
    import('../../features/hints/hints-tab.tsx'),
    import('../../ui/dialogs/modal-part.tsx'),
    preloadMarkdown(),
  ]);
}, 60_000);

beforeEach(() => {
  answer(getDifficultyList, []);
  answer(getLanguages, [buildLanguage()]);
  answer(getProblemDetail, ({ problemId }) => ({ ...buildProblem({ problemId }), hasHints: problemId === '1000' }));
  answer(getAcCoin, 5);
});

const openTab = async () => {
  const { person } = visit('/problem/1000', { user: buildUser() });
  await person.click(await screen.findByRole('tab', { name: 'Hints' }));
  return person;
};

it('NOTE-13 shows what is open, by what the next hint opens, and takes coins after asking', async () => {
  answer(getHints, { isClosed: false, tries: 1, hasSolved: false, hints: HINTS });
  answer(openHint, { content: 'Sort', paid: 2 });
  const person = await openTab();
  expect((await screen.findByText('sample')).tagName).toBe('EM');
  screen.getByText('3 submissions (1 so far; compile errors do not count)');
  screen.getByText('Open the hints before it first.');
  await person.click(screen.getByRole('button', { name: 'Open for 2 AC coins' }));
  const dialog = await screen.findByRole('dialog', { name: 'Open hint 2' });
  await within(dialog).findByText('Open hint 2 for 2 AC coins? You have 5.');
  await person.click(within(dialog).getByRole('button', { name: 'Open for 2 AC coins' }));
  await expect.poll(() => sentCalls(openHint)[0]?.input).toMatchObject({ id: 2, price: 2, problemId: '1000' });
});

it('NOTE-13 opens what is earned without a price', async () => {
  answer(getHints, {
    isClosed: false,
    tries: 3,
    hasSolved: false,
    hints: [hint({ tries: 3, coins: 2, isEarned: true })],
  });
  answer(openHint, { content: 'Sort', paid: 0 });
  const person = await openTab();
  await person.click(await screen.findByRole('button', { name: 'Open hint 1' }));
  await expect.poll(() => sentCalls(openHint)[0]?.input).toMatchObject({ id: 1 });
  expect(sentCalls(openHint)[0]!.input).not.toHaveProperty('price');
});

it('NOTE-10 says why there is nothing while a contest runs with the problem', async () => {
  answer(getHints, { isClosed: true, tries: 0, hasSolved: false, hints: [] });
  await openTab();
  await screen.findByText(/its hints open when that is over/);
});

it('has no tab where a problem has no hints', async () => {
  visit('/problem/1001', { user: buildUser() });
  await screen.findByRole('tab', { name: 'Tutorials' });
  expect(screen.queryByRole('tab', { name: 'Hints' })).toBeNull();
});
