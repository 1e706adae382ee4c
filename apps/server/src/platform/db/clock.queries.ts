import { sql } from 'kysely';
import type { Queryable } from './database.ts';

/** The database's time, in ms since 1970. */
export async function findTimeMs(db: Queryable): Promise<number> {
  const { rows } = await sql<{ ms: number }>`
    select extract(epoch from clock_timestamp())::float8 * 1000 as ms`.execute(db);
  return rows[0]!.ms;
}
