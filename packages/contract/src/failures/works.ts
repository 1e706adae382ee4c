import type { FailureTexts } from './failure-texts.ts';

/** Timed works. */
export const WORK_FAILURES = {
  'work.unknown': { status: 404, en: 'This timed work does not exist', zh: '该限时作业不存在' },
  'work.notStarted': { status: 403, en: 'The timed work has not started yet', zh: '限时作业尚未开始' },
  'work.startNeeded': { status: 403, en: 'Start the timed work first', zh: '请先开始作答' },
  'work.ended': { status: 403, en: 'timed work ended, cannot submit code', zh: '限时作业已结束，无法提交代码' },
  'work.over': { status: 403, en: 'The timed work has ended', zh: '限时作业已结束' },
  'work.handedIn': { status: 403, en: 'You have handed in this timed work', zh: '你已交卷' },
  'work.passwordNeeded': { status: 403, en: 'please enter the timed work password', zh: '请输入限时作业密码' },
  'work.passwordWrong': { status: 403, en: 'The timed work password is wrong', zh: '限时作业密码错误' },
  'work.staffDoNotTakePart': {
    status: 409,
    en: 'Who runs a timed work does not take part in it',
    zh: '限时作业的管理者不参与作答',
  },
  'work.rankClosed': {
    status: 403,
    en: 'The rank opens once you have handed in',
    zh: '交卷后才能查看排名',
  },
  'work.fieldNeeded': { status: 400, en: '{field} is required', zh: '{field} 不能为空' },
  'work.endBeforeStart': {
    status: 400,
    en: 'The end must be later than the start',
    zh: '结束时间必须晚于开始时间',
  },
  'work.noClasses': { status: 400, en: 'This timed work belongs to no group', zh: '该限时作业不属于任何团队' },
  'work.draftUnknown': { status: 404, en: 'These answers are not kept any more', zh: '该草稿已不存在' },
  'work.changed': {
    status: 409,
    en: 'Somebody else has changed the timed work meanwhile; load it again',
    zh: '限时作业已被他人修改，请重新加载',
  },
  'work.problemTwice': {
    status: 409,
    en: 'The timed work has this problem already',
    zh: '限时作业中已有该题目',
  },
  'work.displayIdTaken': {
    status: 409,
    en: 'The timed work has a problem {displayId} already',
    zh: '限时作业中已有题号 {displayId}',
  },
  'work.problemsChanged': {
    status: 409,
    en: 'The problems of the timed work have changed meanwhile; load them again',
    zh: '限时作业的题目已发生变化，请重新加载',
  },
  'work.tooManyProblems': {
    status: 409,
    en: 'A timed work has {max} problems at most',
    zh: '一个限时作业最多 {max} 道题',
  },
  'work.answersStale': {
    status: 409,
    en: 'Newer answers were saved from another page; they are loaded now',
    zh: '另一页面已保存了更新的答案，正在重新加载',
  },
  'work.answersTooLong': { status: 413, en: 'The answers are too long', zh: '答案过长' },
  'work.examOnly': {
    status: 403,
    en: 'You are sitting the exam “{title}”: until you hand in, or your time is over, only its pages are open to you',
    zh: '你正在参加考试“{title}”，交卷或考试时间结束前只能访问考试页面',
  },
  'work.examElsewhere': {
    status: 403,
    en: 'You are sitting this exam in another session. Go on here from its page',
    zh: '你正在另一处登录中参加此考试，如需在这里继续，请在考试页面确认',
  },
  'work.examNetwork': {
    status: 403,
    en: 'This exam cannot be sat from your address {address}. Ask whoever runs it',
    zh: '你的网络地址 {address} 不在考试允许的范围内，请联系考试管理者',
  },
  'work.examNotAgreed': {
    status: 403,
    en: 'Read what this exam writes down and agree to it before you start',
    zh: '开始前请阅读并同意本场考试的记录说明',
  },
  'work.examStarted': {
    status: 409,
    en: 'People have started already and were told otherwise: exam mode and its notes cannot be switched on any more',
    zh: '已有人开始作答，他们看到的说明与此不同，不能再开启考试模式或行为记录',
  },
  'work.examNetworksWrong': {
    status: 400,
    en: '“{word}” is no address and no range such as 10.1.0.0/16; leave the box empty to admit any',
    zh: '“{word}”不是有效的地址或网段（如 10.1.0.0/16）；不限制请留空',
  },
  'work.examOver': { status: 403, en: 'You are not sitting this exam now', zh: '你当前没有在参加此考试' },
  'work.extensionEmpty': {
    status: 400,
    en: 'Give a later end or some extra time',
    zh: '请填写延后的结束时间或加时',
  },
} as const satisfies FailureTexts;
