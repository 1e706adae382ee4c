import { addDifficulty, getDifficultyList } from '@assay/contract/catalog/difficulty.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, sentCalls } from '../../../testing/fake-server.ts';
import { buildUser, visit } from '../../../testing/render.tsx';

const EASY = { id: 0, name: 'Easy', nameZh: '简单', nameEn: 'Easy', color: '#15803d', acCoin: 2 };

it('checks a new level in the browser and stores it', async () => {
  answer(getDifficultyList, [EASY]);
  answer(addDifficulty, { ...EASY, id: 1 });
  const { person } = visit('/admin/problem/difficulty', { user: buildUser({ roleList: ['root'], role: 1000 }) });
  await person.click(await screen.findByRole('button', { name: 'New level' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.clear(await dialog.findByLabelText(/^Colour/));
  await person.type(dialog.getByLabelText(/^Colour/), 'red');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Chinese name is required');
  dialog.getByText('English name is required');
  await person.type(dialog.getByLabelText(/^Chinese name/), '很难');
  await person.type(dialog.getByLabelText(/^English name/), 'Very hard');
  await person.clear(dialog.getByLabelText(/^Colour/));
  await person.type(dialog.getByLabelText(/^Colour/), '#b91c1c');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(sentCalls(addDifficulty).map(({ input }) => input)).toEqual([
    { nameZh: '很难', nameEn: 'Very hard', color: '#b91c1c', acCoin: 0 },
  ]);
});

it('is only read by administrators of other kinds', async () => {
  answer(getDifficultyList, [EASY]);
  visit('/admin/problem/difficulty', { user: buildUser({ roleList: ['admin'], role: 1001 }) });
  await screen.findByText('Only super administrators may change these.');
  expect(screen.queryByRole('button', { name: 'New level' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit “Easy”' })).toBeNull();
});
