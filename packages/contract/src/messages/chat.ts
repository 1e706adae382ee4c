import * as z from 'zod';
import { op } from '../op.ts';
import { paging } from '../page.ts';
import { blankable, empty, filled, flag, id, line, moment, nothing, whole } from '../shapes.ts';
import { CHAT_MAX, HISTORY_AFTER, HISTORY_PAGE, REASON_MAX } from './bounds.ts';

/** One message of a conversation; `seq` numbers those of both from 1 without gaps. */
export const chatMessage = z.object({
  seq: z.number(),
  fromUuid: z.number().describe('uid of who wrote it'),
  content: z.string().nullable().describe('Markdown; null in events when it is too long for one: ask for it'),
  key: z.string().describe('what the client that wrote it called it'),
  gid: z.number().nullable().describe('the group from which it was written'),
  gmtCreate: moment,
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** A message that was stored, told to both. */
export const chatEvent = z
  .object({ type: z.literal('chat'), uid: z.number(), peerUid: z.number(), message: chatMessage })
  .describe('a message of a private chat of the viewer');
export type ChatEvent = z.infer<typeof chatEvent>;

export const getUnreadChats = op('getUnreadChats', 'GET /api/msg/private/unread', {
  access: 'user',
  does: 'How many messages of private chats are unread',
  input: nothing,
  data: z.number().int(),
});

const conversation = z.object({
  fromUuid: z.number().describe('uid of the other'),
  fromUsername: z.string(),
  fromAvatar: z.string().nullable(),
  unreadCount: z.number().int(),
  lastContent: z.string().describe('beginning of the last message'),
  lastAt: moment,
  lastSeq: z.number().int(),
});
export type Conversation = z.infer<typeof conversation>;

const peer = z.object({
  uid: z.number(),
  username: z.string(),
  avatar: z.string().nullable(),
  blocked: z.boolean().describe('by the viewer'),
});

export const getPrivateMessages = op('getPrivateMessages', 'GET /api/msg/private', {
  access: 'user',
  does: 'Own conversations, the latest first; with a uid the messages with that person, which are read from then on',
  input: z.object({
    uid: blankable(id),
    before: blankable(whole(1, 2_147_483_647)).describe(
      `the ${HISTORY_PAGE} before this number; absent: the last ones`,
    ),
    after: blankable(whole(0, 2_147_483_647)).describe(`those after this number, at most ${HISTORY_AFTER}`),
    ...paging(200),
  }),
  data: z.object({
    conversations: z.array(conversation).describe('empty when a person is named'),
    total: z.number().int().describe('conversations'),
    peer: peer.nullable(),
    messages: z.array(chatMessage).describe('in the order in which they were stored'),
    hasEarlier: z.boolean().describe('there are messages before the first of these'),
  }),
});

export const sendPrivateMessage = op('sendPrivateMessage', 'POST /api/msg/private', {
  access: 'user',
  does: 'Write to somebody',
  input: z.object({
    to: id.describe('uid'),
    content: filled(CHAT_MAX),
    gid: blankable(id).describe('a group of both from which it is written'),
    key: blankable(line(64).min(8)).describe('one for each message: the same one again writes nothing twice'),
  }),
  data: chatMessage,
});

export const clearPrivateMessages = op('clearPrivateMessages', 'DELETE /api/msg/private', {
  access: 'user',
  does: 'Clear a conversation on the own side',
  input: z.object({ uid: id }),
  data: empty,
});

export const blockPerson = op('blockPerson', 'POST /api/msg/private/block', {
  access: 'user',
  does: 'Neither get messages of somebody nor write to that person, or do so again',
  input: z.object({ uid: id, blocked: flag }),
  data: empty,
});

export const reportPerson = op('reportPerson', 'POST /api/msg/private/report', {
  access: 'user',
  does: 'Show super administrators the last 20 messages of a conversation',
  input: z.object({ uid: id, reason: filled(REASON_MAX) }),
  data: empty,
});
