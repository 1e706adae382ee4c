import { cloneDatabase } from '@assay/testkit/db.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase, PROMPT } from '../../platform/db/database.ts';
import { pickWaitingJobs } from './claim.queries.ts';
import { PRIORITY } from './queue.queries.ts';
import { findAhead } from './submit.queries.ts';

/** The database plans a prepared statement for good when it has run this often. */
const TIMES = 8;
const WAITING = 5_000;

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const clone = await cloneDatabase();
  drop = clone.drop;
  // one connection, which keeps its plans
  database = openDatabase(clone.url, 1, PROMPT);
  await sql`vacuum analyze jobs`.execute(database.db);
});
afterAll(async () => {
  await database.close();
  await drop();
});

/** Rows of `jobs` that were read by going through the whole table. */
async function readOneByOne(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(database.db);
  const { rows } = await sql<{ read: number }>`
    select seq_tup_read as read from pg_stat_user_tables where relname = 'jobs'`.execute(database.db);
  return rows[0]!.read;
}

const LOOKS: [string, (at: number) => Promise<unknown>][] = [
  ['a receipt', (at) => findAhead(database.db, at, `key ${at}`, PRIORITY.contest)],
  ['a claim', () => pickWaitingJobs(database.db, [{ nodeId: 1, accepted: ['C'], wanted: 2 }])],
];

test('what was planned while the queue was empty does not go through all of it when it is long', async () => {
  const again = async () => {
    for (const [, look] of LOOKS) for (let at = 1; at <= TIMES; at++) await look(at);
  };
  await again();
  await sql`
    insert into judge_nodes (name, version, slots, ready, accepted) values ('node', '1', 2, true, '{C}')`.execute(
    database.db,
  );
  await sql`
    insert into jobs (test_key, uid, priority, turn, language)
    select 'key ' || n, 1 + n % 500, ${sql.lit(PRIORITY.contest)}, n / 500, 'C' from generate_series(1, ${sql.lit(WAITING)}) n`.execute(
    database.db,
  );
  const before = await readOneByOne();
  await again();
  expect((await readOneByOne()) - before).toBe(0);
});
