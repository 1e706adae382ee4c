import { loadavg } from 'node:os';
import type { Fault } from './faults/fault.ts';
import { findBreaches } from './faults/invariants.ts';
import { startLoad } from './faults/load.ts';
import { NODE_FAULTS } from './faults/nodes.ts';
import { SITE_FAULTS } from './faults/site.ts';
import { openStage, until } from './faults/stage.ts';
import { WIRE_FAULTS } from './faults/wire.ts';

/**
 * Breaks the site in the ways of the reliability study while people submit, and holds the promises against the
 * database afterwards. Prints a report; a broken promise ends the run with an error.
 */
const numberOf = ({ id }: Fault) => Number(id.slice(3));
const FAULTS = [...NODE_FAULTS, ...SITE_FAULTS, ...WIRE_FAULTS].sort((a, b) => numberOf(a) - numberOf(b));

const DRAIN_SECONDS = Number(process.env.DRAIN ?? 180);

const wanted = process.argv.slice(2);
const stage = await openStage(40);
let broken = 0;
try {
  const { pool } = stage;
  for (const fault of FAULTS.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
    await pool.query('update judge_nodes set failures = 0, resting_until = null, set_aside_at = null');
    await pool.query('truncate submissions, judgements, jobs, solved_problems, coin_ledger, coin_balances cascade');
    await pool.query(
      'update problems set total = 0, ac = 0, wa = 0, tle = 0, mle = 0, re = 0, pe = 0, ce = 0, se = 0, pa = 0',
    );
    const load = startLoad(stage, fault.perSecond);
    const missed = await fault.inflict(stage, load);
    await load.stop();
    const drained = await until('everything is judged', DRAIN_SECONDS, async () => {
      const { rows } = await pool.query('select count(*)::int as n from submissions where status in (5, 6, 7, 9)');
      return rows[0].n === 0;
    }).catch(() => Number.NaN);
    const breaches = [...missed, ...(await findBreaches(stage, load.ledger))];
    broken += breaches.length;
    console.log(`${breaches.length === 0 ? 'ok  ' : 'FAIL'} ${fault.id} ${fault.what}`);
    console.log(
      `     ${load.ledger.length} receipts, ${load.repeats} sends repeated, drained ${drained.toFixed(1)} s after the load; load of the machine ${loadavg()[0]!.toFixed(1)}`,
    );
    for (const breach of breaches) console.log(`     ${breach}`);
  }
} finally {
  if (broken > 0) console.log(`logs and data stay in ${stage.dataDir}`);
  await stage.close(broken === 0);
}
process.exit(broken === 0 ? 0 : 1);
