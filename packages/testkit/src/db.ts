import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import type { Queryable } from '../../../apps/server/src/platform/db/database.ts';

export interface TestDatabase {
  /** Role `assay`, which owns everything in it. */
  url: string;
  /** Removes the database, ending connections that a test forgot. */
  drop(): Promise<void>;
}

/** A migrated, otherwise empty database of one's own; usually one per test file (130 ms for 200 tables in memory, 500 by way of the log). */
export async function cloneDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runAsAdmin(`CREATE DATABASE ${name} TEMPLATE assay OWNER assay STRATEGY file_copy`);
  const url = inject('postgresAdminUrl').replace('//postgres@/postgres', `//assay@/${name}`);
  return { url, drop: () => runAsAdmin(`DROP DATABASE ${name} WITH (FORCE)`) };
}

/** One connection per worker, for a new one costs more than most of what it is told. */
let admin: pg.Pool | undefined;

async function runAsAdmin(sql: string): Promise<void> {
  admin ??= openAdmin();
  await admin.query(sql);
}

function openAdmin(): pg.Pool {
  const connectionString = inject('postgresAdminUrl');
  const pool = new pg.Pool({ connectionString, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  // the server may end before the worker does
  return pool.on('error', () => {});
}

/** How many sessions of a database wait for what others hold: a test that holds something knows by it that they have come so far. */
export async function countWaiting(db: Queryable): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    db,
  );
  return rows[0]!.n;
}
