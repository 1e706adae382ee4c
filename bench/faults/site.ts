import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault, ROUNDS } from './fault.ts';
import { until } from './stage.ts';

/** What happens to the web server and the database. */
export const SITE_FAULTS: Fault[] = [
  {
    id: 'FI-2',
    what: 'kill -9 of the web server, with submissions under way',
    perSecond: 20,
    async inflict({ server }) {
      for (let round = 0; round < ROUNDS; round++) {
        await sleep(2_500);
        server.kill('SIGKILL');
      }
      await sleep(3_000);
      return [];
    },
  },
  {
    id: 'FI-3',
    what: 'kill -9 of the database',
    perSecond: 12,
    async inflict(stage) {
      for (let round = 0; round < ROUNDS; round++) {
        await sleep(3_000);
        await stage.killDatabase();
        await sleep(100);
        await until('the database answers again', 30, async () => (await stage.pool.query('select 1')).rowCount === 1);
      }
      await sleep(2_000);
      return [];
    },
  },
  {
    id: 'FI-15',
    what: 'the table of submissions and the queue are locked for 8 s each',
    perSecond: 5,
    async inflict({ pool }) {
      for (const table of ['submissions', 'jobs']) {
        await sleep(3_000);
        const client = await pool.connect();
        try {
          await client.query(`begin; lock table ${table} in access exclusive mode`);
          await sleep(8_000);
          await client.query('commit');
        } finally {
          client.release();
        }
      }
      await sleep(2_000);
      return [];
    },
  },
  {
    id: 'FI-20',
    what: 'every connection that waits for notifications is ended, again and again',
    perSecond: 5,
    async inflict({ pool }) {
      let ended = 0;
      for (let round = 0; round < ROUNDS * 5; round++) {
        await sleep(1_000);
        const { rowCount } = await pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %' and pid <> pg_backend_pid()`,
        );
        ended += rowCount ?? 0;
      }
      return ended > 0 ? [] : ['no connection waited for notifications'];
    },
  },
];
