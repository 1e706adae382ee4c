import type { Queryable } from '../../../platform/db/database.ts';

export async function findKey(db: Queryable, uid: number): Promise<string | null> {
  const row = await db.selectFrom('due_calendar_keys').select('key').where('uid', '=', uid).executeTakeFirst();
  return row?.key ?? null;
}

/** Another secret in place of the one there was. */
export const upsertKey = (db: Queryable, uid: number, key: string, now: Date) =>
  db
    .insertInto('due_calendar_keys')
    .values({ uid, key, gmt_create: now })
    .onConflict((on) => on.column('uid').doUpdateSet({ key, gmt_create: now }))
    .execute();

export const deleteKey = (db: Queryable, uid: number) =>
  db.deleteFrom('due_calendar_keys').where('uid', '=', uid).execute();

/** Whose a secret is; nobody's of an account that is banned or was erased. */
export async function findOwner(db: Queryable, key: string): Promise<number | null> {
  const row = await db
    .selectFrom('due_calendar_keys as k')
    .innerJoin('users as u', 'u.uid', 'k.uid')
    .select('k.uid')
    .where('k.key', '=', key)
    .where('u.status', '=', 0)
    .executeTakeFirst();
  return row?.uid ?? null;
}
