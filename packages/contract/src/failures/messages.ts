import type { FailureTexts } from './failure-texts.ts';

/** Messages, notices and private chats. */
export const MESSAGE_FAILURES = {
  'message.unknown': { status: 404, en: 'This message does not exist', zh: '该消息不存在' },
  'notice.unknown': { status: 404, en: 'This notice does not exist', zh: '该通知不存在' },
  'notice.nobody': { status: 400, en: 'Say whom the notice is for', zh: '请选择通知的接收者' },
  'chat.unknownReport': { status: 404, en: 'This report does not exist', zh: '该举报不存在' },
  'chat.self': { status: 400, en: 'You cannot write to yourself', zh: '不能给自己发私信' },
  'chat.muted': { status: 403, en: 'Your account may not write messages', zh: '你的账号已被禁止发送私信' },
  'chat.refused': { status: 403, en: 'This person accepts no messages', zh: '对方不接收私信' },
  'chat.blocked': { status: 409, en: 'You have blocked this person', zh: '你已屏蔽对方' },
  'chat.awaitAnswer': {
    status: 403,
    en: 'You can write again once this person has answered',
    zh: '对方回复之前，你不能再发送私信',
  },
  'chat.keyUsed': { status: 409, en: 'This message was sent before with another text', zh: '该消息已以其他内容发送' },
} as const satisfies FailureTexts;
