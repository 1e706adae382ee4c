import type { FailureTexts } from './failure-texts.ts';

/** Submissions, wherever they are made; rejudging. */
export const SUBMISSION_FAILURES = {
  'venue.unknown': { status: 404, en: 'This place does not exist', zh: '该页面不存在' },
  'submission.blank': { status: 400, en: 'Code can not be empty', zh: '代码不能为空' },
  'submission.tooLong': {
    status: 400,
    en: 'Code Length can not exceed 65535',
    zh: '代码长度不能超过 65535',
  },
  'submission.unknown': { status: 404, en: 'This submission does not exist', zh: '该提交不存在' },
  'submission.othersByNow': {
    status: 409,
    en: 'There are {count} submissions by now; look again before you delete them',
    zh: '现在共有 {count} 条提交，请重新确认后再删除',
  },
  'submission.keyReused': {
    status: 409,
    en: 'This submission key was used for other code',
    zh: '该提交标识已用于其他代码',
  },
  'submission.tooSoon': {
    status: 429,
    en: 'Submit again in {wait}',
    zh: '提交过于频繁，请在 {wait}后再试',
  },
  'submission.captchaNeeded': {
    status: 403,
    en: 'Many submissions in a short time: enter the captcha to continue',
    zh: '短时间内提交次数过多，请输入验证码后继续',
  },
  'submission.notOwner': { status: 403, en: 'This is not your submission', zh: '这不是你的提交' },
  'submission.notShareable': {
    status: 403,
    en: 'This submission cannot be shared',
    zh: '该提交不能分享',
  },
  'submission.casesHidden': {
    status: 403,
    en: 'The test cases of this problem are not shown',
    zh: '本题不公开测试点',
  },
  'submission.dataInUse': {
    status: 403,
    en: 'A contest with this problem is running: its data can be seen again after the end',
    zh: '该题目正在进行中的比赛中使用，比赛结束后才能查看测试数据',
  },
  'submission.noFailingCase': {
    status: 404,
    en: 'This submission has no failing case to download',
    zh: '该提交没有可下载的错误测试点',
  },
  'submission.notFinal': {
    status: 409,
    en: 'The submission is still being judged',
    zh: '该提交仍在评测中',
  },
  'submission.compileErrorStays': {
    status: 409,
    en: 'A compile error cannot be changed by hand',
    zh: '编译错误的提交不能人工改判',
  },
  'submission.alreadyCancelled': { status: 409, en: 'It is cancelled already', zh: '该提交已被取消' },
  'submission.cancelInPracticeOnly': {
    status: 403,
    en: 'Only submissions in practice can be taken back',
    zh: '只能取消练习中的提交',
  },
  'submission.judgedAlready': { status: 409, en: 'It has been judged already', zh: '该提交已有评测结果' },
  'submission.verdictNotGiven': {
    status: 400,
    en: 'This verdict cannot be given by hand',
    zh: '不能人工设置为该结果',
  },
  'submission.scoreNeeded': { status: 400, en: 'Give a score', zh: '请填写分数' },
  'submission.partialNeedsScore': {
    status: 400,
    en: 'Only submissions of scored problems can be partly accepted',
    zh: '只有计分题目的提交才能设为部分通过',
  },
  'submission.judgementUnknown': { status: 404, en: 'This result does not exist', zh: '该评测结果不存在' },
  'rejudge.tooWide': {
    status: 400,
    en: 'Say which problem, contest or submissions',
    zh: '请指定题目、比赛或提交',
  },
  'rejudge.nothing': { status: 404, en: 'No judged submission matches', zh: '没有符合条件的已评测提交' },
  'rejudge.tooMany': {
    status: 400,
    en: '{count} submissions are more than one set may hold ({max})',
    zh: '共 {count} 个提交，超过单次上限 {max}',
  },
  'rejudge.unknown': { status: 404, en: 'This rejudge set does not exist', zh: '该重测不存在' },
  'rejudge.notOpen': {
    status: 409,
    en: 'This set was applied or cancelled already',
    zh: '该重测已应用或已取消',
  },
  'rejudge.unfinished': {
    status: 409,
    en: '{count} submissions of the set are still to be judged',
    zh: '还有 {count} 个提交尚未重测完成',
  },
  'rejudge.notApplied': { status: 409, en: 'This set is not applied', zh: '该重测尚未应用' },
  'testrun.unknown': { status: 404, en: 'This test run has expired', zh: '该测试运行已过期' },
  'testrun.inputTooLong': {
    status: 400,
    en: 'The test input can not exceed 1000 characters',
    zh: '测试输入不能超过 1000 个字符',
  },
  'testrun.noLanguage': {
    status: 409,
    en: '{language} of the remote judge has no counterpart here, so it cannot be tried; it can be submitted',
    zh: '本站没有与远程评测的 {language} 对应的语言，无法试运行，但可以提交',
  },
  'testrun.noChecks': {
    status: 400,
    en: 'Programs in {language} cannot be run with checks',
    zh: '{language} 程序不支持带检查运行',
  },
  'testrun.noSamples': { status: 400, en: 'This problem has no samples', zh: '本题没有样例' },
} as const satisfies FailureTexts;
