import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, empty, flag, id, moment } from '../shapes.ts';

const person = z.object({ uid: z.number(), username: z.string() }).nullable().describe('null: the account is gone');

const chatReport = z.object({
  id: z.number(),
  reporter: person,
  reported: person,
  reason: z.string(),
  messages: z
    .array(
      z.object({
        seq: z.number(),
        fromUuid: z.number().describe('uid of who wrote it'),
        content: z.string(),
        gmtCreate: z.string(),
      }),
    )
    .describe('the last of the conversation, as they were when it was reported'),
  gmtCreate: moment,
  closedAt: moment.nullable(),
  closedBy: z.string().nullable(),
});
export type ChatReport = z.infer<typeof chatReport>;

export const getChatReports = op('getChatReports', 'GET /api/admin/msg/chat-report', {
  access: 'root',
  does: 'Reports of people from private chats, the newest first: those that wait, or those that were looked at',
  input: z.object({ ...paging(10), open: blankable(flag) }),
  data: pageOf(chatReport),
});

export const closeChatReport = op('closeChatReport', 'PUT /api/admin/msg/chat-report', {
  access: 'root',
  does: 'Mark a report from a private chat as looked at, or as waiting again',
  input: z.object({ id, closed: flag }),
  data: empty,
});

export const getBlockedPeople = op('getBlockedPeople', 'GET /api/msg/private/blocked', {
  access: 'user',
  does: 'People whom the viewer has blocked, the latest first',
  input: z.object({ ...paging(20) }),
  data: pageOf(z.object({ uid: z.number(), username: z.string(), avatar: z.string().nullable(), blockedAt: moment })),
});
