import type { FailureTexts } from './failure-texts.ts';

/** Accounts, log-in, messages, files of users. */
export const ACCOUNT_FAILURES = {
  'ownData.thereAlready': {
    status: 409,
    en: 'There is an archive of your data already, or it is being made',
    zh: '你的数据归档已存在或正在生成',
  },
  'account.badCredentials': {
    status: 400,
    en: 'Please check your username or password',
    zh: '用户名或密码错误，请检查',
  },
  'account.puzzleNeeded': {
    status: 403,
    en: 'Too many failed attempts, solve the slide puzzle to continue',
    zh: '失败次数过多，请先完成滑块验证',
  },
  'account.puzzleFailed': {
    status: 400,
    en: 'The piece is not in place, try again',
    zh: '拼图未对齐，请重试',
  },
  'account.puzzleRobot': {
    status: 400,
    en: 'Guess robot: speed too fast, verify again',
    zh: '疑似机器人：速度过快，请重新验证',
  },
  'account.banned': { status: 403, en: 'This account has been disabled', zh: '该账号已被禁用' },
  'account.notAdmin': {
    status: 403,
    en: 'login again with administrator account',
    zh: '请使用管理员账号重新登录',
  },
  'account.registerClosed': { status: 403, en: 'Registration is closed', zh: '本站暂未开放注册' },
  'account.usernameTaken': { status: 409, en: 'The username already exists', zh: '用户名已存在' },
  'account.usernameReserved': {
    status: 409,
    en: 'This name is reserved, choose another',
    zh: '该用户名为系统保留，请换一个',
  },
  'account.nicknameReserved': {
    status: 409,
    en: 'This nickname is reserved, choose another',
    zh: '该昵称为系统保留，请换一个',
  },
  'account.emailTaken': { status: 409, en: 'The email already exists', zh: '邮箱已被使用' },
  'account.emailUnknown': { status: 404, en: 'The email does not exist', zh: '该邮箱不存在' },
  'account.unknown': { status: 404, en: 'This user does not exist', zh: '该用户不存在' },
  'account.badCode': { status: 400, en: 'The code is wrong or expired', zh: '验证码错误或已过期' },
  'account.badCaptcha': { status: 400, en: 'The captcha is wrong or expired', zh: '图形验证码错误或已过期' },
  'account.codeTooSoon': {
    status: 429,
    en: 'A code has just been sent, try again in {wait}',
    zh: '验证码刚刚发送，请在 {wait}后重试',
  },
  'account.badOldPassword': { status: 400, en: 'The current password is wrong', zh: '当前密码错误' },
  'account.samePassword': {
    status: 400,
    en: 'The new password must differ from the current one',
    zh: '新密码不能与当前密码相同',
  },
  'account.sameEmail': {
    status: 400,
    en: 'The new email must differ from the current one',
    zh: '新邮箱不能与当前邮箱相同',
  },
  'account.weakPassword': {
    status: 400,
    en: 'This password is too common, choose another',
    zh: '该密码过于常见，请换一个',
  },
  'account.quoteUnavailable': {
    status: 503,
    en: 'Failed to fetch the quote, try again later',
    zh: '每日一句获取失败，请稍后再试',
  },
  'account.checkedIn': { status: 409, en: 'You have already checked in today', zh: '今天已经签到过了' },
  'account.lastRoot': {
    status: 409,
    en: 'The last super administrator must remain',
    zh: '必须至少保留一名超级管理员',
  },
  'account.bannedUntil': {
    status: 403,
    en: 'This account is disabled until {until}. {reason}',
    zh: '该账号已被禁用至 {until}。{reason}',
  },
  'account.bannedBecause': {
    status: 403,
    en: 'This account has been disabled: {reason}',
    zh: '该账号已被禁用：{reason}',
  },
  'account.banEndsBefore': {
    status: 400,
    en: 'The ban must end in the future',
    zh: '截止时间必须晚于现在',
  },
  'account.rangeEmpty': {
    status: 400,
    en: 'The end number must not be below the start number',
    zh: '结束编号不能小于起始编号',
  },
  'account.rangeLong': {
    status: 400,
    en: 'At most {max} accounts at once, not {count}',
    zh: '一次最多生成 {max} 个账号，当前为 {count} 个',
  },
  'account.madeNameBad': {
    status: 400,
    en: 'No account can be called {name}: at most 20 letters, digits, _ - and .',
    zh: '账号不能叫 {name}：最多 20 个字符，仅限字母、数字、_ - 和 .',
  },
  'account.madeNamesTaken': { status: 409, en: 'These names are taken: {names}', zh: '这些用户名已被使用：{names}' },
  'account.sheetUnknown': {
    status: 404,
    en: 'This spreadsheet can no longer be fetched',
    zh: '该表格已无法下载',
  },
  'account.sameMobile': {
    status: 400,
    en: 'The new mobile number must differ from the current one',
    zh: '新手机号不能与当前手机号相同',
  },
  'account.nameNotTyped': { status: 400, en: 'Type your own username to confirm', zh: '请输入你自己的用户名以确认' },
  'account.notYourself': { status: 409, en: 'Not with your own account', zh: '不能对自己的账号进行此操作' },
  'account.ownsGroups': {
    status: 409,
    en: 'Hand over the groups first: {groups}',
    zh: '请先转让名下的团队：{groups}',
  },
  'account.erased': { status: 409, en: 'This account has been erased', zh: '该账号已被清除' },
  'account.noteUnknown': { status: 404, en: 'This note does not exist', zh: '该备注不存在' },
  'account.badImage': {
    status: 400,
    en: 'File type not support',
    zh: '不支持的图片格式',
  },
  'account.imageTooLarge': { status: 413, en: 'Exceed max size limit', zh: '文件超过大小限制' },
  'session.unknown': { status: 404, en: 'This session does not exist', zh: '该会话不存在' },
} as const satisfies FailureTexts;
