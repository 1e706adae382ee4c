import { rows } from '../../lib/text.ts';
import { COMMON } from '../../ui/common-words.ts';

export const TEXT = rows({
  shop: { zh: 'AC 币商城', en: 'Rewards' },
  lead: { zh: '你有 {coins} 个 AC 币', en: 'You have {coins} AC coins' },
  none: { zh: '商城里还没有奖品', en: 'There are no rewards yet' },
  noneHint: {
    zh: '先攒些 AC 币：每天签到，多解几道题。',
    en: 'Save some coins meanwhile: check in, and solve problems.',
  },
  ledger: { zh: 'AC 币明细', en: 'AC coin history' },
  records: { zh: '兑换记录', en: 'My exchanges' },
  price: { zh: '{coins} AC 币', en: '{coins} AC coins' },
  stock: { zh: '库存 {count}', en: '{count} left' },
  limit: { zh: '每人限兑 {max} 个', en: '{max} per person' },
  exchange: { zh: '立即兑换', en: 'Exchange now' },
  exchangeOf: { zh: '立即兑换 {name}', en: 'Exchange now: {name}' },
  outOfStock: { zh: '已兑完', en: 'Out of stock' },
  outOfStockOf: { zh: '已兑完 {name}', en: 'Out of stock: {name}' },
  ask: { zh: '用 {price} 个 AC 币兑换“{name}”？', en: 'Exchange {price} AC coins for “{name}”?' },
  exchanged: { zh: '兑换成功，取货码 {code}', en: 'Exchanged. The pickup code is {code}' },
  noRecords: { zh: '还没有兑换过', en: 'Nothing exchanged yet' },
  id: COMMON.number,
  reward: { zh: '奖品', en: 'Reward' },
  coins: { zh: 'AC 币', en: 'Coins' },
  time: { zh: '兑换时间', en: 'Time' },
  status: COMMON.status,
  pickupCode: { zh: '取货码', en: 'Pickup code' },
  open: { zh: '待发放', en: 'Not granted yet' },
  granted: { zh: '已发放', en: 'Granted' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
});
