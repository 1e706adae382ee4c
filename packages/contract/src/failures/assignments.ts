import type { FailureTexts } from './failure-texts.ts';

/** Assignments of groups. */
export const ASSIGNMENT_FAILURES = {
  'assignment.unknown': { status: 404, en: 'This assignment does not exist', zh: '该作业不存在' },
  'assignment.targetUnknown': {
    status: 404,
    en: 'There is nothing like this that the group can be set',
    zh: '没有可以布置给该团队的对应内容',
  },
  'assignment.timesReversed': {
    status: 400,
    en: 'The due date must be after the opening',
    zh: '截止时间必须晚于开始时间',
  },
  'assignment.lateFirst': {
    status: 400,
    en: 'The first late rule must begin at 0 hours',
    zh: '第一条迟交规则必须从 0 小时开始',
  },
  'assignment.lateOrder': {
    status: 400,
    en: 'Late rules must have rising hours, and shares that do not rise',
    zh: '迟交规则的小时数必须递增，得分比例不能递增',
  },
  'assignment.changed': {
    status: 409,
    en: 'Somebody else has changed the assignment meanwhile; load it again',
    zh: '作业已被他人修改，请重新加载',
  },
  'assignment.wouldBeLate': {
    status: 409,
    en: 'Work that was in time would come late: {names}',
    zh: '以下按时提交的作业会变为迟交：{names}',
  },
  'assignment.hasOwnTime': {
    status: 409,
    en: 'A timed work has times of its own: give more time there',
    zh: '限时作业有单独的时间设置，请在限时作业中延长',
  },
  'assignment.memberUnknown': {
    status: 404,
    en: 'The group has no such member who is set work',
    zh: '团队中没有需要完成作业的该成员',
  },
  'assignment.calendarUnknown': {
    status: 404,
    en: 'This address of a calendar is not in use',
    zh: '该日历地址已失效',
  },
  'assignment.cellUnknown': {
    status: 404,
    en: 'The group has no such member, or the assignment no such problem',
    zh: '团队中没有该成员，或作业中没有该题目',
  },
  'assignment.regradeClosed': {
    status: 403,
    en: 'A regrade cannot be asked for now',
    zh: '现在不能申请复核',
  },
  'assignment.regradeAsked': {
    status: 409,
    en: 'You asked for another look at this problem before',
    zh: '你已申请过复核此题',
  },
  'assignment.regradeUnknown': { status: 404, en: 'Nobody asked for this', zh: '该复核申请不存在' },
  'assignment.regradeDecided': {
    status: 409,
    en: 'Somebody has answered this meanwhile',
    zh: '该复核申请已有人处理',
  },
  'help.unknown': { status: 404, en: 'There is no such question any more', zh: '该提问已不存在' },
  'help.closed': { status: 403, en: 'Nothing can be asked about this assignment now', zh: '现在不能就该作业提问' },
  'help.asked': {
    status: 409,
    en: 'Your question about this problem waits for an answer',
    zh: '你已就此题提问，请等待答复',
  },
  'help.taken': { status: 409, en: 'Somebody else looks at this question', zh: '该提问已有人处理' },
  'help.answered': { status: 409, en: 'This question was answered meanwhile', zh: '该提问已有人回答' },
  'rubric.unknown': { status: 404, en: 'There is no rubric any more', zh: '评分细则已不存在' },
  'rubric.changed': {
    status: 409,
    en: 'Somebody has changed the rubric meanwhile; look at it again',
    zh: '评分细则已被他人修改，请重新查看',
  },
  'rubric.graded': {
    status: 409,
    en: 'Somebody else has graded this meanwhile; look at it again',
    zh: '已有他人评分，请重新查看',
  },
  'rubric.itemUnknown': { status: 400, en: 'The rubric has no such item', zh: '评分细则中没有该评分项' },
  'feedback.cannedTooMany': {
    status: 409,
    en: 'You keep as many remarks as may be',
    zh: '常用点评数量已达上限',
  },
  'feedback.closed': {
    status: 403,
    en: 'You cannot write about this submission',
    zh: '你不能点评该提交',
  },
  'feedback.lineUnknown': { status: 400, en: 'The code has no such line', zh: '代码中没有这一行' },
  'feedback.tooMany': {
    status: 409,
    en: 'There are as many remarks on this submission as may be',
    zh: '该提交的点评数量已达上限',
  },
  'feedback.unknown': { status: 404, en: 'This remark does not exist', zh: '该点评不存在' },
} as const satisfies FailureTexts;
