import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault, ROUNDS } from './fault.ts';
import { openMemoryTrap, refuseCgroup } from './stage/processes.ts';
import { until } from './stage/stage.ts';

/** What happens to the web server and the database. */
export const SITE_FAULTS: Fault[] = [
  {
    id: 'FI-2',
    what: 'kill -9 of the web server, with submissions under way',
    times: 4,
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
    //
    what: 'kill -9 of the database',
    times: 2,
    async inflict(stage) {
      for (let round = 0; round < ROUNDS; round++) {
        await sleep(3_000);
        process.kill(await stage.findPostmaster(), 'SIGKILL');
        await sleep(100);
        await until(
          'the database answers again',
          60,
          async () => (await stage.pool().query('select 1')).rowCount === 1,
        );
      }
      await sleep(2_000);
      return [];
    },
  },
  {
    id: 'FI-12',
    //
    what: 'ten times as many submissions as usual',
    times: 10,
    async inflict() {
      await sleep(8_000);
      return [];
    },
  },
  {
    id: 'FI-14',
    what: 'the web server runs out of memory, again and again',
    refuse: () => refuseCgroup('memory'),
    async inflict({ server, baseUrl }) {
      const trap = openMemoryTrap();
      const answers = async () => (await fetch(`${baseUrl}/healthz`)).ok;
      try {
        await server.restart(trap.env);
        for (let round = 0; round < ROUNDS; round++) {
          await until('the server answers', 60, answers);
          await sleep(4_000);
          const starts = server.starts();
          trap.squeeze();
          await until('the server is killed', 20, async () => server.starts() > starts).catch(() => {});
          trap.relax();
        }
        await until('the server answers', 60, answers);
        return trap.kills() >= ROUNDS ? [] : [`the server was killed ${trap.kills()} times of ${ROUNDS}`];
      } finally {
        await server.restart({ NODE_OPTIONS: '' });
        trap.end();
      }
    },
  },
  {
    id: 'FI-20',
    what: 'every connection that waits for notifications is ended, again and again',
    async inflict({ pool }) {
      let ended = 0;
      for (let round = 0; round < ROUNDS * 5; round++) {
        await sleep(1_000);
        const { rowCount } = await pool().query(
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'assay notifications'`,
        );
        ended += rowCount ?? 0;
      }
      return ended > 0 ? [] : ['no connection waited for notifications'];
    },
  },
];
