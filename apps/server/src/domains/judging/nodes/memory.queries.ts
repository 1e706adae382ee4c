import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { NODE_SILENCE_SECONDS } from './nodes.queries.ts';

/** What the largest node at work has for programs, MB; null where none is, or one does not tell. */
export async function findLargestMemory(db: Queryable): Promise<number | null> {
  const { most, untold } = await db
    .selectFrom('judge_nodes')
    .select((eb) => [
      eb.fn.max('memory_mb').as('most'),
      eb.fn.countAll<number>().filterWhere('memory_mb', 'is', null).as('untold'),
    ])
    .where(sql<boolean>`accepted <> '{}'`)
    .where(sql<boolean>`last_seen > now() - make_interval(secs => ${NODE_SILENCE_SECONDS})`)
    .executeTakeFirstOrThrow();
  return untold > 0 ? null : most;
}
