import type { FailureTexts } from './failure-texts.ts';

/** Who may call. */
export const ACCESS_FAILURES = {
  'access.loginNeeded': { status: 401, en: 'Please login first', zh: '请先登录' },
  'access.adminLoginNeeded': {
    status: 401,
    en: 'please login first by admin account',
    zh: '请先使用管理员账号登录',
  },
  'access.denied': { status: 403, en: 'You have no permission for this', zh: '你没有权限进行此操作' },
  'access.mayNotSubmit': {
    status: 403,
    en: 'Your account may not submit code',
    zh: '你的账号已被禁止提交代码',
  },
  'access.tokenUnknown': {
    status: 401,
    en: 'Nobody is logged in with this token',
    zh: '令牌无效或已过期',
  },
  'access.nodeToken': { status: 401, en: 'Unknown judge node token', zh: '评测机令牌无效' },
} as const satisfies FailureTexts;
