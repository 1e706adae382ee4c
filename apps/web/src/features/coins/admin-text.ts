import { rows } from '../../lib/text.ts';
import { COMMON } from '../../ui/common-words.ts';

export const TEXT = rows({
  page: { zh: 'AC 币管理', en: 'AC coins' },
  lead: {
    zh: '所有人的收支记录，只增不改。余额有误时，用一条写明原因的调整记录更正。',
    en: 'What everybody earned and spent. Entries are never changed; a wrong balance is corrected by another entry with a reason.',
  },
  none: { zh: '还没有人获得或花费 AC 币', en: 'Nobody has earned or spent coins yet' },
  noneFound: { zh: '没有符合条件的记录', en: 'No entry matches' },
  username: COMMON.username,
  allReasons: { zh: '全部类型', en: 'All reasons' },
  currentBalance: { zh: '当前余额', en: 'Balance now' },
  correct: { zh: '调整余额', en: 'Correct a balance' },
  amount: { zh: '变动数量', en: 'Change by' },
  amountHint: { zh: '正数为增加，负数为扣除', en: 'Negative numbers take coins away' },
  why: { zh: '原因', en: 'Why' },
  whyHint: { zh: '该用户会在自己的明细中看到', en: 'The person sees this in their history' },
  corrected: { zh: '已调整', en: 'Corrected' },
  by: { zh: '由 {name} 调整', en: 'by {name}' },
});
