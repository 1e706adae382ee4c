import { rows } from '../../../lib/text.ts';
import { COMMON } from '../../../ui/common-words.ts';

export const TEXT = rows({
  title: { zh: '分步提示', en: 'Hints' },
  lead: {
    zh: '学习者按顺序逐条查看。每条可设若干条件，满足任意一项即可查看；都不填则可直接查看。题目用于进行中的比赛、作业时，任何人都看不到提示。',
    en: 'Learners open hints one after the other. Meeting any one condition of a hint opens it; without conditions it opens freely. Nobody sees hints while the problem is used in a running contest or work.',
  },
  language: { zh: '编辑哪种语言', en: 'Language of the text' },
  zh: COMMON.chinese,
  en: COMMON.english,
  hint: { zh: '提示 {number}', en: 'Hint {number}' },
  content: { zh: '提示 {number} 的内容（{language}）', en: 'Text of hint {number} ({language})' },
  tries: { zh: '提交次数', en: 'Submissions' },
  minutes: { zh: '分钟', en: 'Minutes' },
  coins: { zh: 'AC 币', en: 'AC coins' },
  opened: { zh: '{count} 人已查看', en: 'Opened by {count} {count:person|people}' },
  add: { zh: '添加提示', en: 'Add a hint' },
  none: { zh: '还没有提示。', en: 'There are no hints yet.' },
  save: { zh: '保存提示', en: 'Save the hints' },
  saved: { zh: '提示已保存', en: 'The hints are saved' },
  cancel: COMMON.cancel,
  discardTitle: { zh: '放弃修改', en: 'Discard changes' },
  discardAsk: { zh: '提示有未保存的修改，确定放弃？', en: 'The hints have changes that are not saved. Discard them?' },
  discard: { zh: '放弃', en: 'Discard' },
  propose: { zh: '让 AI 拟定', en: 'Propose with AI' },
  take: { zh: '采用这 {count} 条，再修改', en: 'Take over {count} {count:hint|hints} to edit' },
  proposed: {
    zh: '已加入下方列表，检查并保存后才会公开。',
    en: 'They are in the list below. Nobody sees them before you read and save them.',
  },
  full: { zh: '最多 {max} 条提示', en: 'A problem has at most {max} hints' },
});
