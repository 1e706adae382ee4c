import type { FailureTexts } from './failure-texts.ts';

/** Messages, notices and private chats. */
export const MESSAGE_FAILURES = {
  'message.unknown': { status: 404, en: 'This message does not exist', zh: '该消息不存在' },
} as const satisfies FailureTexts;
