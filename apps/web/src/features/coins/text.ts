import { rows } from '../../lib/text.ts';
import { COMMON } from '../../ui/common-words.ts';

export const TEXT = rows({
  checkIn: { zh: '签到', en: 'Check in' },
  checkedIn: { zh: '已连续签到 {days} 天', en: '{days} {days:day|days} in a row' },
  checkInDone: { zh: '签到成功，获得 {coins} 个 AC 币', en: 'Checked in, {coins} AC {coins:coin|coins} gained' },
  remark: { zh: '今日感言', en: 'Remark' },
  remarkHint: {
    zh: '写一句今天想说的话，会显示在你的主页上（可不填）',
    en: 'A few words shown on your profile (optional)',
  },
  coins: { zh: 'AC 币余额：{coins}', en: 'AC coins: {coins}' },
  ledger: { zh: 'AC 币明细', en: 'AC coin history' },
  ledgerLead: {
    zh: '当前余额 {coins} 个。签到、首次通过题目等可获得 AC 币，可用于兑换奖品和购买题解。',
    en: 'You have {coins}. Checking in and solving problems for the first time earn coins; rewards and tutorials cost some.',
  },
  noEntries: { zh: '还没有收支记录', en: 'Nothing earned or spent yet' },
  when: COMMON.time,
  reason: { zh: '类型', en: 'Reason' },
  note: { zh: '说明', en: 'For' },
  delta: { zh: '变动', en: 'Change' },
  balanceAfter: { zh: '变动后余额', en: 'Balance after' },
});

export const REASON_TEXT = rows({
  'check-in': { zh: '每日签到', en: 'Check-in' },
  'first-accept': { zh: '首次通过题目', en: 'Problem solved for the first time' },
  'contest-accept': { zh: '比赛题目奖励', en: 'Contest problem solved' },
  'problem-reward': { zh: '题目公开奖励', en: 'Problem published' },
  'tutorial-reward': { zh: '题解奖励', en: 'Tutorial approved' },
  'tutorial-purchase': { zh: '购买题解', en: 'Tutorial bought' },
  'tutorial-sale': { zh: '售出题解', en: 'Tutorial sold' },
  hint: { zh: '查看提示', en: 'Hint opened' },
  exchange: { zh: '兑换奖品', en: 'Reward exchanged' },
  refund: { zh: '兑换退款', en: 'Exchange refunded' },
  correction: { zh: '管理员调整', en: 'Corrected by an administrator' },
});
