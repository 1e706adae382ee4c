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
import { MESSAGE_KINDS, type MessageKind, type MessageTab } from '@assay/contract/messages/kinds.ts';
import type { Paging } from '@assay/contract/page.ts';
import { type Params, wordsIn } from '@assay/contract/words.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { deleteMessages, listMessages, markRead } from './inbox.queries.ts';
import { sayUnreadChanged, unread } from './unread.ts';

type Row = Awaited<ReturnType<typeof listMessages>>['rows'][number];

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
  // a kind that a later version brought has no words here
  title: row.kind in MESSAGE_KINDS ? wordsIn(MESSAGE_KINDS[row.kind as MessageKind], lang, row.params as Params) : '',
  content: '',
  gmtCreate: row.gmt_create.toISOString(),
});

/** All nodes count anew, this one with the very next request. */
async function countAnew(call: Call, uid: number) {
  await sayUnreadChanged(call.db, [uid]);
  unread(call).forget(uid);
}

const listOf = (tab: MessageTab) => async (call: Call, page: Paging) => {
  const { uid } = viewerOf(call);
  const { rows, total } = await listMessages(call.db, uid, tab, page);
  const fresh = rows.filter(({ read_at }) => read_at === null).map(({ id }) => id);
  // what came after the page was read stays unread
  if (fresh.length > 0 && (await markRead(call.db, uid, fresh, call.clock.now()))) await countAnew(call, uid);
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
    const removed = await deleteMessages(call.db, uid, CLEANED_TABS[type], id ?? null);
    if (removed === 0 && id !== undefined) fail('message.unknown');
    if (removed > 0) await countAnew(call, uid);
    return null;
  }),
];
