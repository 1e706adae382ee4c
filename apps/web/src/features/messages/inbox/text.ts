import { rows } from '../../../lib/text.ts';

export const TEXT = rows({
  page: { zh: '消息中心', en: 'Messages' },
  tabs: { zh: '消息分类', en: 'Kinds of messages' },
  comment: { zh: '评论我的', en: 'Comments' },
  reply: { zh: '回复我的', en: 'Replies' },
  like: { zh: '收到的赞', en: 'Likes' },
  sys: { zh: '系统通知', en: 'System' },
  mine: { zh: '我的消息', en: 'Mine' },
  count: { zh: '{count} 条未读', en: '{count} unread' },
  settings: { zh: '消息设置', en: 'Settings' },
  clean: { zh: '全部清空', en: 'Remove all' },
  cleanAsk: {
    zh: '确定清空这一类的全部消息？清空后无法恢复。',
    en: 'Remove all messages of this kind? This cannot be undone.',
  },
  cleaned: { zh: '已清空', en: 'Removed' },
  remove: { zh: '删除这条消息', en: 'Remove this message' },
  isUnread: { zh: '未读', en: 'Unread' },
  goThere: { zh: '查看', en: 'Go there' },
  noneComment: { zh: '还没有人评论你的讨论', en: 'Nobody has commented on your discussions yet' },
  noneReply: { zh: '还没有人回复你', en: 'Nobody has replied to you yet' },
  noneLike: { zh: '还没有收到赞', en: 'No likes yet' },
  noneSys: { zh: '暂无系统通知', en: 'No system messages' },
  noneMine: { zh: '暂无消息', en: 'No messages' },
  hintComment: { zh: '你的讨论有了新评论，会出现在这里。', en: 'Comments on your discussions show up here.' },
  hintReply: { zh: '别人回复你的评论后，会出现在这里。', en: 'Replies to your comments show up here.' },
  hintLike: {
    zh: '别人赞了你的讨论或评论后，会出现在这里。',
    en: 'Likes of your discussions and comments show up here.',
  },
  hintSys: {
    zh: '站点通知和账号安全提醒会出现在这里。',
    en: 'Site notices and account alerts show up here.',
  },
  hintMine: {
    zh: '团队申请、审核结果和裁判回复会出现在这里。',
    en: 'Group requests, review results and jury answers show up here.',
  },
});
