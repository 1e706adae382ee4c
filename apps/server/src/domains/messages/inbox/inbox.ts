import { fail, type Lang } from '@assay/contract/errors.ts';
import {
  CLEANED_TABS,
  cleanMessages,
  getCommentMessages,
  getLikeMessages,
  getMineMessages,
  getReplyMessages,
  getSystemMessages,
  getUnreadMessages,
  type Message,
} from '@assay/contract/messages/inbox.ts';
import { MESSAGE_KINDS, type MessageKind } from '@assay/contract/messages/kinds.ts';
import type { MessageTab } from '@assay/contract/messages/tabs.ts';
import type { Paging } from '@assay/contract/page.ts';
import { wordsIn } from '@assay/contract/words.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { markNoticesRead, removeNotices } from '../notices/notices.queries.ts';
import { deleteMessages, listMessages, markRead } from './inbox.queries.ts';
import { countAnew, unread } from './unread.ts';

type Row = Awaited<ReturnType<typeof listMessages>>['rows'][number];

/** What a notice is called as a kind. */
const NOTICE = 'notice';

/** What a message says of itself; one of a kind that a later version brought says nothing here. */
function titleOf({ kind, params, source_title }: Row, lang: Lang): string {
  if (kind === NOTICE) return source_title;
  return kind in MESSAGE_KINDS ? wordsIn(MESSAGE_KINDS[kind as MessageKind], lang, params) : '';
}

const shown = (row: Row, lang: Lang): Message => ({
  id: row.id,
  state: row.read_at !== null,
  senderId: row.actor_uid,
  senderUsername: row.actor_name,
  senderAvatar: row.actor_avatar,
  action: row.kind,
  sourceType: row.source_type,
  sourceId: row.source_id,
  sourceTitle: row.source_title,
  sourceContent: row.source_content,
  quoteContent: row.quote_content,
  url: row.url,
  title: titleOf(row, lang),
  content: row.content,
  gmtCreate: row.gmt_create.toISOString(),
});

const listOf = (tab: MessageTab) => async (call: Call, page: Paging) => {
  const { uid } = viewerOf(call);
  const now = call.clock.now();
  const { rows, total } = await listMessages(call.db, uid, tab, page, now);
  const fresh = rows.filter(({ read_at }) => read_at === null);
  const idsOf = (isNotice: boolean) => fresh.filter(({ kind }) => (kind === NOTICE) === isNotice).map(({ id }) => id);
  const [messages, notices] = [idsOf(false), idsOf(true)];
  // what came after the page was read stays unread
  const read = messages.length > 0 && (await markRead(call.db, uid, messages, now));
  const readNotices = notices.length > 0 && (await markNoticesRead(call.db, uid, notices, now));
  if (read || readNotices) await countAnew(call, uid);
  const records = rows.map((row) => shown(row, call.lang));
  return pageAnswer(records, total, page);
};

export const inboxCalls: Implementation[] = [
  implement(getUnreadMessages, (call) => unread(call).of(viewerOf(call).uid)),
  implement(getCommentMessages, listOf('comment')),
  implement(getReplyMessages, listOf('reply')),
  implement(getLikeMessages, listOf('like')),
  implement(getSystemMessages, listOf('sys')),
  implement(getMineMessages, listOf('mine')),

  implement(cleanMessages, async (call, { type, id }) => {
    const { uid } = viewerOf(call);
    const tab = CLEANED_TABS[type];
    const own = await deleteMessages(call.db, uid, tab, id ?? null);
    const hasNotices = tab === 'sys' || tab === 'mine';
    const now = call.clock.now();
    const removed = own + (hasNotices ? await removeNotices(call.db, uid, { tab, id: id ?? null, now }) : 0);
    if (removed === 0 && id !== undefined) fail('message.unknown');
    if (removed > 0) await countAnew(call, uid);
    return null;
  }),
];
