import { fail } from '@assay/contract/errors.ts';
import {
  answerTicket,
  assignTicket,
  closeTicket,
  getTicket,
  getTickets,
  openTicket,
  TICKET_MESSAGES_MAX,
  TICKETS_PER_DAY,
  type TicketRow,
} from '@assay/contract/tickets/tickets.ts';
import { hearersOf, refuseAssignment, refuseMessage } from '@assay/rules/tickets/access.ts';
import { noteAct } from '../../platform/audit/note-act.ts';
import { pageAnswer } from '../../platform/db/page.ts';
import { type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { emitMessages } from '../../platform/messages/emit-messages.ts';
import { refuseMuted } from '../accounts/mutes/mutes.ts';
import { findAuthor } from '../authoring/own/own-problems.queries.ts';
import { findHashes } from '../authoring/versions/versions.queries.ts';
import { findProblemFor } from '../problems/find.ts';
import { isInUse } from '../venues/in-use.ts';
import { findTicketFor, findTicketToHandle, peopleOf, queueOf } from './find.ts';
import {
  holdTicket,
  insertTicket,
  insertTicketMessage,
  listTicketMessages,
  listTickets,
  type TicketColumns,
  updateTicket,
} from './tickets.queries.ts';

const MESSAGES_PER_HOUR = 60;

const shownTicket = (row: TicketColumns): TicketRow => ({
  id: row.id,
  pid: row.pid,
  problemId: row.problem_id,
  title: row.title,
  reporter: row.reporter,
  assignee: row.assignee,
  isOpen: row.is_open,
  fixedIn: row.fixed_in,
  gmtCreate: row.gmt_create.toISOString(),
  gmtModified: row.gmt_modified.toISOString(),
});

/** Where a message about a ticket leads. */
const sourceOf = (id: number, { pid, problemId, title }: { pid: number; problemId: string; title: string }) => ({
  type: 'problem' as const,
  id: pid,
  title: `${problemId} ${title}`,
  url: `/ticket?id=${id}`,
});

export const ticketsCalls: readonly Implementation[] = [
  implement(openTicket, async (call, { pid, title, content }) => {
    const { uid } = viewerOf(call);
    const problem = await findProblemFor(call.db, viewerOf(call), { pid });
    if (await isInUse(call, pid)) fail('ticket.problemInUse');
    const now = call.clock.now();
    const { author, curators } = await peopleOf(call.db, problem);
    const problemId = problem.problem_id;
    return call.db.transaction().execute(async (tx) => {
      await refuseMuted(tx, uid, now);
      const opened = await insertTicket(tx, { pid, problemId, uid, title, now });
      const id = opened ?? fail('ticket.tooMany', { max: TICKETS_PER_DAY });
      await insertTicketMessage(tx, id, uid, content, now);
      const to = hearersOf(uid, { reporter: uid, assignee: null, author, curators });
      const source = sourceOf(id, { pid, problemId, title });
      await emitMessages(tx, [{ kind: 'ticket.opened', to, actor: uid, cause: `${id}`, source, content, at: now }]);
      return { id };
    });
  }),

  implement(getTickets, async (call, { list, open, ...page }) => {
    const scope = list === 'mine' ? { by: viewerOf(call).uid } : await queueOf(call);
    const { rows, total } = await listTickets(call.db, scope, open, page);
    return pageAnswer(rows.map(shownTicket), total, page);
  }),

  implement(getTicket, async (call, { id }) => {
    const { ticket, problem, handles, runs } = await findTicketFor(call, id);
    const [messages, inUse, newest, { people, assignee }] = await Promise.all([
      listTicketMessages(call.db, id),
      isInUse(call, ticket.pid),
      handles ? findHashes(call.db, ticket.pid, 1) : [],
      peopleOf(call.db, problem, ticket.assignee_uid),
    ]);
    const facts = { isOpen: ticket.is_open, isInUse: inUse, messages: messages.length, max: TICKET_MESSAGES_MAX };
    return {
      ...shownTicket(ticket),
      ...(assignee === null && { assignee: null }),
      mayHandle: handles,
      isMine: ticket.assignee_uid === viewerOf(call).uid,
      people: runs ? people.map(({ username }) => username) : [],
      mayWrite: refuseMessage(facts) === null,
      latest: newest[0]?.number ?? null,
      messages: messages.map(({ gmt_create, ...one }) => ({ ...one, gmtCreate: gmt_create.toISOString() })),
    };
  }),

  implement(answerTicket, async (call, { id, content }) => {
    const { uid } = viewerOf(call);
    const { ticket, problem } = await findTicketFor(call, id);
    call.limiter.take('ticketMessage', String(uid), MESSAGES_PER_HOUR, 3600);
    const inUse = await isInUse(call, ticket.pid);
    const now = call.clock.now();
    await call.db.transaction().execute(async (tx) => {
      await refuseMuted(tx, uid, now);
      const { is_open: isOpen, messages, assignee_uid } = await holdTicket(tx, id);
      const max = TICKET_MESSAGES_MAX;
      const refusal = refuseMessage({ isOpen, isInUse: inUse, messages, max });
      if (refusal) fail(refusal, { max });
      const cause = await insertTicketMessage(tx, id, uid, content, now);
      const to = hearersOf(uid, { reporter: ticket.uid, ...(await peopleOf(tx, problem, assignee_uid)) });
      const source = sourceOf(id, shownTicket(ticket));
      await emitMessages(tx, [
        { kind: 'ticket.answered', to, actor: uid, cause: `${cause}`, source, content, at: now },
      ]);
    });
    return null;
  }),

  implement(assignTicket, async (call, { id, mine, to: username }) => {
    const { uid } = viewerOf(call);
    const { ticket, problem, runs } = await findTicketToHandle(call, id);
    const given = username ? ((await findAuthor(call.db, username)) ?? fail('account.unknown')) : null;
    const now = call.clock.now();
    await call.db.transaction().execute(async (tx) => {
      const before = (await holdTicket(tx, id)).assignee_uid;
      const after = given ?? (mine ? uid : null);
      if (before === after) return;
      const { people, assignee } = await peopleOf(tx, problem, before);
      const refusal = refuseAssignment({
        by: uid,
        runs,
        before: assignee,
        to: given ?? (mine ? 'me' : 'nobody'),
        people: people.map((one) => one.uid),
      });
      if (refusal) fail(refusal, { username: username ?? '' });
      await updateTicket(tx, id, { assignee_uid: after }, now);
      const acts = { before: { assignee: before }, after: { assignee: after } };
      await noteAct(call, tx, { action: assignTicket.name, subject: `ticket ${id}`, ...acts });
      if (given === null || given === uid) return;
      const source = sourceOf(id, shownTicket(ticket));
      const cause = `${id}:${now.getTime()}`;
      await emitMessages(tx, [{ kind: 'ticket.assigned', to: [given], actor: uid, cause, source, at: now }]);
    });
    return null;
  }),

  implement(closeTicket, async (call, { id, open, fixedIn }) => {
    const { uid } = viewerOf(call);
    const { ticket } = await findTicketToHandle(call, id);
    const version = open ? null : (fixedIn ?? null);
    if (version !== null && !(await findHashes(call.db, ticket.pid)).some(({ number }) => number === version)) {
      fail('problem.versionUnknown');
    }
    const now = call.clock.now();
    await call.db.transaction().execute(async (tx) => {
      const before = await holdTicket(tx, id);
      if (before.is_open === open) return;
      await updateTicket(tx, id, { is_open: open, fixed_in: version }, now);
      const acts = { before: { open: !open, fixedIn: before.fixed_in }, after: { open, fixedIn: version } };
      await noteAct(call, tx, { action: closeTicket.name, subject: `ticket ${id}`, ...acts });
      if (open) return;
      const source = sourceOf(id, shownTicket(ticket));
      const cause = `${id}:${now.getTime()}`;
      await emitMessages(tx, [{ kind: 'ticket.closed', to: [ticket.uid], actor: uid, cause, source, at: now }]);
    });
    return null;
  }),
];
