import { rows } from '../../../lib/text.ts';
import { COMMON } from '../../../ui/common-words.ts';

export const TEXT = rows({
  problemVersion: { zh: '题目版本 {number}', en: 'problem version {number}' },
  title: { zh: '评测记录', en: 'Results of this submission' },
  judge: { zh: '评测', en: 'judged' },
  manual: { zh: '人工改判', en: 'set by hand' },
  cancel: { zh: '已取消', en: 'cancelled' },
  rescore: { zh: '重新计分', en: 'scored again' },
  current: { zh: '当前', en: 'current' },
  ofSet: { zh: '重测 #{id}', en: 'rejudging #{id}' },
  by: { zh: '操作人 {name}', en: 'by {name}' },
  points: { zh: '{score} 分', en: '{score} {score:point|points}' },
  restore: { zh: '恢复', en: 'Restore' },
  restoreAsk: {
    zh: '此结果将重新生效，统计、通过记录和 AC 币随之更新。',
    en: 'This result counts again; statistics, the solved list and coins follow.',
  },
  restored: { zh: '已恢复该结果', en: 'The result counts again' },
  beside: { zh: '试重测…', en: 'Judge beside…' },
  byHand: { zh: '人工改判…', en: 'Set by hand…' },
  byHandTitle: { zh: '人工改判提交 #{id}', en: 'Set the result of #{id} by hand' },
  cancelJudging: { zh: '取消评测…', en: 'Cancel…' },
  cancelTitle: { zh: '取消提交 #{id}', en: 'Cancel submission #{id}' },
  cancelAsk: {
    zh: '此提交不再计入结果。旧结果保留在评测记录中，可以恢复。',
    en: 'The submission no longer counts. Its result stays in the list and can be restored.',
  },
  verdict: { zh: '结果', en: 'Result' },
  score: { zh: '分数', en: 'Score' },
  scoreHint: { zh: '超出满分按满分计', en: 'More than the full score counts as full' },
  reason: COMMON.reason,
  save: COMMON.save,
  close: COMMON.close,
  saved: { zh: '更新成功', en: 'Updated successfully' },
  cancelled: { zh: '取消成功', en: 'Cancelled successfully' },
});
