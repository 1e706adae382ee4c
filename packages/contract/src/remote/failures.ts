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
  'remote.unreachable': {
    status: 503,
    en: '{site} cannot be reached at the moment: {words}',
    zh: '目前无法访问 {site}：{words}',
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
