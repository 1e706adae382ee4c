import { setTimeout as sleep } from 'node:timers/promises';
import { findBreaches } from './faults/invariants.ts';
import { type Load, startLoad } from './faults/load.ts';
import { openStage, type Stage, until } from './faults/stage.ts';

/**
 * Breaks the site in the ways of the reliability study while people submit, and holds the promises against the
 * database afterwards. Prints a report; a broken promise ends the run with an error.
 */
interface Fault {
  id: string;
  what: string;
  /** Submissions per second while it lasts. */
  perSecond: number;
  inflict(stage: Stage, load: Load): Promise<void>;
}

const DRAIN_SECONDS = Number(process.env.DRAIN ?? 180);
const ROUNDS = Number(process.env.ROUNDS ?? 4);
/** A lease ends after thirty seconds; this is surely later. */
const OVER_A_LEASE_MS = 36_000;

const FAULTS: Fault[] = [
  {
    id: 'FI-1',
    what: 'kill -9 of the judge nodes, in the middle of cases',
    perSecond: 6,
    async inflict({ judges }) {
      for (let round = 0; round < ROUNDS; round++) {
        await sleep(2_500);
        judges[round % 2]!.kill('SIGKILL');
      }
    },
  },
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
    },
  },
  {
    id: 'FI-5',
    what: 'the wire between a judge and the server: cut 1 s, answers swallowed 6 s, cut longer than a lease',
    perSecond: 5,
    async inflict({ cut }) {
      await sleep(2_000);
      cut.cut();
      await sleep(1_000);
      cut.mend();
      await sleep(3_000);
      cut.swallowAnswers();
      await sleep(6_000);
      cut.mend();
      await sleep(3_000);
      cut.cut();
      await sleep(OVER_A_LEASE_MS);
      cut.mend();
      await sleep(2_000);
    },
  },
  {
    id: 'FI-8',
    what: 'a judge node sleeps longer than its lease and comes back',
    perSecond: 5,
    async inflict({ judges }) {
      await sleep(2_000);
      judges[1].kill('SIGSTOP');
      await sleep(OVER_A_LEASE_MS);
      judges[1].kill('SIGCONT');
      await sleep(3_000);
    },
  },
];

const wanted = process.argv.slice(2);
const stage = await openStage(40);
let broken = 0;
try {
  const { pool } = stage;
  for (const fault of FAULTS.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
    await pool.query('truncate submissions, judgements, jobs, solved_problems, coin_ledger, coin_balances cascade');
    await pool.query(
      'update problems set total = 0, ac = 0, wa = 0, tle = 0, mle = 0, re = 0, pe = 0, ce = 0, se = 0, pa = 0',
    );
    const load = startLoad(stage, fault.perSecond);
    await fault.inflict(stage, load);
    await load.stop();
    const drained = await until('everything is judged', DRAIN_SECONDS, async () => {
      const { rows } = await pool.query('select count(*)::int as n from submissions where status in (5, 6, 7, 9)');
      return rows[0].n === 0;
    }).catch(() => Number.NaN);
    const breaches = await findBreaches(stage, load.ledger);
    broken += breaches.length;
    console.log(`${breaches.length === 0 ? 'ok  ' : 'FAIL'} ${fault.id} ${fault.what}`);
    console.log(
      `     ${load.ledger.length} receipts, ${load.repeats} sends repeated, drained ${drained.toFixed(1)} s after the load`,
    );
    for (const breach of breaches) console.log(`     ${breach}`);
  }
} finally {
  if (broken > 0) console.log(`logs and data stay in ${stage.dataDir}`);
  await stage.close(broken === 0);
}
process.exit(broken === 0 ? 0 : 1);
