import { expect, test } from 'vitest';
import { balancesAfter } from './balance.ts';

const has = new Map([
  [1, 10],
  [2, 0],
]);

test.each([
  ['what is gained is added', [{ uid: 1, delta: 5 }], { balances: new Map([[1, 15]]) }],
  ['all may be spent', [{ uid: 1, delta: -10 }], { balances: new Map([[1, 0]]) }],
  ['more may not', [{ uid: 1, delta: -11 }], { short: { uid: 1, price: 11, balance: 10 } }],
  ['who has no balance yet has 0', [{ uid: 3, delta: 4 }], { balances: new Map([[3, 4]]) }],
  ['and can spend nothing', [{ uid: 3, delta: -1 }], { short: { uid: 3, price: 1, balance: 0 } }],
  [
    'a sale moves both sides',
    [
      { uid: 1, delta: -7 },
      { uid: 2, delta: 7 },
    ],
    {
      balances: new Map([
        [1, 3],
        [2, 7],
      ]),
    },
  ],
  [
    'movements of one person count together, in whatever order',
    [
      { uid: 2, delta: -3 },
      { uid: 2, delta: 3 },
      { uid: 1, delta: -6 },
      { uid: 1, delta: -4 },
    ],
    {
      balances: new Map([
        [2, 0],
        [1, 0],
      ]),
    },
  ],
])('COIN-1 %s', (_, movements, expected) => {
  expect(balancesAfter(has, movements)).toEqual(expected);
});
