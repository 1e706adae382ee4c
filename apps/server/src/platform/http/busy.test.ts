import { failureStatus } from '@assay/contract/errors.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asFailure } from './bind.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error) => {
      const { code } = asFailure(error);
      return { code, status: failureStatus(code) };
    },
  );

test('FI-15: a table that somebody keeps locked is "busy, try again", and not waited for without end', async () => {
  const { rows } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(site.services.db);
  expect(rows).toEqual([{ lock_timeout: '10s' }]);
  const other = new pg.Client(site.services.config.databaseUrl);
  await other.connect();
  await other.query('begin; lock table submissions in access exclusive mode');
  const waiting = site.services.db.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = '50ms'`.execute(tx);
    await tx.selectFrom('submissions').select('id').execute();
  });
  expect(await failureOf(waiting)).toEqual({ code: 'server.busy', status: 503 });
  await other.end();
});

test.each([
  ['57014', 'a statement that took too long'],
  ['40P01', 'one of two that waited for each other'],
  ['53300', 'no connection left'],
  ['57P01', 'a database that is stopping'],
])('%s, %s, is "busy, try again"', async (code) => {
  const raised = sql`do ${sql.lit(`begin raise exception 'broken' using errcode = '${code}'; end`)}`;
  expect(await failureOf(raised.execute(site.services.db))).toEqual({ code: 'server.busy', status: 503 });
});

test('FI-3: a connection that breaks while it is held between statements ends no server, and is "busy, try again"', async () => {
  const { db } = site.services;
  const holding = db.connection().execute(async (held) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(held);
    await sql`select pg_terminate_backend(${rows[0]!.pid}, 5000)`.execute(db);
    // its end has to come in, which it does before the answer to another statement that began later
    await sql`select pg_sleep(0.2)`.execute(db);
    await sql`select 1`.execute(held);
  });
  expect(await failureOf(holding)).toEqual({ code: 'server.busy', status: 503 });
  expect((await sql`select 1`.execute(db)).rows).toHaveLength(1);
});
