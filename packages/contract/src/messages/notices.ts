import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { ROLE_CODES } from '../roles.ts';
import { blankable, empty, filled, id, line, moment } from '../shapes.ts';
import { NOTICE_CONTENT_MAX, NOTICE_TITLE_MAX } from './bounds.ts';

/** Whom a notice is for. */
export const NOTICE_AUDIENCES = ['all', 'roles', 'groups', 'person'] as const;
export type NoticeAudience = (typeof NOTICE_AUDIENCES)[number];

const notice = z.object({
  id: z.number(),
  title: z.string(),
  content: z.string(),
  audience: z.enum(NOTICE_AUDIENCES),
  roles: z.array(z.number()),
  gids: z.array(z.number()),
  username: z.string().describe('the one person it is for; empty otherwise'),
  publishAt: moment,
  until: moment.nullable(),
  pushed: z.boolean().describe('told to those whom it is for'),
  pushedAt: moment.nullable(),
  author: z.string().nullable(),
  readers: z.number().int().describe('how many have read it'),
  audienceSize: z.number().int().describe('how many it is for by now'),
  gmtModified: moment,
});
export type Notice = z.infer<typeof notice>;

export const getNotices = op('getNotices', 'GET /api/admin/msg/notice', {
  access: 'root',
  does: 'Notices with how many have read them, the newest first',
  input: z.object({ ...paging(10), type: blankable(z.enum(NOTICE_AUDIENCES)) }),
  data: pageOf(notice),
});

/** A moment, as forms send it. */
const when = line(40)
  .refine((value) => /^\d{4}-/.test(value) && Number.isFinite(Date.parse(value)), { error: 'must be a moment' })
  .meta({ format: 'date-time' });

const written = {
  title: line(NOTICE_TITLE_MAX).min(1),
  content: filled(NOTICE_CONTENT_MAX).describe('Markdown'),
  audience: z.enum(NOTICE_AUDIENCES),
  roles: blankable(z.array(z.literal(ROLE_CODES)).max(ROLE_CODES.length)),
  gids: blankable(z.array(id).max(100)),
  username: blankable(line(100)),
  publishAt: blankable(when).describe('absent: at once'),
  until: blankable(when).describe('absent: for ever'),
};

export const addNotice = op('addNotice', 'POST /api/admin/msg/notice', {
  access: 'root',
  does: 'Write a notice, told at once or at a time',
  input: z.object(written),
  data: z.object({ id: z.number() }),
});

export const updateNotice = op('updateNotice', 'PUT /api/admin/msg/notice', {
  access: 'root',
  does: 'Change a notice, also one that was told',
  input: z.object({ ...written, id }),
  data: empty,
});

export const deleteNotice = op('deleteNotice', 'DELETE /api/admin/msg/notice', {
  access: 'root',
  does: 'Delete a notice: it leaves the messages of everybody',
  input: z.object({ id }),
  data: empty,
});
