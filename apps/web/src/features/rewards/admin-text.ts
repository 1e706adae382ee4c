import { rows } from '../../lib/text.ts';
import { COMMON } from '../../ui/common-words.ts';

export const TEXT = rows({
  rewards: { zh: '奖品管理', en: 'Rewards' },
  rewardsLead: {
    zh: '商城中可用 AC 币兑换的奖品。修改不影响已有的兑换记录。',
    en: 'Rewards that coins can be exchanged for. Changes do not affect existing orders.',
  },
  add: { zh: '添加奖品', en: 'Add a reward' },
  none: { zh: '还没有奖品', en: 'No rewards yet' },
  name: COMMON.name,
  description: { zh: '说明', en: 'Description' },
  image: { zh: '图片', en: 'Picture' },
  price: { zh: '价格（AC 币）', en: 'Price in coins' },
  stock: { zh: '库存', en: 'Stock' },
  perPerson: { zh: '每人限兑', en: 'Per person' },
  perPersonHint: { zh: '0 表示不限', en: '0: any number' },
  visible: { zh: '在商城显示', en: 'Show it in the shop' },
  shown: COMMON.shown,
  hidden: { zh: '隐藏', en: 'Hidden' },
  state: COMMON.state,
  deleteAsk: {
    zh: '删除“{name}”？已有的兑换记录会保留。',
    en: 'Delete “{name}”? Orders that were made stay.',
  },
  orders: { zh: '兑换记录', en: 'Reward orders' },
  ordersLead: {
    zh: '发放后标记为已发放；取消会退回 AC 币并恢复库存，不能撤销。',
    en: 'Grant what was handed over. Cancelling gives coins and stock back and cannot be undone.',
  },
  noOrders: { zh: '还没有人兑换奖品', en: 'Nobody has ordered a reward yet' },
  noOrdersFound: { zh: '没有符合条件的兑换', en: 'No order matches' },
  username: COMMON.username,
  keyword: { zh: '奖品或取货码', en: 'Reward or pickup code' },
  all: COMMON.all,
  grant: { zh: '发放', en: 'Grant' },
  cancel: { zh: '取消兑换', en: 'Cancel the order' },
  reopen: { zh: '撤销发放', en: 'Open again' },
  of: { zh: '{action}：{name} 的 {reward}', en: '{action}: {reward} for {name}' },
  note: { zh: '备注（对方可见）', en: 'Note, which the person reads' },
  handle: { zh: '处理', en: 'Handle' },
  done: { zh: '已处理', en: 'Handled' },
});
