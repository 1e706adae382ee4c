import type { MessageCategory } from '@assay/contract/messages/kinds.ts';
import { type Row, rows } from '../../../lib/text.ts';
import { COMMON } from '../../../ui/common-words.ts';

export const TEXT = rows({
  blockedPeople: { zh: '已屏蔽的人', en: 'People you have blocked' },
  blockedLead: { zh: '你和他们不能互发私信。', en: 'You and they cannot send each other private messages.' },
  unblock: { zh: '取消屏蔽', en: 'Unblock' },
  unblockOf: { zh: '取消屏蔽：{name}', en: 'Unblock: {name}' },
  category: { zh: '类别', en: 'Category' },
  page: { zh: '页面提示', en: 'On the page' },
  browser: { zh: '浏览器通知', en: 'Browser' },
  mail: { zh: '邮件', en: 'Email' },
  now: { zh: '立即', en: 'At once' },
  digest: { zh: '每日汇总', en: 'Daily' },
  never: { zh: '不发', en: 'Never' },
  pageOf: { zh: '{name}：页面提示', en: '{name}: on the page' },
  browserOf: { zh: '{name}：浏览器通知', en: '{name}: browser' },
  mailOf: { zh: '{name}：邮件', en: '{name}: email' },
  always: { zh: '安全提醒总会发邮件', en: 'Always sent by email, for your safety' },
  noMails: {
    zh: '本站没有配置邮件，以下邮件选项暂不生效。',
    en: 'This site is not set up to send email; the email choices have no effect yet.',
  },
  allow: { zh: '允许浏览器通知', en: 'Allow notifications of the browser' },
  allowLead: {
    zh: '打开本站的标签页在后台时，新消息由浏览器提醒。',
    en: 'While tabs of this site are in the background, the browser notifies you of new messages.',
  },
  denied: {
    zh: '你曾拒绝本站的浏览器通知，如需开启，请在浏览器的网站设置中修改。',
    en: 'You have blocked notifications from this site. To allow them, use the site settings of your browser.',
  },
  quiet: { zh: '免打扰时段', en: 'Quiet hours' },
  quietLead: {
    zh: '这段时间内不弹浏览器通知，也不发即时邮件（安全提醒除外）。',
    en: 'No browser notifications and no instant emails during this time, except security alerts.',
  },
  from: { zh: '开始', en: 'From' },
  to: { zh: '结束', en: 'To' },
  digestAt: { zh: '每日汇总时间', en: 'Daily mail at' },
  zone: { zh: '时区', en: 'Time zone' },
  chatFrom: { zh: '谁可以先给我发私信', en: 'Who may write to me first' },
  everybody: { zh: '所有人', en: 'Everybody' },
  groups: { zh: '同团队的人', en: 'People of my groups' },
  nobody: { zh: '没有人', en: 'Nobody' },
  chatFromLead: { zh: '管理员和你写过信的人不受限制。', en: 'Administrators, and people you wrote to, always may.' },
  save: COMMON.save,
  saved: COMMON.saved,
  unsubscribe: { zh: '退订邮件', en: 'Unsubscribe' },
  unsubscribeAsk: { zh: '不再接收“{name}”类邮件？', en: 'Stop emails about “{name}”?' },
  unsubscribeDo: { zh: '退订', en: 'Unsubscribe' },
  unsubscribed: { zh: '已退订“{name}”类邮件', en: 'You will get no more emails about “{name}”' },
  undo: COMMON.undo,
  undone: { zh: '已恢复“{name}”类邮件', en: 'You will get emails about “{name}” again' },
  badLink: { zh: '这个链接无效', en: 'This link is not valid' },
  badLinkHint: {
    zh: '请使用邮件中的完整链接，或登录后在消息设置中修改。',
    en: 'Use the complete link from the email, or log in and change your settings.',
  },
});

export const CATEGORY_TEXT: Record<MessageCategory, Row> = {
  comment: { zh: '评论', en: 'Comments' },
  reply: { zh: '回复', en: 'Replies' },
  like: { zh: '赞', en: 'Likes' },
  group: COMMON.groups,
  review: { zh: '审核', en: 'Reviews' },
  contest: COMMON.contests,
  account: { zh: '账号安全', en: 'Account' },
  notice: { zh: '站点通知', en: 'Notices' },
  chat: { zh: '私信', en: 'Private messages' },
};
