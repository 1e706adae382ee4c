import type { Paging } from '@assay/contract/page.ts';
import { TICKETS_PER_DAY } from '@assay/contract/tickets/tickets.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { offsetOf } from '../../platform/db/page.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface NewTicket {
  pid: number;
  problemId: string;
  uid: number;
  title: string;
  now: Date;
}

/** Opens a ticket; null when its reporter opened as many as may be within a day (TICK-2), also when several are opened at once. */
export async function insertTicket(tx: Queryable, { pid, problemId, uid, title, now }: NewTicket) {
  await sql`select pg_advisory_xact_lock(hashtext('tickets of ' || ${uid}::text))`.execute(tx);
  const { total } = await tx
    .selectFrom('tickets')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('uid', '=', uid)
    .where('gmt_create', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  if (total >= TICKETS_PER_DAY) return null;
  const values = { pid, problem_id: problemId, uid, title, gmt_create: now, gmt_modified: now };
  const { id } = await tx.insertInto('tickets').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Adds a message. @returns its id */
export async function insertTicketMessage(tx: Queryable, ticketId: number, uid: number, content: string, now: Date) {
  await tx
    .updateTable('tickets')
    .set((eb) => ({ messages: eb('messages', '+', 1), gmt_modified: now }))
    .where('id', '=', ticketId)
    .execute();
  const values = { ticket_id: ticketId, uid, content, gmt_create: now };
  const { id } = await tx.insertInto('ticket_messages').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

const shown = (db: Queryable) =>
  db
    .selectFrom('tickets as t')
    .innerJoin('users as u', 'u.uid', 't.uid')
    .leftJoin('users as a', 'a.uid', 't.assignee_uid')
    .selectAll('t')
    .select(['u.username as reporter', 'a.username as assignee']);
export type TicketColumns = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];

export const findTicket = (db: Queryable, id: number) => shown(db).where('t.id', '=', id).executeTakeFirst();

/** A ticket, held until the transaction ends. */
export const holdTicket = (tx: Queryable, id: number) =>
  tx.selectFrom('tickets').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** Everything of a ticket: their number is bounded (TICK-2). */
export const listTicketMessages = (db: Queryable, ticketId: number) =>
  db
    .selectFrom('ticket_messages as m')
    .innerJoin('users as u', 'u.uid', 'm.uid')
    .select(['m.id', 'm.uid', 'u.username', 'm.content', 'm.gmt_create'])
    .where('m.ticket_id', '=', ticketId)
    .orderBy('m.id')
    .execute();

/** Changes what stands about a ticket, apart from its messages. */
export const updateTicket = (
  tx: Queryable,
  id: number,
  change: { assignee_uid?: number | null; is_open?: boolean; fixed_in?: number | null },
  now: Date,
) =>
  tx
    .updateTable('tickets')
    .set({ ...change, gmt_modified: now })
    .where('id', '=', id)
    .execute();

/** Groups whose problems have tickets. */
export async function listGroupsOfTickets(db: Queryable): Promise<number[]> {
  const rows = await db
    .selectFrom('tickets as t')
    .innerJoin('problems as p', 'p.id', 't.pid')
    .select('p.owner_id')
    .distinct()
    .where('p.owner_kind', '=', 'group')
    .execute();
  return rows.map(({ owner_id }) => owner_id);
}

/** Whose tickets are listed: those that somebody opened, or those of problems that somebody may change. */
export type TicketScope =
  | { by: number }
  | {
      editor: number;
      /** All problems; all of the site; those of the site that are the editor's own. */
      all: boolean;
      site: boolean;
      ownOfSite: boolean;
      /** Groups of which the editor changes every problem, and those of which the own. */
      groups: readonly number[];
      ownOfGroups: readonly number[];
    };

const inScope = (db: Queryable, scope: TicketScope, isOpen: boolean) => {
  const tickets = db.selectFrom('tickets as t').where('t.is_open', '=', isOpen);
  if ('by' in scope) return tickets.where('t.uid', '=', scope.by);
  const { editor, all, site, ownOfSite, groups, ownOfGroups } = scope;
  return tickets.where(
    sql<boolean>`exists (
      select 1 from problems p where p.id = t.pid and (
        ${all}
        or (p.owner_kind = 'site' and (${site} or (${ownOfSite} and p.author_uid = ${editor})))
        or (p.owner_kind = 'group' and (
          p.owner_id = any(${groups}::bigint[])
          or (p.owner_id = any(${ownOfGroups}::bigint[]) and p.author_uid = ${editor})))
        or (p.owner_kind = 'person' and p.owner_id = ${editor})
        or exists (select 1 from problem_people pp where pp.pid = p.id and pp.uid = ${editor} and pp.part = 'curator')))`,
  );
};

/** A page of tickets, what changed last first. */
export async function listTickets(db: Queryable, scope: TicketScope, isOpen: boolean, page: Paging) {
  const [rows, { total }] = await Promise.all([
    inScope(db, scope, isOpen)
      .innerJoin('users as u', 'u.uid', 't.uid')
      .leftJoin('users as a', 'a.uid', 't.assignee_uid')
      .selectAll('t')
      .select(['u.username as reporter', 'a.username as assignee'])
      .orderBy('t.gmt_modified', 'desc')
      .orderBy('t.id', 'desc')
      .limit(page.limit)
      .offset(offsetOf(page))
      .execute(),
    inScope(db, scope, isOpen)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}
