import type { FailureTexts } from './failure-texts.ts';

/** Coins. */
export const COIN_FAILURES = {
  'coin.tooFew': {
    status: 409,
    en: '{price} AC coins are needed, and the balance is {balance}',
    zh: 'AC 币不足：需要 {price} 个，余额 {balance} 个',
  },
} as const satisfies FailureTexts;
