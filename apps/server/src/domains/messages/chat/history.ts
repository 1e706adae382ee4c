import { fail } from '@assay/contract/errors.ts';
import { clearPrivateMessages, getPrivateMessages, getUnreadChats } from '@assay/contract/messages/chat.ts';
import { plainExcerpt } from '@assay/markdown/plain-line.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { countAnew, unread } from '../inbox/unread.ts';
import {
  clearSide,
  findPerson,
  findSide,
  LAST_SHOWN,
  listConversations,
  listHistory,
  markSeen,
  type Place,
} from './history.queries.ts';

/**
 * A conversation as the viewer has it. Somebody to whom nobody wrote yet and somebody with whom others write answer alike: with no
 * messages.
 */
async function openConversation(call: Call, peerUid: number, place: Place) {
  const { uid } = viewerOf(call);
  const person = (await findPerson(call.db, peerUid)) ?? fail('account.unknown');
  const side = peerUid === uid ? undefined : await findSide(call.db, uid, peerUid);
  const rows = side ? await listHistory(call.db, side, place) : [];
  // what came after these were read stays unread
  const nth = rows.findLast(({ from_uid }) => from_uid === peerUid)?.nth ?? 0;
  if (side && nth > side.seen && (await markSeen(call.db, uid, side.pair_id, nth))) await countAnew(call, uid);
  const first = rows[0]?.seq ?? 0;
  return {
    conversations: [],
    total: 0,
    peer: {
      uid: person.uid,
      username: person.username,
      avatar: person.avatar,
      blocked: (side?.blocked_at ?? null) !== null,
    },
    messages: rows.map(({ seq, from_uid, content, key, gid, gmt_create }) => ({
      seq,
      fromUuid: from_uid,
      content,
      key,
      gid,
      gmtCreate: gmt_create.toISOString(),
    })),
    hasEarlier: side !== undefined && first > side.cleared_seq + 1,
  };
}

export const historyCalls: Implementation[] = [
  implement(getUnreadChats, async (call) => (await unread(call).of(viewerOf(call).uid)).privateMsg),

  implement(getPrivateMessages, async (call, { uid: peer, before, after, ...page }) => {
    if (peer !== undefined) return openConversation(call, peer, { before, after });
    const { rows, total } = await listConversations(call.db, viewerOf(call).uid, page);
    const conversations = rows.map((row) => ({
      fromUuid: row.peer_uid,
      fromUsername: row.username,
      fromAvatar: row.avatar,
      unreadCount: row.blocked_at ? 0 : row.unread,
      lastContent: plainExcerpt(row.last_content, LAST_SHOWN),
      lastAt: row.last_at.toISOString(),
      lastSeq: row.last_seq,
    }));
    return { conversations, total, peer: null, messages: [], hasEarlier: false };
  }),

  implement(clearPrivateMessages, async (call, { uid: peer }) => {
    const { uid } = viewerOf(call);
    // a conversation that never was is as clear as one that is cleared twice
    if (await clearSide(call.db, uid, peer)) await countAnew(call, uid);
    return null;
  }),
];
