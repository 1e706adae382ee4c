import { rows } from '../../lib/text.ts';
import { COMMON } from '../../ui/common-words.ts';

export const TEXT = rows({
  lead: {
    zh: '提示按顺序逐条查看，从点拨到关键思路。建议先自己想一想。',
    en: 'Hints open one after the other, from a nudge to the main idea. Think for yourself first.',
  },
  hint: { zh: '提示 {number}', en: 'Hint {number}' },
  none: { zh: '这道题没有提示', en: 'This problem has no hints' },
  login: COMMON.login,
  loginFirst: { zh: '登录后可以查看提示。', en: 'Log in to open hints.' },
  closed: {
    zh: '该题目正在比赛或作业中使用，结束后才能查看提示。',
    en: 'This problem is used in a running contest or work; its hints open when that is over.',
  },
  isOpen: { zh: '已查看', en: 'Opened' },
  isLocked: { zh: '未开放', en: 'Locked' },
  isRemoved: { zh: '出题人已撤下', en: 'Removed by the setter' },
  later: { zh: '先查看前面的提示。', en: 'Open the hints before it first.' },
  free: { zh: '可以直接查看。', en: 'It can be opened now.' },
  solved: { zh: '你已通过这道题，可以直接查看。', en: 'You solved this problem: it can be opened now.' },
  earned: { zh: '条件已满足，可以免费查看。', en: 'You earned it: it opens for free.' },
  opensBy: { zh: '满足任意一项即可查看：', en: 'It opens by any of these:' },
  byTries: {
    zh: '提交 {tries} 次（已提交 {done} 次，编译错误不计）',
    en: '{tries} {tries:submission|submissions} ({done} so far; compile errors do not count)',
  },
  byMinutesFirst: {
    zh: '首次提交 {minutes} 分钟后',
    en: '{minutes} {minutes:minute|minutes} after your first submission',
  },
  byMinutesNext: {
    zh: '查看上一条提示 {minutes} 分钟后',
    en: '{minutes} {minutes:minute|minutes} after you opened the hint before',
  },
  opensAt: { zh: '（{when} 起）', en: ' (from {when})' },
  byCoins: { zh: '{coins} AC 币', en: '{coins} AC {coins:coin|coins}' },
  open: { zh: '查看', en: 'Open' },
  openOf: { zh: '查看提示 {number}', en: 'Open hint {number}' },
  pay: { zh: '支付 {coins} 个 AC 币查看', en: 'Open for {coins} AC {coins:coin|coins}' },
  payAsk: {
    zh: '支付 {coins} 个 AC 币查看提示 {number}？你有 {balance} 个。',
    en: 'Open hint {number} for {coins} AC {coins:coin|coins}? You have {balance}.',
  },
});
