import type { FailureTexts } from './failure-texts.ts';

/** Hints of problems. */
export const HINT_FAILURES = {
  'hint.unknown': { status: 404, en: 'This hint does not exist', zh: '该提示不存在' },
  'hint.problemNeeded': { status: 400, en: 'Name the problem', zh: '请指定题目' },
  'hint.problemInUse': {
    status: 403,
    en: 'A contest or work with this problem is running; its hints open when it is over',
    zh: '该题目正在比赛或作业中使用，结束后才能查看提示',
  },
  'hint.earlierFirst': { status: 409, en: 'Open the hints before it first', zh: '请先查看前面的提示' },
  'hint.notEarned': { status: 409, en: 'This hint cannot be opened yet', zh: '还不能查看这条提示' },
  'hint.priceChanged': {
    status: 409,
    en: 'What this hint costs has changed; look again',
    zh: '这条提示的价格有变化，请刷新后再试',
  },
  'hint.textNeeded': {
    status: 400,
    en: 'Hint {number} needs a text in at least one language',
    zh: '第 {number} 条提示至少要有一种语言的内容',
  },
  'hint.changed': {
    status: 409,
    en: 'Somebody else saved the hints meanwhile; load them again',
    zh: '其他人已修改提示，请重新加载',
  },
} as const satisfies FailureTexts;
