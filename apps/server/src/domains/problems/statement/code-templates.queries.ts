import type { Queryable } from '../../../platform/db/database.ts';

/** The template that is switched on for a problem and a language, with the language's editor mode; null when there is none. */
export async function findTemplate(db: Queryable, pid: number, language: string) {
  const row = await db
    .selectFrom('code_templates as c')
    .innerJoin('languages as l', 'l.id', 'c.lid')
    .select(['c.code', 'l.content_type'])
    .where('c.pid', '=', pid)
    .where('c.status', '=', true)
    .where('l.oj', '=', 'ME')
    .where('l.name', '=', language)
    .executeTakeFirst();
  return row ?? null;
}
