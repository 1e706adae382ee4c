import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

/** What "all languages" means at this moment: those of the site's own judge that are switched on. */
export async function findLanguagesOfAll(db: Queryable): Promise<number[]> {
  const rows = await db
    .selectFrom('languages')
    .select('id')
    .where('oj', '=', 'ME')
    .where('enabled', '=', true)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * A problem that allows all languages goes on to do so when the site gains some.
 * @param all what "all" meant before
 */
export async function allowWhereAllAre(tx: Queryable, all: number[], added: number[]): Promise<void> {
  if (all.length === 0 || added.length === 0) return;
  await sql`
    insert into problem_languages (pid, lid)
    select open.pid, added.lid
    from (
      select pid from problem_languages where lid = any(${all}::bigint[]) group by pid having count(*) = ${all.length}
    ) as open
    cross join unnest(${added}::bigint[]) as added(lid)
    on conflict do nothing`.execute(tx);
}
