import type { FailureTexts } from './failure-texts.ts';

/** Reports and what is decided about them. */
export const MODERATION_FAILURES = {
  'moderation.unknown': { status: 404, en: 'There is no such case', zh: '该举报不存在' },
  'moderation.reportEmpty': {
    status: 400,
    en: 'The report label and reason cannot be empty',
    zh: '举报标签和原因不能都为空',
  },
  'moderation.reasonTooLong': {
    status: 400,
    en: 'A reason has at most 200 characters',
    zh: '举报原因最多 200 个字符',
  },
  'moderation.contradiction': {
    status: 400,
    en: 'These actions contradict each other',
    zh: '这些处理方式互相矛盾',
  },
  'moderation.mayNotMute': {
    status: 403,
    en: 'Who runs the site cannot be muted',
    zh: '不能禁言管理员',
  },
  'moderation.changed': {
    status: 409,
    en: 'Somebody else has decided meanwhile; load it again',
    zh: '已有其他管理员处理，请重新加载',
  },
  'moderation.tooLate': { status: 409, en: 'This can no longer be undone', zh: '该处理已无法撤销' },
  'account.muted': {
    status: 403,
    en: 'You are muted for now',
    zh: '你已被禁言',
  },
} as const satisfies FailureTexts;
