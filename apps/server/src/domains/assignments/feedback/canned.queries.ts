import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

/** What somebody keeps to say again, the oldest first: their number is bounded. */
export const listCanned = (db: Queryable, uid: number) =>
  db.selectFrom('canned_remarks').select(['id', 'content']).where('uid', '=', uid).orderBy('id').execute();

/** Stores one more; null when there are as many as may be, also when several are kept at once. */
export async function insertCanned(
  tx: Queryable,
  row: { uid: number; content: string; gmt_create: Date },
  most: number,
): Promise<{ id: number } | null> {
  await sql`select pg_advisory_xact_lock(hashtext('canned remarks of ' || ${row.uid}::text))`.execute(tx);
  if ((await listCanned(tx, row.uid)).length >= most) return null;
  return tx.insertInto('canned_remarks').values(row).returning('id').executeTakeFirstOrThrow();
}

/** @returns whether there was such a one of theirs */
export async function deleteOwnCanned(db: Queryable, id: number, uid: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('canned_remarks')
    .where('id', '=', id)
    .where('uid', '=', uid)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
