import * as z from 'zod';
import { op } from '../op.ts';
import { blankable, empty, flag, line, nothing } from '../shapes.ts';
import { MESSAGE_CATEGORIES, type MessageCategory } from './kinds.ts';
import { MAIL_TIMES } from './ways.ts';

const ways = z.object({
  page: z.boolean().describe('a notice in the corner of an open page; the message stands in the list anyway'),
  browser: z.boolean().describe('a notification of the browser while a tab is open'),
  mail: z.enum(MAIL_TIMES),
});

/** Each category of what people are told of. */
const categories = z.object(
  Object.fromEntries(MESSAGE_CATEGORIES.map((name) => [name, ways])) as Record<MessageCategory, typeof ways>,
);

/** Minutes of a day. */
const minute = z.number().int().min(0).max(1439);

const settings = {
  categories,
  quietFrom: minute.nullable().describe('from then on neither the browser nor mails tell anything; null: never quiet'),
  quietTo: minute.nullable(),
  digestAt: minute.describe('when the daily mail is sent'),
  timeZone: line(64).describe('whose minutes these are, as the tz database names it'),
  chatFrom: z.enum(['everybody', 'groups', 'nobody']).describe('who may write first'),
};

const messageSettings = z.object({
  ...settings,
  mails: z.boolean().describe('whether this site sends mails at all'),
});
export type MessageSettings = z.infer<typeof messageSettings>;

export const getMessageSettings = op('getMessageSettings', 'GET /api/msg/settings', {
  access: 'user',
  does: 'How oneself is told of what',
  input: nothing,
  data: messageSettings,
});

export const changeMessageSettings = op('changeMessageSettings', 'PUT /api/msg/settings', {
  access: 'user',
  does: 'Choose how oneself is told of what',
  input: z.object(settings),
  data: empty,
});

export const getUnsubscribing = op('getUnsubscribing', 'GET /api/msg/unsubscribe', {
  access: 'anyone',
  does: 'What a link at the end of a mail would end; it changes nothing, since programs that look into mails follow links, too',
  input: z.object({ t: line(200) }),
  data: z.object({ category: z.enum(MESSAGE_CATEGORIES).nullable().describe('null: the link is of no use') }),
});

export const unsubscribe = op('unsubscribe', 'POST /api/msg/unsubscribe', {
  access: 'anyone',
  does: 'End mails of a category, or take that back, by the link of a mail and without a login',
  input: z.object({ t: line(200), undo: blankable(flag) }),
  data: empty,
});
