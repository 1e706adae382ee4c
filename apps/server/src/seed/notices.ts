import { insertNotice } from '../domains/messages/notices/notices.queries.ts';
import type { Db } from '../platform/db/database.ts';

const WELCOME = {
  title: '欢迎来到 Assay / Welcome to Assay',
  content: [
    '这里是消息中心：评论、回复、赞、团队和审核的结果，以及站点通知，都会出现在这里。',
    '',
    '- 在[题目](/problem)中选一道题，先运行样例，再提交',
    '- 有疑问时可以看看[帮助](/introduction)',
    '- 在[设置](/setting)中选择哪些消息用页面、浏览器或邮件提醒你',
    '',
    '---',
    '',
    'Comments, replies, likes, what happens in your groups, results of reviews, and notices of the site show up here.',
    '',
    '- Choose a [problem](/problem), run its samples, then submit',
    '- The [help page](/introduction) explains every result',
    '- In the [settings](/setting) you choose how you are told of what',
  ].join('\n'),
} as const;

/** The first notice of a new site, for everybody who ever joins it; told with the next look at what is due. */
export async function seedNotices(db: Db, authorUid: number | null, now: Date): Promise<void> {
  const audience = { audience: 'all', roles: [], gids: [], uid: null } as const;
  const values = { ...WELCOME, ...audience, roles: [], gids: [], publish_at: now, until: null };
  await insertNotice(db, values, authorUid, now);
}
