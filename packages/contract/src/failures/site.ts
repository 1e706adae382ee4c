import type { FailureTexts } from './failure-texts.ts';

/** What is uploaded for texts, and the home page. */
export const SITE_FAILURES = {
  'site.setElsewhere': {
    status: 409,
    en: 'This is set by {name} in the environment of the server',
    zh: '此项由服务器的环境变量 {name} 设置',
  },
  'file.unknown': { status: 404, en: 'This file does not exist', zh: '该文件不存在' },
  'file.mayNotUpload': {
    status: 403,
    en: 'Only administrators, and for pictures the admins of the group, upload here',
    zh: '只有管理员可以在此上传；图片也可由团队管理员上传',
  },
  'file.empty': { status: 400, en: 'The file is empty', zh: '文件为空' },
  'file.tooLarge': { status: 413, en: 'A file may have {max} MB at most', zh: '文件不能超过 {max} MB' },
  'file.tooMany': { status: 409, en: 'There may be {max} pictures at most', zh: '最多只能有 {max} 张图片' },
  'file.quotaFull': {
    status: 409,
    en: 'You may store {max} MB for texts, and that is used up; delete what is no longer needed',
    zh: '你可用的 {max} MB 上传空间已用完，请先删除不再需要的文件',
  },
  'card.unknown': { status: 400, en: 'There is no built-in card “{name}”', zh: '没有名为“{name}”的内置卡片' },
  'card.twice': { status: 400, en: 'The card “{name}” is there twice', zh: '内置卡片“{name}”重复了' },
  'card.untitled': { status: 400, en: 'Each card with a text needs a title', zh: '自定义卡片需要填写标题' },
} as const satisfies FailureTexts;
