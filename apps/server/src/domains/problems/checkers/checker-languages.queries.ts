import type { Queryable } from '../../../platform/db/database.ts';

/** Whether the site knows a language, and whether checkers may be written in it; one that is switched off still serves them. */
export async function findCheckerLanguage(db: Queryable, name: string) {
  const row = await db
    .selectFrom('languages')
    .select('is_spj')
    .where('oj', '=', 'ME')
    .where('name', '=', name)
    .executeTakeFirst();
  return row ? { mayCheck: row.is_spj } : null;
}
