import type { FailureTexts } from './failure-texts.ts';

/** Helpers: a language model that explains. */
export const AI_FAILURES = {
  'ai.closed': { status: 403, en: 'The helper is off on this site', zh: '本站未开放 AI 助手' },
  'ai.problemInUse': {
    status: 403,
    en: 'A contest or work with this problem is running; the helper answers when it is over',
    zh: '该题目正在比赛或作业中使用，结束后才能使用 AI 助手',
  },
  'ai.notForResult': {
    status: 409,
    en: 'The helper has nothing to say about this result',
    zh: '该评测结果不适用此项 AI 帮助',
  },
  'ai.notOwner': { status: 403, en: 'The helper explains your own submissions only', zh: 'AI 助手只解释你自己的提交' },
  'ai.busy': { status: 429, en: 'The helper is answering you already', zh: 'AI 助手正在回答你的上一个问题' },
  'ai.tooMany': { status: 429, en: 'You may ask the helper {max} times a day', zh: '每天最多使用 {max} 次 AI 助手' },
  'ai.tooManyOnSite': {
    status: 429,
    en: 'The helper has answered as often as it may today',
    zh: '今天全站的 AI 助手次数已用完',
  },
  'ai.unavailable': {
    status: 503,
    en: 'The helper cannot be reached now, try again later',
    zh: 'AI 助手暂时不可用，请稍后再试',
  },
  'ai.brokenOff': { status: 502, en: 'The answer broke off', zh: '回答中断' },
  'ai.unknown': { status: 404, en: 'There is no such answer', zh: '该回答不存在' },
} as const satisfies FailureTexts;
