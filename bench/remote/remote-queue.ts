import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { announceNode, claimJobs, reportJob } from '@assay/contract/judging/node-link.ts';
import { isFinal } from '@assay/contract/verdict.ts';
import { startSimulator } from '@assay/remote-simulators/core/simulator.ts';
import { SIMULATED } from '@assay/remote-simulators/simulators.ts';
import { sql } from 'kysely';
import { submissionTopic } from '../../apps/server/src/domains/judging/progress/progress.ts';
import { PRIORITY } from '../../apps/server/src/domains/judging/queue/queue.queries.ts';
import { insertAccount } from '../../apps/server/src/domains/remote/accounts/accounts.queries.ts';
import { keepSecret } from '../../apps/server/src/domains/remote/accounts/secrets.ts';
import { driveSite } from '../../apps/server/src/domains/remote/worker/drive.ts';
import { printHeld, printTable, spreadOf } from '../measure/measure.ts';
import { openBigSite } from '../sites/big-site.ts';
import { askOf, FAKE_REPORT, nodeNamed, submitAs } from '../sites/queue-site.ts';

/**
 * A thousand submissions wait for a remote judge, which is worked at as on a real site: how much later does a submission that is judged
 * here have its verdict? Judging takes a fixed time, so that what is seen is the queue alone.
 */
const WAITING = 1_000;
const ROUNDS = 40;
const JUDGE_MS = 250;
const SLOTS = 2;

const site = await openBigSite({ users: 200, problems: 20, submissions: 0, durable: true });
const simulator = await startSimulator(SIMULATED.HDU!);
const { db, push, config } = site.services;
config.remoteOrigins.HDU = simulator.origin;
const ask = askOf(site);

let isOpen = true;
async function slot(nodeId: number): Promise<void> {
  while (isOpen) {
    const { jobs } = await ask(claimJobs, { nodeId, slots: 1, waitSeconds: 1 });
    for (const { jobId, token } of jobs) {
      await sleep(JUDGE_MS);
      await ask(reportJob, { jobId, token, report: FAKE_REPORT });
    }
  }
}

/** What the server does each second. */
async function driveEachSecond(): Promise<void> {
  while (isOpen) {
    await driveSite(site.services, 'HDU');
    await sleep(1_000);
  }
}

/** From before the receipt until the author is told the verdict. */
async function latency(uid: number): Promise<number> {
  const started = performance.now();
  const id = await submitAs(site.services, { uid, pid: 1000, cid: 0, priority: PRIORITY.practice });
  return new Promise((resolve) => {
    const leave = push.subscribe(submissionTopic(id), (event) => {
      if (event.type !== 'submission' || !isFinal(event.status)) return;
      leave();
      resolve(performance.now() - started);
    });
  });
}

async function singles(): Promise<number[]> {
  const samples: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    samples.push(await latency(2 + round));
    await sleep(Math.random() * JUDGE_MS);
  }
  return samples;
}

async function fillRemote(): Promise<void> {
  await sql`update remote_sites set enabled = true where site = 'HDU'`.execute(db);
  for (const [handle, secret] of [
    ['pool1', 'pw-1'],
    ['pool2', 'pw-2'],
  ] as const) {
    const id = await insertAccount(db, { site: 'HDU', handle, now: new Date() });
    await keepSecret(site.services, id!, secret);
  }
  await sql`
    with made as (
      insert into submissions (venue_kind, venue_id, pid, uid, username, display_id, display_pid, language, code, length, listed, status)
      select 'public', 0, 1001, 1 + n % 200, 'user', '1001', '1001', 'G++', '// @sim verdict=WA n=' || n, 30, true, 5
      from generate_series(1, ${WAITING}::int) n returning id, uid
    )
    insert into remote_submissions (submission_id, uid, site, key, priority, marker)
    select id, uid, 'HDU', '1000', 1, 'assay ' || md5(id::text) from made`.execute(db);
}

const countDone = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from remote_submissions where state = 'done'`.execute(db))
    .rows[0]!.n;

const running: Promise<void>[] = [];
try {
  const { nodeId } = await ask(announceNode, nodeNamed('node', SLOTS));
  for (let each = 0; each < SLOTS; each++) running.push(slot(nodeId));
  await singles();
  const quiet = spreadOf(await singles());
  await fillRemote();
  running.push(driveEachSecond());
  await sleep(2_000);
  const crowded = spreadOf(await singles());
  const done = await countDone();

  console.log(`\n${SLOTS} slots, ${JUDGE_MS} ms a judging; load ${loadavg()[0]!.toFixed(1)}\n`);
  printTable([
    { name: 'verdict for a submission that is judged here, quiet, ms', ...quiet },
    { name: `the same with ${WAITING} waiting for a remote judge, ms`, ...crowded },
  ]);
  const ratio = crowded.p50 / quiet.p50;
  console.log(`\np50 × ${ratio.toFixed(3)}; ${done} came back from the remote judge meanwhile`);
  printHeld(
    ratio <= 1.1 && done > 0,
    'submissions that wait for a remote judge delay local judging by a tenth at most',
  );
  if (ratio > 1.1) process.exitCode = 1;
} finally {
  isOpen = false;
  site.services.stopping.abort();
  await Promise.allSettled(running);
  await simulator.close();
  await site.close();
}
