import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { empty, filled, flag, id, line, moment, whole } from '../shapes.ts';

/** Most characters of what a mistake is called, and of one message. */
export const TICKET_TITLE_MAX = 120;
export const TICKET_TEXT_MAX = 4000;
/** Tickets that one person opens within 24 hours (TICK-2). */
export const TICKETS_PER_DAY = 10;
/** Messages of one ticket, its first included. */
export const TICKET_MESSAGES_MAX = 200;

/** Which tickets are listed: those that one opened, or those of problems that one may change. */
export const TICKET_LISTS = ['mine', 'queue'] as const;

const content = filled(TICKET_TEXT_MAX);

export const openTicket = op('openTicket', 'POST /api/ticket', {
  access: 'user',
  does: 'Report a mistake in a problem to those who may change it',
  input: z.object({
    pid: id,
    title: line(TICKET_TITLE_MAX).min(1),
    content,
  }),
  data: z.object({ id: z.number() }),
});

const ticket = z.object({
  id: z.number(),
  pid: z.number(),
  problemId: z.string().describe('as it was when the ticket was opened'),
  title: z.string(),
  reporter: z.string(),
  assignee: z.string().nullable(),
  isOpen: z.boolean(),
  fixedIn: z.number().nullable().describe('the version of the problem in which the mistake is fixed'),
  gmtCreate: moment,
  gmtModified: moment,
});
export type TicketRow = z.infer<typeof ticket>;

export const getTickets = op('getTickets', 'GET /api/tickets', {
  access: 'user',
  does: 'Tickets that one opened, or those of problems that one may change; what changed last comes first',
  input: z.object({ ...paging(15), list: z.enum(TICKET_LISTS).default('mine'), open: flag.default(true) }),
  data: pageOf(ticket),
});

export const getTicket = op('getTicket', 'GET /api/ticket', {
  access: 'user',
  does: 'A ticket with its messages, for who opened it and those who may change its problem',
  input: z.object({ id }),
  data: ticket.extend({
    mayHandle: z.boolean().describe('whether the viewer may change the problem'),
    isMine: z.boolean().describe('whether the viewer is the one who looks after it'),
    people: z
      .array(z.string())
      .describe('to whom the viewer may give it, by name: author and curators, for those whose the problem is'),
    mayWrite: z
      .boolean()
      .describe('false while a contest or work with the problem runs, and once the ticket is closed'),
    latest: z.number().nullable().describe('the newest version of the problem, for those who may change it'),
    messages: z.array(
      z.object({ id: z.number(), username: z.string(), uid: z.number(), content: z.string(), gmtCreate: moment }),
    ),
  }),
});
export type Ticket = z.infer<typeof getTicket.data>;

export const answerTicket = op('answerTicket', 'POST /api/ticket/message', {
  access: 'user',
  does: 'Write into an open ticket',
  input: z.object({ id, content }),
  data: empty,
});

export const assignTicket = op('assignTicket', 'POST /api/ticket/assign', {
  access: 'user',
  does: 'Take a ticket over, leave it to others, or give it to one of the people of its problem',
  input: z.object({
    id,
    mine: flag.default(true).describe('take it over, or leave it'),
    to: line(50).min(1).nullish().describe('who gets it, by name, in place of `mine`; by those whose the problem is'),
  }),
  data: empty,
});

export const closeTicket = op('closeTicket', 'POST /api/ticket/close', {
  access: 'user',
  does: 'Close a ticket, with the version that fixed the mistake if one did, or open it again',
  input: z.object({
    id,
    open: flag.default(false),
    fixedIn: whole(1, 1_000_000_000).nullish().describe('a version of the problem that is kept'),
  }),
  data: empty,
});
