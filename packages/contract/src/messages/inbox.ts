import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, empty, id, moment, nothing } from '../shapes.ts';
import { messagesPerPage } from './kinds.ts';
import type { MessageTab } from './tabs.ts';

/** What waits to be read, by tab, and messages of private chats. */
export const unreadCounts = z.object({
  comment: z.number(),
  reply: z.number(),
  like: z.number(),
  sys: z.number(),
  mine: z.number(),
  privateMsg: z.number(),
});
export type UnreadCounts = z.infer<typeof unreadCounts>;

export const getUnreadMessages = op('getUnreadMessages', 'GET /api/msg/unread', {
  access: 'user',
  does: 'How many of the own messages are unread, by tab',
  polled: true,
  input: nothing,
  data: unreadCounts,
});

/** Something came for the one who listens, or was read elsewhere. */
export const inboxEvent = z
  .object({
    type: z.literal('inbox'),
    uid: z.number(),
    unread: unreadCounts.nullable().describe('how things are now'),
    message: z
      .object({
        id: z.number(),
        action: z.string(),
        senderUsername: z.string().nullable(),
        params: z.record(z.string(), z.union([z.string(), z.number(), z.object({ en: z.string(), zh: z.string() })])),
        sourceTitle: z.string(),
        url: z.string(),
      })
      .nullable()
      .describe('what came; null when nothing did'),
  })
  .describe('what concerns the viewer: messages that came, and how many wait');
export type InboxEvent = z.infer<typeof inboxEvent>;

const message = z.object({
  id: z.number(),
  state: z.boolean().describe('read; what a list hands out is read from then on'),
  senderId: z.number().nullable().describe('null: the site, or the account is gone'),
  senderUsername: z.string().nullable(),
  senderAvatar: z.string().nullable(),
  action: z.string().describe('its kind, or "notice"'),
  sourceType: z.string(),
  sourceId: z.number(),
  sourceTitle: z.string(),
  sourceContent: z.string().describe('the beginning of what was written, plain text'),
  quoteContent: z.string().describe('the beginning of what that answers, plain text'),
  url: z.string().describe('where it happened, on this site; empty for notices'),
  title: z.string().describe('of a system message; what a message says of the sender otherwise'),
  content: z.string().describe('Markdown of a notice'),
  gmtCreate: moment,
});
export type Message = z.infer<typeof message>;

const listOf = (tab: MessageTab, does: string) => ({
  access: 'user' as const,
  does: `${does}, the newest first; what is handed out is read from then on`,
  input: z.object(paging(messagesPerPage(tab))),
  data: pageOf(message),
});

export const getCommentMessages = op('getCommentMessages', 'GET /api/msg/comment', {
  ...listOf('comment', 'Comments on own discussions'),
});
export const getReplyMessages = op('getReplyMessages', 'GET /api/msg/reply', {
  ...listOf('reply', 'Replies to own comments and replies'),
});
export const getLikeMessages = op('getLikeMessages', 'GET /api/msg/like', {
  ...listOf('like', 'Likes of own discussions and comments'),
});
export const getSystemMessages = op('getSystemMessages', 'GET /api/msg/sys', {
  ...listOf('sys', 'Notices to all, to roles and to groups, and what concerns the own account'),
});
export const getMineMessages = op('getMineMessages', 'GET /api/msg/mine', {
  ...listOf('mine', 'What others did that concerns oneself, and notices to oneself'),
});

/** Tabs as `msg/clean` names them. */
export const CLEANED_TABS = {
  Discuss: 'comment',
  Reply: 'reply',
  Like: 'like',
  Sys: 'sys',
  Mine: 'mine',
} as const satisfies Record<string, MessageTab>;
export type CleanedTab = keyof typeof CLEANED_TABS;

export const cleanMessages = op('cleanMessages', 'DELETE /api/msg/clean', {
  access: 'user',
  does: 'Remove one own message of a tab, or all of them',
  input: z.object({
    type: z.enum(Object.keys(CLEANED_TABS) as CleanedTab[]),
    id: blankable(id).describe('absent: all of the tab'),
  }),
  data: empty,
});
