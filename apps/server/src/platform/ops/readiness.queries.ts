import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

const heardOf = (db: Queryable, seconds: number) =>
  db
    .selectFrom('judge_nodes')
    .select((eb) => eb.fn.countAll<number>().as('nodes'))
    .where('last_seen', '>=', sql<Date>`now() - make_interval(secs => ${seconds})`);

/** Nodes that were heard of within `seconds`, by the database's clock, as their visits are noted. */
export async function countNodes(db: Queryable, seconds: number): Promise<number> {
  return (await heardOf(db, seconds).executeTakeFirstOrThrow()).nodes;
}

/** Those of {@link countNodes} that are given work. */
export async function countReadyNodes(db: Queryable, seconds: number): Promise<number> {
  const ready = heardOf(db, seconds).where(sql<boolean>`accepted <> '{}'`);
  return (await ready.executeTakeFirstOrThrow()).nodes;
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
