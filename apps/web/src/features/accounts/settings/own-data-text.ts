import { rows } from '../../../lib/text.ts';

export const TEXT = rows({
  ownData: { zh: '我的数据', en: 'My data' },
  ownDataHint: {
    zh: '将账号与设置、登录记录、提交与代码、讨论与评论、笔记、发出的私信和 AC 币记录打包下载。',
    en: 'Account and settings, log-ins, submissions with code, discussions and comments, notes, messages you sent and coins, in one archive.',
  },
  ask: { zh: '生成数据归档', en: 'Make an archive' },
  download: { zh: '下载归档', en: 'Download the archive' },
  ready: { zh: '归档已生成，保留到 {time}', en: 'The archive is ready; it is kept until {time}' },
  failed: { zh: '归档生成失败，请重试', en: 'The archive could not be created; try again' },
});
