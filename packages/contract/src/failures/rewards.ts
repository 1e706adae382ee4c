import type { FailureTexts } from './failure-texts.ts';

/** Rewards and their orders. */
export const REWARD_FAILURES = {
  'reward.unknown': { status: 404, en: 'This reward is not offered any more', zh: '该奖品已下架' },
  'reward.priceChanged': {
    status: 409,
    en: 'The price is {price} AC coins by now; nothing was exchanged',
    zh: '价格已变为 {price} 个 AC 币，本次未兑换',
  },
  'reward.outOfStock': { status: 409, en: 'This reward is out of stock', zh: '该奖品已兑完' },
  'reward.limitReached': {
    status: 409,
    en: 'One person may have {max} of this reward at most',
    zh: '该奖品每人最多兑换 {max} 个',
  },
  'reward.changed': {
    status: 409,
    en: 'The reward was changed or exchanged meanwhile; load it again',
    zh: '奖品在此期间已被修改或兑换，请重新加载',
  },
  'reward.orderUnknown': { status: 404, en: 'This order does not exist', zh: '该兑换记录不存在' },
  'reward.orderHandled': {
    status: 409,
    en: 'The order has been handled already; load the list again',
    zh: '该兑换记录已处理，请刷新列表',
  },
  'reward.noteNeeded': {
    status: 400,
    en: 'Say why a granted order is opened again',
    zh: '撤销发放时请填写原因',
  },
} as const satisfies FailureTexts;
