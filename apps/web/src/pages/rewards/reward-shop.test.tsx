import { getAcCoin } from '@assay/contract/coins/ledger.ts';
import { changeUserRewardStatus, getAdminUserRewards, getUserRewards } from '@assay/contract/rewards/order.ts';
import { exchangeReward, getAdminRewards, getRewards, updateReward } from '@assay/contract/rewards/reward.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, refuse, sentCalls } from '../../testing/fake-server.ts';
import { buildUser, visit } from '../../testing/render.tsx';

const AT = '2030-05-01T08:00:00.000Z';
const MUG = { id: 1, name: 'Mug', description: '', image: '', needAcCoin: 10, num: 2, perPerson: 0 };
const ORDER = {
  id: 8,
  rewardName: 'Mug',
  rewardImage: '',
  needAcCoin: 10,
  status: 0 as const,
  pickupCode: 'ABCD1234',
  note: '',
  gmtCreate: AT,
};
const ROOT = buildUser({ roleList: ['root'], role: 1000 });
const page = <Row,>(...records: Row[]) => ({ records, total: records.length, size: 15, current: 1 });

it('COIN-7 asks once more, sends the price that was seen, and shows the code and the orders', async () => {
  answer(getAcCoin, 25);
  answer(getRewards, [MUG, { ...MUG, id: 2, name: 'Hat', num: 0 }]);
  answer(exchangeReward, { id: 8, pickupCode: 'ABCD1234' });
  answer(getUserRewards, page(ORDER));
  const { person } = visit('/reward', { user: buildUser() });
  expect((await screen.findByRole('button', { name: 'Out of stock: Hat' })).hasAttribute('disabled')).toBe(true);
  await person.click(screen.getByRole('button', { name: 'Exchange now: Mug' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('Exchange 10 AC coins for “Mug”?');
  await person.click(dialog.getByRole('button', { name: 'Exchange now' }));
  await screen.findByText('Exchanged. The pickup code is ABCD1234');
  expect(sentCalls(exchangeReward)[0]?.input).toMatchObject({ rid: 1, needAcCoin: 10, key: expect.any(String) });
  await person.click(screen.getByRole('button', { name: 'My exchanges' }));
  const orders = within(await screen.findByRole('dialog', { name: 'My exchanges' }));
  await orders.findByText('ABCD1234');
  orders.getByText('Not granted yet');
});

it('COIN-9 sends back when a reward was changed last', async () => {
  answer(getAdminRewards, page({ ...MUG, visible: true, gmtModified: AT }));
  refuse(updateReward, 'reward.changed');
  const { person } = visit('/admin/reward', { user: ROOT });
  await person.click(await screen.findByRole('button', { name: 'Edit “Mug”' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(await dialog.findByRole('button', { name: 'Save' }));
  await screen.findByText(/changed or exchanged meanwhile/);
  expect(sentCalls(updateReward)[0]?.input).toMatchObject({ id: 1, num: 2, gmtModified: AT });
});

it('COIN-10 grants an order with a note', async () => {
  answer(getAdminUserRewards, page({ ...ORDER, uid: 5, username: 'wei' }));
  answer(changeUserRewardStatus, null);
  const { person } = visit('/admin/reward/order', { user: ROOT });
  await person.click(await screen.findByRole('button', { name: 'Grant: Mug for wei' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Note, which the person reads'), 'Room 3');
  await person.click(dialog.getByRole('button', { name: 'Grant' }));
  await screen.findByText('Handled');
  expect(sentCalls(changeUserRewardStatus)[0]?.input).toEqual({ id: 8, status: 1, note: 'Room 3' });
});
