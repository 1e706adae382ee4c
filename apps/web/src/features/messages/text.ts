import { rows } from '../../lib/text.ts';
import { COMMON } from '../../ui/common-words.ts';

/** What a number of unread messages is called, wherever it stands. */
export const TEXT = rows({
  messages: { zh: '消息', en: 'Messages' },
  messagesUnread: { zh: '消息，{count} 条未读', en: 'Messages, {count} unread' },
  unread: { zh: '{count} 条未读', en: '{count} unread' },
  chats: { zh: '私信', en: 'Private messages' },
  chatsUnread: { zh: '私信，{count} 条未读', en: 'Private messages, {count} unread' },
  close: COMMON.close,
  open: { zh: '查看', en: 'Open' },
  wrote: { zh: '{name} 发来私信', en: '{name} wrote to you' },
  notices: { zh: '新消息', en: 'New messages' },
});
