import { createHash } from 'node:crypto';
import { cloneDatabase } from '@assay/testkit/db.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase, PROMPT } from '../../../platform/db/database.ts';
import { createParts } from '../../../platform/of-node.ts';
import type { Services } from '../../../platform/services.ts';
import { findSessions } from '../../../platform/session/sessions.queries.ts';
import { pickWaitingJobs } from '../../judging/queue/claim.queries.ts';
import { PRIORITY } from '../../judging/queue/queue.queries.ts';
import { findAhead } from './submit.queries.ts';

/** The database plans a prepared statement for good when it has run this often. */
const TIMES = 8;
const ROWS = 5_000;

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const clone = await cloneDatabase();
  drop = clone.drop;
  // one connection, which keeps its plans
  database = openDatabase(clone.url, 1, PROMPT);
  await sql`vacuum analyze`.execute(database.db);
});
afterAll(async () => {
  await database.close();
  await drop();
});

/** Rows of the tables that grow that were read, be it from front to end or by an index. */
async function rowsRead(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(database.db);
  const { rows } = await sql<{ read: number }>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as read from pg_stat_user_tables
    where relname in ('jobs', 'sessions', 'submissions')`.execute(database.db);
  return rows[0]!.read;
}

const sessionOf = (at: number) => createHash('sha256').update(String(at)).digest();

const reading = () => ({ db: database.db, ...createParts(() => ({}) as Services) });
const LOOKS: [string, (at: number) => Promise<unknown>, number][] = [
  ['a receipt', (at) => findAhead(reading(), { uid: at, key: `key ${at}`, priority: PRIORITY.contest }), 3],
  ['a claim', () => pickWaitingJobs(database.db, [{ nodeId: 1, accepted: ['C'], memoryMb: null, wanted: 2 }]), 8],
  ['a session', (at) => findSessions(database.db, [sessionOf(at)], new Date()), 3],
];

const again = async (look: (at: number) => Promise<unknown>) => {
  for (let at = 1; at <= TIMES; at++) await look(at);
};

test('what was planned while the site was empty reads no more rows when it is full', async () => {
  for (const [, look] of LOOKS) await again(look);
  await sql`
    insert into judge_nodes (name, version, slots, ready, accepted) values ('node', '1', 2, true, '{C}')`.execute(
    database.db,
  );
  await sql`
    insert into jobs (test_key, uid, priority, turn, language)
    select 'key ' || n, 1 + n % 500, ${sql.lit(PRIORITY.contest)}, n / 500, 'C'
    from generate_series(1, ${sql.lit(ROWS)}) n`.execute(database.db);
  await sql`
    insert into users (username, password_hash, email, role) values ('somebody', '', 'somebody@example.org', 1002)`.execute(
    database.db,
  );
  await sql`
    insert into sessions (uid, token_hash, renew_at, expires_at)
    select uid, sha256(n::text::bytea), now() + interval '1 hour', now() + interval '1 hour'
    from users, generate_series(1, ${sql.lit(ROWS)}) n where username = 'somebody'`.execute(database.db);
  const read: Record<string, number> = {};
  for (const [what, look] of LOOKS) {
    const before = await rowsRead();
    await again(look);
    read[what] = ((await rowsRead()) - before) / TIMES;
  }
  for (const [what, , most] of LOOKS) expect(read[what], what).toBeLessThanOrEqual(most);
  expect(read['a session']).toBeGreaterThan(0);
});

test('what is asked for one or many is planned once, not anew for every number of them', async () => {
  for (const [, look] of LOOKS) await again(look);
  const { rows } = await sql<{ kept: number; anew: number }>`
    select coalesce(sum(generic_plans), 0) as kept, coalesce(sum(custom_plans), 0) as anew from pg_prepared_statements`.execute(
    database.db,
  );
  expect(rows[0]!.kept).toBeGreaterThanOrEqual(LOOKS.length * TIMES);
  expect(rows[0]!.anew).toBe(0);
});
