import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

/** Somebody starts a work, once: who has started already, however many ask at once, stays as that was. */
export async function insertSitting(
  db: Queryable,
  wid: number,
  uid: number,
  now: Date,
  sessionId: number | null = null,
): Promise<boolean> {
  const row = await db
    .insertInto('timed_work_sittings')
    .values({ wid, uid, started_at: now, session_id: sessionId })
    .onConflict((conflict) => conflict.columns(['wid', 'uid']).doNothing())
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

/** Hands in what was not handed in yet. */
export const updateHandedIn = (db: Queryable, wid: number, uid: number, at: Date) =>
  db
    .updateTable('timed_work_sittings')
    .set({ handed_in_at: at })
    .where('wid', '=', wid)
    .where('uid', '=', uid)
    .where('handed_in_at', 'is', null)
    .execute();

/**
 * Holds a sitting that nobody hands in until the transaction ends.
 * @returns whether it is there and was not handed in
 */
export async function holdSitting(tx: Queryable, wid: number, uid: number): Promise<boolean> {
  const { rows } = await sql<{ handed_in_at: Date | null }>`
    select handed_in_at from timed_work_sittings where wid = ${wid} and uid = ${uid} for share`.execute(tx);
  return rows[0] !== undefined && rows[0].handed_in_at === null;
}
