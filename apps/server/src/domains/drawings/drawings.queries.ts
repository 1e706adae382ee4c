import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

export const listDrawings = (db: Queryable, uid: number) =>
  db
    .selectFrom('drawings')
    .select(['pid', 'gmt_modified', sql<number>`octet_length(scene)`.as('bytes')])
    .where('uid', '=', uid)
    .orderBy('gmt_modified', 'desc')
    .orderBy('pid')
    .execute();

export const findDrawing = (db: Queryable, uid: number, pid: number) =>
  db
    .selectFrom('drawings')
    .select(['rev', 'scene', 'gmt_modified'])
    .where('uid', '=', uid)
    .where('pid', '=', pid)
    .executeTakeFirst();

/** Somebody's drawings are counted and begun by one transaction after the other. */
export const lockDrawingsOf = (tx: Queryable, uid: number) =>
  sql`select pg_advisory_xact_lock(hashtext('drawings'), ${uid}::integer)`.execute(tx);

export async function countOtherDrawings(tx: Queryable, uid: number, pid: number): Promise<number> {
  const { total } = await tx
    .selectFrom('drawings')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('uid', '=', uid)
    .where('pid', '<>', pid)
    .executeTakeFirstOrThrow();
  return total;
}

/** @returns null when there is one already */
export async function insertDrawing(tx: Queryable, uid: number, pid: number, scene: string, now: Date) {
  const row = await tx
    .insertInto('drawings')
    .values({ uid, pid, scene, gmt_create: now, gmt_modified: now })
    .onConflict((on) => on.doNothing())
    .returning('rev')
    .executeTakeFirst();
  return row?.rev ?? null;
}

/** @returns null when it is not what was seen any more */
export async function updateDrawing(
  db: Queryable,
  { uid, pid, seen }: { uid: number; pid: number; seen: number },
  scene: string,
  now: Date,
) {
  const row = await db
    .updateTable('drawings')
    .set((eb) => ({ scene, rev: eb('rev', '+', 1), gmt_modified: now }))
    .where('uid', '=', uid)
    .where('pid', '=', pid)
    .where('rev', '=', seen)
    .returning('rev')
    .executeTakeFirst();
  return row?.rev ?? null;
}

export async function deleteDrawingRow(db: Queryable, uid: number, pid: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('drawings')
    .where('uid', '=', uid)
    .where('pid', '=', pid)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const deleteDrawingsOf = (tx: Queryable, uid: number) =>
  tx.deleteFrom('drawings').where('uid', '=', uid).execute();
