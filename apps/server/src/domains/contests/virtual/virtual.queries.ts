import type { VirtualRun } from '@assay/rules/contests/virtual.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import type { ReceiptRow } from '../boards/facts.queries.ts';

const asRun = (row: { id: number; started_at: Date; ended_at: Date | null }): VirtualRun => ({
  id: row.id,
  startMs: row.started_at.getTime(),
  endedMs: row.ended_at?.getTime() ?? null,
});

/** Somebody's virtual participation in a contest, running or over. */
export async function findVirtual(db: Queryable, cid: number, uid: number): Promise<VirtualRun | null> {
  const row = await db
    .selectFrom('contest_virtuals')
    .select(['id', 'started_at', 'ended_at'])
    .where('cid', '=', cid)
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row ? asRun(row) : null;
}

/** @returns false when there is one already, however many start at once */
export async function insertVirtual(db: Queryable, cid: number, uid: number, startedAt: Date): Promise<boolean> {
  const row = await db
    .insertInto('contest_virtuals')
    .values({ cid, uid, started_at: startedAt })
    .onConflict((conflict) => conflict.columns(['cid', 'uid']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Holds a virtual participation until the transaction ends: for those who submit to it together, for who ends it alone.
 * @returns false when it was ended or discarded meanwhile
 */
export async function lockVirtual(tx: Queryable, id: number, how: 'submit' | 'end'): Promise<boolean> {
  const { rows } = await sql`
    select id from contest_virtuals where id = ${id} and ended_at is null
    ${how === 'submit' ? sql`for share` : sql`for update`}`.execute(tx);
  return rows.length > 0;
}

export async function countVirtualSubmissions(tx: Queryable, id: number): Promise<number> {
  const { count } = await tx
    .selectFrom('submissions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('virtual_id', '=', id)
    .executeTakeFirstOrThrow();
  return count;
}

export const deleteVirtual = (tx: Queryable, id: number) =>
  tx.deleteFrom('contest_virtuals').where('id', '=', id).execute();

export const updateEnded = (tx: Queryable, id: number, endedAt: Date) =>
  tx.updateTable('contest_virtuals').set({ ended_at: endedAt }).where('id', '=', id).execute();

/** Whether a virtual participation is over, being looked at by others than its owner. */
export async function findVirtualById(db: Queryable, id: number): Promise<VirtualRun | null> {
  const row = await db
    .selectFrom('contest_virtuals')
    .select(['id', 'started_at', 'ended_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? asRun(row) : null;
}

/** One virtual participation and who takes part. */
export interface VirtualPerson extends VirtualRun {
  uid: number;
  username: string;
  nickname: string;
  realname: string;
  school: string;
  gender: string;
  avatar: string | null;
}

/** Virtual participations of a contest with what their lines show: one of them, or all. */
export async function listVirtualPeople(db: Queryable, cid: number, only: number | null): Promise<VirtualPerson[]> {
  const rows = await db
    .selectFrom('contest_virtuals as v')
    .innerJoin('users as u', 'u.uid', 'v.uid')
    .select(['v.id', 'v.started_at', 'v.ended_at'])
    .select(['u.uid', 'u.username', 'u.nickname', 'u.realname', 'u.school', 'u.gender', 'u.avatar'])
    .where('v.cid', '=', cid)
    .$if(only !== null, (query) => query.where('v.id', '=', only!))
    .execute();
  return rows.map(({ id, started_at, ended_at, ...person }) => ({ ...person, ...asRun({ id, started_at, ended_at }) }));
}

export interface VirtualReceipt extends ReceiptRow {
  virtual_id: number;
}

/** Submissions of some virtual participations. */
export async function listVirtualReceipts(db: Queryable, ids: readonly number[]): Promise<VirtualReceipt[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<VirtualReceipt>`
    select id, uid, pid, (extract(epoch from received_at) * 1000)::float8 as received_ms, status, score, time_ms, virtual_id
    from submissions where virtual_id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

/** Of some submissions, those of virtual participations other than `own`. */
export async function findVirtualOfOthers(db: Queryable, submitIds: readonly number[], own: number | null) {
  if (submitIds.length === 0) return new Set<number>();
  const { rows } = await sql<{ id: number }>`
    select id from submissions where id = any(${submitIds}::bigint[])
      and virtual_id is not null and virtual_id is distinct from ${own}::bigint`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Whether somebody takes part, for himself, in a contest that is over and has the problem. */
export async function isInOwnVirtual(db: Queryable, uid: number, pid: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from contest_virtuals v
    join contests c on c.id = v.cid
    join contest_problems cp on cp.cid = v.cid and cp.pid = ${pid}
    where v.uid = ${uid} and v.ended_at is null
      and v.started_at + c.duration_ms * interval '1 millisecond' > ${now} limit 1`.execute(db);
  return rows.length > 0;
}
