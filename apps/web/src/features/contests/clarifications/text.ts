import { rows } from '../../../lib/text.ts';
import { COMMON } from '../../../ui/common-words.ts';

export const TEXT = rows({
  jury: { zh: '向裁判提问', en: 'Questions to the jury' },
  juryHint: {
    zh: '只有你和裁判能看到问题；裁判可以只回复你，也可以回复所有人。',
    en: 'Only you and the jury see your question; it answers you alone or everybody.',
  },
  onlyOpen: { zh: '只看未回复', en: 'Only open ones' },
  noQuestions: { zh: '暂无提问', en: 'No questions' },
  ask: { zh: '提问', en: 'Ask' },
  question: { zh: '问题', en: 'Question' },
  about: { zh: '关于', en: 'About' },
  whole: { zh: '整场比赛', en: 'The contest as a whole' },
  problem: { zh: '{id} 题', en: 'Problem {id}' },
  asked: { zh: '提问已发送给裁判', en: 'Your question was sent to the jury' },
  notAnswered: { zh: '等待裁判回复', en: 'Waiting for an answer' },
  answerOf: { zh: '裁判回复', en: 'The jury' },
  toAll: { zh: '已回复所有人', en: 'To everybody' },
  toOne: { zh: '只回复提问者', en: 'To the asker only' },
  answer: { zh: '回复', en: 'Answer' },
  change: { zh: '修改回复', en: 'Change the answer' },
  answerText: { zh: '回复内容', en: 'Answer' },
  sendOne: { zh: '只回复提问者', en: 'Answer the asker only' },
  sendAll: { zh: '回复所有人', en: 'Answer everybody' },
  answered: { zh: '回复已发送', en: 'The answer has been sent' },
  cancel: COMMON.cancel,
  empty: { zh: '内容不能为空', en: 'Content cannot be empty' },
});
