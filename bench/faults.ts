import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { BACKUP_FAULTS } from './faults/backup.ts';
import { DATA_FAULTS } from './faults/data.ts';
import { DATABASE_FAULTS } from './faults/database.ts';
import { DISK_FAULTS } from './faults/disks.ts';
import type { Fault } from './faults/fault.ts';
import { findBreaches } from './faults/invariants.ts';
import { NODE_FAULTS } from './faults/nodes.ts';
import { readOptions } from './faults/options.ts';
import { SITE_FAULTS } from './faults/site.ts';
import { type Load, startLoad } from './faults/stage/load.ts';
import { openStage, type Stage } from './faults/stage/stage.ts';
import { UPGRADE_FAULTS } from './faults/upgrade.ts';
import { WIRE_FAULTS } from './faults/wire.ts';
import { WORK_FAULTS } from './faults/works.ts';

/**
 * Breaks the site in the ways of docs/faults.md while people submit, one after the other, and holds the promises
 * against the database afterwards. One line for each; a broken promise ends the run with an error.
 */
const numberOf = (id: string) => Number(id.slice(3));
const FAULTS = [
  ...NODE_FAULTS,
  ...SITE_FAULTS,
  ...WIRE_FAULTS,
  ...DISK_FAULTS,
  ...DATA_FAULTS,
  ...DATABASE_FAULTS,
  ...UPGRADE_FAULTS,
  ...BACKUP_FAULTS,
  ...WORK_FAULTS,
].sort((a, b) => numberOf(a.id) - numberOf(b.id));

/** No fault takes longer, unless the machine is much too small for the load. */
const FAULT_SECONDS = 1_200;
/** Longer than a lease and its return, with patience for a busy machine. */
const STUCK_SECONDS = 120;

interface Outcome {
  breaches: string[];
  line: string;
}

/** Waits until all is judged, for as long as something goes on. @returns seconds, and how many are left */
async function drain(stage: Stage): Promise<{ seconds: number; left: number }> {
  const started = performance.now();
  let seen = '';
  let changedAt = started;
  for (;;) {
    const found = await stage
      .pool()
      .query(
        `select (select count(*)::int from submissions where status in (5, 6, 7, 9)) as open, (select count(*)::int from jobs) as jobs,
           (select coalesce(max(id), 0) from judgements) as last`,
      )
      .catch(() => null);
    const row = found?.rows[0] as { open: number; jobs: number; last: number } | undefined;
    const now = performance.now();
    const seconds = (now - started) / 1000;
    if (row?.open === 0 && row.jobs === 0) return { seconds, left: 0 };
    const state = JSON.stringify(row ?? null);
    if (state !== seen) [seen, changedAt] = [state, now];
    if (now - changedAt > STUCK_SECONDS * 1000) return { seconds, left: row?.open ?? -1 };
    await sleep(200);
  }
}

async function inflict(fault: Fault, stage: Stage, load: Load): Promise<string[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string[]>((resolve) => {
    timer = setTimeout(() => resolve([`not over after ${FAULT_SECONDS} s`]), FAULT_SECONDS * 1000);
  });
  try {
    return await Promise.race([fault.inflict(stage, load), late]);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    clearTimeout(timer);
  }
}

async function run(fault: Fault, stage: Stage): Promise<Outcome> {
  await stage.pool().query('update judge_nodes set failures = 0, resting_until = null, set_aside_at = null');
  const { rows } = await stage.pool().query('select coalesce(max(id), 0) as id from submissions');
  const started = performance.now();
  const load = startLoad(stage, stage.size.perSecond * (fault.times ?? 1));
  const missed = await inflict(fault, stage, load);
  await load.stop();
  const { seconds, left } = await drain(stage);
  const stuck = left === 0 ? [] : [`${left} submissions are stuck: nothing went on for ${STUCK_SECONDS} s`];
  const broken = await findBreaches(stage, load, Number(rows[0].id)).catch((error: Error) => [
    `R-3 cannot be looked at: ${error.message}`,
  ]);
  const breaches = [...missed, ...stuck, ...broken];
  const waits = load.ledger.map(({ waitedMs }) => waitedMs).sort((a, b) => a - b);
  const p99 = waits[Math.floor(waits.length * 0.99)] ?? 0;
  const took = Math.round((performance.now() - started) / 1000);
  const line =
    `${load.ledger.length} receipts (p99 ${Math.round(p99)} ms), ${load.repeats} repeats, ${load.rejudged.size} rejudged, ` +
    `${load.boards} boards, drained in ${seconds.toFixed(0)} s, took ${took} s, load ${loadavg()[0]!.toFixed(1)}`;
  return { breaches, line };
}

const { only, load, loadName } = readOptions(process.argv.slice(2));
const unknown = only.filter((id) => !FAULTS.some((fault) => fault.id === id));
if (unknown.length > 0) throw new Error(`there is no ${unknown.join(', ')}`);
const isWanted = ({ id }: { id: string }) => only.length === 0 || only.includes(id);

let stage: Stage | null = null;
const count = { held: 0, failed: 0, skipped: 0 };
console.log(`load ${loadName}: ${JSON.stringify(load)}`);
let isInterrupted = false;
// A terminal and the launcher both tell it: the second time must not end what the first began.
const interrupted = () => {
  if (isInterrupted) return;
  isInterrupted = true;
  void (stage?.close(true) ?? Promise.resolve()).finally(() => process.exit(130));
};
process.on('SIGINT', interrupted);
process.on('SIGTERM', interrupted);
const started = performance.now();
try {
  for (const fault of FAULTS.filter(isWanted)) {
    if (stage === null) {
      stage = await openStage(load);
      console.log(`the site is ready after ${Math.round((performance.now() - started) / 1000)} s`);
    }
    const refusal = fault.refuse?.(stage) ?? null;
    if (refusal !== null) {
      count.skipped += 1;
      console.log(`skipped ${fault.id} ${fault.what}: ${refusal}`);
      continue;
    }
    const { breaches, line } = await run(fault, stage);
    const isHeld = breaches.length === 0;
    count[isHeld ? 'held' : 'failed'] += 1;
    console.log(`${isHeld ? 'held   ' : 'FAILED '} ${fault.id} ${fault.what}: ${line}`);
    for (const breach of breaches) console.log(`        ${breach}`);
    // What is stuck or miscounted would be held against the next fault too.
    if (!breaches.some((breach) => /^R-3|^R-6|stuck|not over/.test(breach))) continue;
    console.log(`        logs and data stay in ${stage.root}; the next fault gets a new site`);
    await stage.close(false);
    stage = null;
  }
} finally {
  await stage?.close(true);
}
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(`\n${count.held} held, ${count.failed} FAILED, ${count.skipped} skipped; ${minutes} min`);
process.exit(count.failed === 0 ? 0 : 1);
