import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

/** Nodes that are given work and were heard of within `seconds`, by the database's clock, as their visits are noted. */
export async function countReadyNodes(db: Queryable, seconds: number): Promise<number> {
  const { nodes } = await db
    .selectFrom('judge_nodes')
    .select((eb) => eb.fn.countAll<number>().as('nodes'))
    .where(sql<boolean>`accepted <> '{}'`)
    .where('last_seen', '>=', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .executeTakeFirstOrThrow();
  return nodes;
}

export async function listMigrations(db: Queryable): Promise<string[]> {
  const rows = await db.selectFrom('migrations').select('name').execute();
  return rows.map((row) => row.name);
}

export async function findQueue(db: Queryable) {
  return db
    .selectFrom('jobs')
    .select((eb) => [
      eb.fn.countAll<number>().as('waiting'),
      sql<number | null>`extract(epoch from clock_timestamp() - min(gmt_create))`.as('oldestSeconds'),
    ])
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
}
