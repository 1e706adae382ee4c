import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { verdictSql } from '../../../platform/db/verdicts.ts';
import { inContest } from '../../venues/venues.queries.ts';

/** Contests that are due to be settled, the oldest first. */
export async function listDueContests(db: Queryable, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('contest_settlements')
    .select('cid')
    .where('settled_at', 'is', null)
    .orderBy('cid')
    .limit(limit)
    .execute();
  return rows.map(({ cid }) => cid);
}

/** Notes contests that ended within a span and whose boards open by themselves or were opened. */
export const insertEnded = (db: Queryable, { after, until }: { after: Date; until: Date }) =>
  sql`
    insert into contest_settlements (cid)
    select c.id from contests c
    where c.end_time > ${after} and c.end_time <= ${until} and c.visible and (not c.seal_rank or c.auto_real_rank)
      and not exists (select 1 from contest_settlements s where s.cid = c.id)
    on conflict do nothing`.execute(db);

/** Holds a contest that is due and takes it for settled. @returns whether it was due */
export async function takeDue(tx: Queryable, cid: number, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('contest_settlements')
    .set({ settled_at: now })
    .where('cid', '=', cid)
    .where('settled_at', 'is', null)
    .returning('cid')
    .executeTakeFirst();
  return row !== undefined;
}

export const deleteSettlement = (tx: Queryable, cid: number) =>
  tx.deleteFrom('contest_settlements').where('cid', '=', cid).execute();

/** Contests that were settled are due again; those that never were stay so. */
export const resettle = (tx: Queryable, cids: readonly number[]) =>
  sql`update contest_settlements set settled_at = null where cid = any(${cids}::bigint[])`.execute(tx);

/** A contest is due, also one that ended long ago. */
export const makeDue = (tx: Queryable, cid: number) =>
  tx
    .insertInto('contest_settlements')
    .values({ cid })
    .onConflict((conflict) => conflict.column('cid').doUpdateSet({ settled_at: null }))
    .execute();

interface PaidAccept {
  uid: number;
  pid: number;
  coins: number;
  displayId: string;
}

/** Who solved which problem that pays coins before the end of a contest, without those who were disqualified. */
export async function listPaidAccepts(tx: Queryable, cid: number, end: Date): Promise<PaidAccept[]> {
  const { rows } = await sql<PaidAccept>`
    select distinct s.uid, s.pid, p.ac_coin as coins, p.display_id as "displayId"
    from contest_problems p
    join submissions s on s.pid = p.pid and ${inContest(cid, 's')}
    join contest_registrations r on r.cid = p.cid and r.uid = s.uid and not r.disqualified
    where p.cid = ${cid} and p.ac_coin > 0 and s.status = ${verdictSql('accepted')}
      and s.received_at < ${end} and s.virtual_id is null`.execute(tx);
  return rows;
}
