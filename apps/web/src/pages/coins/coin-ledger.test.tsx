import { correctCoins, getAcCoin, getAcCoinRecords, getAdminCoinRecords } from '@assay/contract/coins/ledger.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, refuse, sentCalls } from '../../testing/fake-server.ts';
import { buildUser, visit } from '../../testing/render.tsx';

const AT = '2030-05-01T08:00:00.000Z';
const ROOT = buildUser({ roleList: ['root'], role: 1000 });

it('COIN-3 shows what was earned and spent, with the balance after it', async () => {
  answer(getAcCoin, 7);
  answer(getAcCoinRecords, {
    records: [
      { id: 2, delta: -3, reason: 'exchange', subject: '1', note: 'Mug', balance: 7, gmtCreate: AT },
      { id: 1, delta: 10, reason: 'first-accept', subject: '5', note: '1005', balance: 10, gmtCreate: AT },
    ],
    total: 2,
    size: 15,
    current: 1,
  });
  visit('/coins', { user: buildUser() });
  await screen.findByText('Mug');
  const [, spent, earned] = screen.getAllByRole('row').map((row) => row.textContent);
  expect(spent).toMatch(/Reward exchanged.*Mug.*−3.*7/);
  expect(earned).toMatch(/Problem solved for the first time.*1005.*\+10.*10/);
});

it('COIN-4 corrects a balance with a reason, and says beside its box what is refused', async () => {
  answer(getAdminCoinRecords, { records: [], total: 0, size: 15, current: 1 });
  refuse(correctCoins, 'coin.tooFew');
  answer(correctCoins, null);
  const { person } = visit('/admin/coin', { user: ROOT });
  await person.click(await screen.findByRole('button', { name: 'Correct a balance' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(await dialog.findByRole('combobox', { name: /^Username/ }), 'wei{Enter}');
  await person.type(dialog.getByLabelText(/^Change by/), '-5');
  await person.type(dialog.getByLabelText(/^Why/), 'Paid twice');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText(/AC coins are needed/);
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Corrected');
  const [first, second] = sentCalls(correctCoins).map(({ input }) => input);
  expect(first).toMatchObject({ username: 'wei', delta: -5, note: 'Paid twice' });
  expect(second).toEqual(first);
});
