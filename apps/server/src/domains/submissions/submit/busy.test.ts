import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSolvingStage, type SolvingStage } from '../../judging/testing/solving.ts';

let stage: SolvingStage;
beforeAll(async () => {
  stage = await openSolvingStage();
});
afterAll(() => stage.site.close());

const POOL = 8;

test('FI-15: a receipt waits for a locked table for a moment alone', async () => {
  const { rows } = await sql`show lock_timeout`.execute(stage.site.services.hotDb);
  expect(rows).toEqual([{ lock_timeout: '300ms' }]);
});

test.each(['submissions', 'jobs', 'problems', 'sessions'])(
  'FI-15: with %s locked, and all connections of other work waiting for it, a submission is told to try again; later it is received once',
  async (table) => {
    const { db, config } = stage.site.services;
    const user = await buildUser(stage.site);
    const sent = { pid: 'P1', language: 'C++ 17', code: 'int main() {}', key: `locked-${table}` };
    const other = new pg.Client(config.databaseUrl);
    await other.connect();
    await other.query(`begin; lock table ${table} in access exclusive mode`);
    let answered = 0;
    const waiting = Array.from({ length: POOL }, () =>
      sql`select count(*) from ${sql.table(table)}`.execute(db).finally(() => {
        answered += 1;
      }),
    );
    const refused = await stage.ask(user).refused(submitProblemJudge, sent);
    expect(refused).toMatchObject({ status: 503, data: { code: 'server.busy' } });
    // others have more patience: it did not wait behind them
    expect(answered).toBe(0);
    await other.query('rollback');
    await Promise.all(waiting);
    await other.end();
    const receipt = await stage.ask(user)(submitProblemJudge, sent);
    expect(receipt.data).toMatchObject({ repeated: false });
    expect((await stage.ask(user)(submitProblemJudge, sent)).data).toEqual({ ...receipt.data, repeated: true });
  },
);
