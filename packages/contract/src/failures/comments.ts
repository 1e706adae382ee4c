import type { FailureTexts } from './failure-texts.ts';

/** Comments, replies, likes and announcements, whatever they belong to. */
export const COMMENT_FAILURES = {
  'comment.unknown': { status: 404, en: 'This comment does not exist', zh: '该评论不存在' },
  'comment.empty': { status: 400, en: 'Content cannot be empty', zh: '内容不能为空' },
  'comment.tooLong': { status: 400, en: '{field} Can not exceed {max}', zh: '{field}不能超过 {max} 个字符' },
  'comment.mayNotReply': { status: 403, en: 'You may not reply to this comment', zh: '你不能回复该评论' },
  'comment.mayNotDelete': { status: 403, en: 'You may not delete this comment', zh: '你不能删除该评论' },
  'announcement.unknown': { status: 404, en: 'This announcement does not exist', zh: '该公告不存在' },
  'discussion.unknown': { status: 404, en: 'This discussion does not exist', zh: '该讨论不存在' },
} as const satisfies FailureTexts;
