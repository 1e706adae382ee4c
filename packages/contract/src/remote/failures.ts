import type { FailureTexts } from '../failures/failure-texts.ts';

/** Remote judges. */
export const REMOTE_FAILURE_TEXTS = {
  'remote.siteUnknown': { status: 404, en: 'There is no remote judge {site}', zh: '没有远程评测站点 {site}' },
  'remote.siteOff': {
    status: 409,
    en: 'Submissions to {site} are switched off on this site at the moment',
    zh: '本站目前未开启向 {site} 提交',
  },
  'remote.termsUnread': {
    status: 400,
    en: 'Confirm first that you read the terms of {site}',
    zh: '请先确认已阅读 {site} 的使用条款',
  },
  'remote.untried': {
    status: 409,
    en: 'Try {site} first: add an account, then “Check now” has to read a problem and log in',
    zh: '请先验证 {site}：添加账号，再点“立即检查”，确认能读取题目并登录',
  },
  'remote.badId': { status: 400, en: '“{id}” is no problem id of {site}', zh: '“{id}”不是 {site} 的题号' },
  'remote.problemMissing': { status: 404, en: '{site} has no problem {id}', zh: '{site} 上没有题目 {id}' },
  'remote.noContests': {
    status: 409,
    en: 'Problems of {site} belong to no contests that could be listed: name their ids',
    zh: '{site} 的题目不按比赛列出，请直接输入题号',
  },
  'remote.badContest': {
    status: 400,
    en: '“{id}” is neither an id nor an address of a contest of {site}',
    zh: '“{id}”不是 {site} 的比赛编号或比赛地址',
  },
  'remote.contestMissing': {
    status: 404,
    en: '{site} has no contest {id}, or does not show its problems yet',
    zh: '{site} 上没有比赛 {id}，或题目尚未公开',
  },
  'remote.unreachable': {
    status: 503,
    en: '{site} cannot be reached at the moment: {words}',
    zh: '目前无法访问 {site}：{words}',
  },
  'remote.busy': {
    status: 503,
    en: '{site} is asked too often at the moment. Try again in a minute',
    zh: '{site} 目前收到的请求过多，请一分钟后再试',
  },
  'remote.blocked': {
    status: 503,
    en: '{site} wants to see a person and lets this site read nothing: {words}',
    zh: '{site} 要求人工验证，本站无法读取：{words}',
  },
  'remote.unknownPage': {
    status: 502,
    en: 'The page of {site} is not as it was, so nothing was read from it: {words}',
    zh: '{site} 的页面与预期不同，因此没有读取任何内容：{words}',
  },
  'remote.refused': { status: 409, en: '{site} refuses: {words}', zh: '{site} 拒绝：{words}' },
  'remote.alreadyImported': { status: 409, en: '{id} is here already', zh: '{id} 已经导入过' },
  'remote.accountUnknown': { status: 404, en: 'There is no such account', zh: '该账号不存在' },
  'remote.accountTaken': { status: 409, en: 'There is an account {handle} already', zh: '已有账号 {handle}' },
  'remote.notByPerson': {
    status: 409,
    en: 'People do not submit to {site} as themselves: this site does',
    zh: '{site} 由本站账号提交，不需要本人提交',
  },
  'remote.byPersonAlone': {
    status: 409,
    en: '{site} takes submissions of people alone, so it has no accounts of this site',
    zh: '{site} 只接受本人提交，不使用本站账号',
  },
  'remote.handleBad': { status: 400, en: '“{handle}” is no username of {site}', zh: '“{handle}”不是 {site} 的用户名' },
  'remote.handleUnknown': { status: 404, en: '{site} has no user {handle}', zh: '{site} 没有用户 {handle}' },
  'remote.handleTaken': {
    status: 409,
    en: 'Somebody else here proved to be {handle}',
    zh: '{handle} 已由本站其他用户验证',
  },
  'remote.handleUnnamed': {
    status: 409,
    en: 'Name and prove your username at {site} first',
    zh: '请先填写并验证你在 {site} 的用户名',
  },
  'remote.noSessions': {
    status: 409,
    en: '{site} shows results to everybody, so that no session is kept',
    zh: '{site} 的评测结果对所有人可见，不需要保存会话',
  },
  'remote.sessionEnded': {
    status: 409,
    en: '{site} does not know this session: log in there, and copy it anew',
    zh: '{site} 不认可该会话：请重新登录后再复制一次',
  },
  'remote.wordMissing': {
    status: 409,
    en: 'The public profile of {handle} at {site} does not show {word}',
    zh: '{handle} 在 {site} 的公开资料中没有 {word}',
  },
  'remote.notWaiting': {
    status: 409,
    en: 'This submission does not wait to be submitted there any more',
    zh: '这次提交已不再等待你到对方站点提交',
  },
  'remote.runBad': {
    status: 400,
    en: 'This is neither an id nor an address of a submission at {site}',
    zh: '这不是 {site} 的提交编号或提交地址',
  },
  'remote.runMissing': {
    status: 404,
    en: '{site} does not show this submission, or not yet: try again in a moment',
    zh: '{site} 没有显示这次提交，可能还未更新，请稍后再试',
  },
  'remote.runOtherProblem': { status: 409, en: 'That submission is to another problem', zh: '那次提交是另一道题的' },
  'remote.runOtherHandle': {
    status: 409,
    en: 'That submission is not one of {handle}',
    zh: '那次提交不是 {handle} 的',
  },
  'remote.runTooEarly': {
    status: 409,
    en: 'That submission was made before this one: submit the program there after you submitted it here',
    zh: '那次提交早于本站的提交。请先在本站提交，再到对方站点提交',
  },
  'remote.runOtherSource': {
    status: 409,
    en: 'That submission is another program than this one',
    zh: '那次提交的代码与本站的不同',
  },
  'remote.runTaken': {
    status: 409,
    en: 'That submission belongs to another one here already',
    zh: '那次提交已对应本站的另一次提交',
  },
  'remote.ticketUnknown': {
    status: 404,
    en: 'This ticket was used or has run out. Start the companion again from the submission',
    zh: '该凭证已使用或已过期，请从提交页面重新启动提交助手',
  },
  'remote.notFailed': {
    status: 409,
    en: 'Only a submission that did not get to its remote judge can be sent again',
    zh: '只有未成功送达远程评测站点的提交才能重新提交',
  },
  'remote.neverSent': {
    status: 409,
    en: 'The remote judge does not have this submission, so there is nothing to ask it about',
    zh: '远程评测站点上没有这次提交，无法重新查询结果',
  },
} as const satisfies FailureTexts;
