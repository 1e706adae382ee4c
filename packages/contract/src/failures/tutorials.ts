import type { FailureTexts } from './failure-texts.ts';

/** Tutorials. */
export const TUTORIAL_FAILURES = {
  'tutorial.unknown': { status: 404, en: 'This tutorial does not exist', zh: '该题解不存在' },
  'tutorial.titleNeeded': { status: 400, en: 'A tutorial needs a title', zh: '题解标题不能为空' },
  'tutorial.titleTooLong': {
    status: 400,
    en: 'The title of a tutorial has {max} characters at most',
    zh: '题解标题不能超过{max}个字符',
  },
  'tutorial.contentNeeded': { status: 400, en: 'A tutorial needs a text', zh: '题解内容不能为空' },
  'tutorial.contentTooLong': {
    status: 400,
    en: 'The text of a tutorial has {max} characters at most',
    zh: '题解内容不能超过{max}个字符',
  },
  'tutorial.priceTooHigh': {
    status: 400,
    en: 'A tutorial costs {max} AC coins at most',
    zh: '题解价格最多 {max} 个 AC 币',
  },
  'tutorial.officialNotFree': {
    status: 400,
    en: 'An official editorial is free',
    zh: '官方题解必须免费',
  },
  'tutorial.problemNotPublic': {
    status: 409,
    en: 'Of this problem only those who may change it write, and officially',
    zh: '该题目未公开，只有能修改它的人可以写官方题解',
  },
  'tutorial.problemNeeded': { status: 400, en: 'Name the problem', zh: '请指定题目' },
  'tutorial.tooMany': { status: 409, en: 'You have {max} tutorials already', zh: '你的题解已达 {max} 篇' },
  'tutorial.own': { status: 409, en: 'This tutorial is your own', zh: '这是你自己的题解' },
  'tutorial.free': { status: 409, en: 'This tutorial is free', zh: '该题解免费' },
  'tutorial.bought': { status: 409, en: 'You have bought this tutorial already', zh: '你已购买该题解' },
  'tutorial.priceChanged': {
    status: 409,
    en: 'The price is {price} AC coins now',
    zh: '价格已变为 {price} 个 AC 币',
  },
  'tutorial.notBought': { status: 403, en: 'Buy the tutorial first', zh: '请先购买该题解' },
  'tutorial.mayNotWrite': { status: 403, en: 'Your role may not publish tutorials', zh: '你的角色不能发布题解' },
} as const satisfies FailureTexts;
