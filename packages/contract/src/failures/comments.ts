import type { FailureTexts } from './failure-texts.ts';

/** Comments, replies, likes and announcements, whatever they belong to. */
export const COMMENT_FAILURES = {
  'comment.unknown': { status: 404, en: 'This comment does not exist', zh: '该评论不存在' },
  'comment.empty': { status: 400, en: 'Content cannot be empty', zh: '内容不能为空' },
  'comment.tooLong': { status: 400, en: '{field} Can not exceed {max}', zh: '{field}不能超过 {max} 个字符' },
  'comment.mayNotReply': { status: 403, en: 'You may not reply to this comment', zh: '你不能回复该评论' },
  'comment.mayNotChange': { status: 403, en: 'You may not change this comment', zh: '你不能修改该评论' },
  'comment.changedTooOften': {
    status: 409,
    en: 'This comment was changed {max} times and stays as it is',
    zh: '该评论已修改 {max} 次，不能再修改',
  },
  'comment.mayNotDelete': { status: 403, en: 'You may not delete this comment', zh: '你不能删除该评论' },
  'announcement.unknown': { status: 404, en: 'This announcement does not exist', zh: '该公告不存在' },
  'discussion.unknown': { status: 404, en: 'This discussion does not exist', zh: '该讨论不存在' },
  'discussion.problemInUse': {
    status: 409,
    en: 'A contest or a timed work runs with this problem: discuss it when it is over',
    zh: '该题目正用于进行中的比赛或限时作业，请在结束后再讨论',
  },
  'discussion.closed': {
    status: 403,
    en: 'The public discussion area is closed',
    zh: '本站暂未开放公开讨论区',
  },
  'discussion.groupClosed': {
    status: 403,
    en: 'The group discussion area is closed',
    zh: '本站暂未开放团队讨论区',
  },
  'discussion.fieldNeeded': { status: 400, en: '{field} is required', zh: '{field} 不能为空' },
  'discussion.fieldTooLong': { status: 400, en: '{field} Can not exceed {max}', zh: '{field} 不能超过 {max} 个字符' },
  'discussion.categoryUnknown': { status: 404, en: 'This category does not exist', zh: '该分类不存在' },
  'discussion.changed': {
    status: 409,
    en: 'The discussion was changed elsewhere meanwhile',
    zh: '该讨论已在别处修改',
  },
  'discussion.changedTooOften': {
    status: 409,
    en: 'This discussion was changed {max} times and stays as it is',
    zh: '该讨论已修改 {max} 次，不能再修改',
  },
  'discussion.mayNotChange': {
    status: 403,
    en: 'You may not change this discussion',
    zh: '你不能修改该讨论',
  },
  'discussion.solvedTooFew': {
    status: 403,
    en: 'Solve {needed} problems first; you have solved {solved}',
    zh: '通过 {needed} 道题后才能发表，你已通过 {solved} 道',
  },
  'discussion.tooMany': {
    status: 403,
    en: 'You have written {max} already; more are not allowed',
    zh: '你已发表 {max} 条，达到上限',
  },
  'discussion.tooManyToday': {
    status: 429,
    en: 'No more than {max} within 24 hours',
    zh: '24 小时内最多发表 {max} 条',
  },
} as const satisfies FailureTexts;
