import type { Queryable } from '../db/database.ts';

/** What was saved, or null while the site still runs on its defaults. */
export async function findSettings(db: Queryable): Promise<unknown> {
  const row = await db.selectFrom('site_settings').select('settings').executeTakeFirst();
  return row?.settings ?? null;
}

export async function upsertSettings(db: Queryable, settings: object, now: Date) {
  const values = { settings: JSON.stringify(settings), gmt_modified: now };
  await db
    .insertInto('site_settings')
    .values(values)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(values))
    .execute();
}
