import { rows } from '../../../lib/text.ts';
import { COMMON } from '../../../ui/common-words.ts';

export const TEXT = rows({
  reports: { zh: '私信举报', en: 'Reports from private chats' },
  none: { zh: '没有举报', en: 'No reports' },
  state: COMMON.state,
  waiting: { zh: '待处理', en: 'Waiting' },
  closed: { zh: '已处理', en: 'Looked at' },
  reported: { zh: '被举报人', en: 'Reported person' },
  reporter: { zh: '举报人', en: 'Reported by' },
  reason: { zh: '理由', en: 'Reason' },
  when: COMMON.when,
  actions: COMMON.actions,
  gone: { zh: '账号已删除', en: 'Account deleted' },
  read: { zh: '查看', en: 'Read' },
  readOf: { zh: '查看：{name}', en: 'Read: {name}' },
  messages: { zh: '被举报时的最近消息', en: 'The last messages when it was reported' },
  noMessages: { zh: '当时没有消息', en: 'There were no messages' },
  close: { zh: '标记为已处理', en: 'Mark as looked at' },
  reopen: { zh: '重新打开', en: 'Open again' },
  closedBy: { zh: '由 {name} 处理', en: 'Looked at by {name}' },
});
