import { ORDER_STATUS, type OrderStatus } from '@assay/contract/rewards/order.ts';
import { describe, expect, test } from 'vitest';
import { changeOrder, refuseExchange } from './exchange.ts';

const MUG = { price: 10, stock: 2, perPerson: 0 };

describe('COIN-8 an exchange', () => {
  test.each([
    ['of what is there is let through', { reward: MUG, seenPrice: 10, own: 0 }, null],
    ['need not say the price', { reward: MUG, seenPrice: undefined, own: 0 }, null],
    ['of nothing is refused', { reward: null, seenPrice: 10, own: 0 }, { code: 'reward.unknown' }],
    [
      'at another price is refused',
      { reward: MUG, seenPrice: 9, own: 0 },
      { code: 'reward.priceChanged', params: { price: 10 } },
    ],
    [
      'without stock is refused',
      { reward: { ...MUG, stock: 0 }, seenPrice: 10, own: 0 },
      { code: 'reward.outOfStock' },
    ],
    ['of the last allowed one is let through', { reward: { ...MUG, perPerson: 2 }, seenPrice: 10, own: 1 }, null],
    [
      'of one more is refused',
      { reward: { ...MUG, perPerson: 2 }, seenPrice: 10, own: 2 },
      { code: 'reward.limitReached', params: { max: 2 } },
    ],
  ])('%s', (_, facts, refusal) => {
    expect(refuseExchange(facts)).toEqual(refusal);
  });
});

const { open, granted, cancelled } = ORDER_STATUS;
const HANDLED = { code: 'reward.orderHandled' };

test.each<[OrderStatus, OrderStatus, string, object]>([
  [open, granted, '', { refunds: false }],
  [open, cancelled, '', { refunds: true }],
  [granted, open, 'Sent back', { refunds: false }],
  [granted, open, '  ', { code: 'reward.noteNeeded' }],
  [granted, cancelled, 'x', HANDLED],
  [cancelled, open, 'x', HANDLED],
  [cancelled, granted, 'x', HANDLED],
  [open, open, 'x', HANDLED],
  [granted, granted, 'x', HANDLED],
  [cancelled, cancelled, 'x', HANDLED],
])('COIN-10 an order from %i to %i because of "%s"', (from, to, note, change) => {
  expect(changeOrder(from, to, note)).toEqual(change);
});
