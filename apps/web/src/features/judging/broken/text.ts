import { rows } from '../../../lib/text.ts';

export const TEXT = rows({
  paused: { zh: '题目 {id}：评测已暂停', en: 'Problem {id}: judging is paused' },
  failed: { zh: '题目 {id}：校验器出错', en: 'Problem {id}: its checker failed' },
  pausedChip: { zh: '评测暂停', en: 'Paused' },
  failedChip: { zh: '评测出错', en: 'Checker failed' },
  pausedWhy: {
    zh: '它的数据或校验器有误，任何提交都无法评测。修正并保存后自动恢复；无需改动题目时（例如文件已找回）可直接重试。',
    en: 'Its data or checkers are broken, so no submission can be judged. It goes on by itself once a fixed version is saved; where nothing of the problem had to change, such as a file that is back, try again.',
  },
  failedWhy: {
    zh: '它的校验器在个别提交上出错。其他提交照常评测；修正并保存后，出错的提交会自动重测。',
    en: 'Its checker or interactor failed at single submissions. Others are judged as usual; those are judged again once a fixed version is saved.',
  },
  since: { zh: '发现于', en: 'Found' },
  reason: { zh: '评测机的说明', en: 'What the judge says' },
  counts: {
    zh: '{waiting} 个提交在等待，{failed} 个因此以“系统错误”结束。',
    en: '{waiting} {waiting:submission waits|submissions wait}; {failed} ended as System Error because of it.',
  },
  retry: { zh: '重试', en: 'Try again' },
  retried: { zh: '题目 {id} 重新开始评测', en: 'Problem {id} is judged again' },
  edit: { zh: '编辑题目', en: 'Edit the problem' },
});
