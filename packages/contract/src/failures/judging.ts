import type { FailureTexts } from './failure-texts.ts';

/** Judge nodes. */
export const JUDGING_FAILURES = {
  'judging.leaseLost': {
    status: 409,
    en: 'This lease has ended; the result is ignored',
    zh: '该评测租约已失效，结果已忽略',
  },
  'judging.blobUnknown': { status: 404, en: 'No such data', zh: '数据不存在' },
  'judging.nodeUnknown': { status: 404, en: 'This judge node is not registered', zh: '该评测机未注册' },
  'judging.nodeOnline': {
    status: 409,
    en: 'This judge node is online; stop it first',
    zh: '该评测机在线，请先停止它',
  },
} as const satisfies FailureTexts;
