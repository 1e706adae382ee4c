import { loadavg } from 'node:os';
import { announceNode, claimJobs, heartbeatNode, type Job, reportJob } from '@assay/contract/judging/node-link.ts';
import { sql } from 'kysely';
import { openBigSite } from './big-site.ts';
import { printTable, spreadOf } from './measure.ts';
import { askOf, FAKE_REPORT, LANGUAGE, nodeNamed } from './queue-site.ts';

/**
 * 64 nodes claim from one queue at the same time, over the calls, on a database that waits for the disk: claims a
 * second, no job taken twice; and how soon an idle node has a job that was just submitted.
 */
const NODES = 64;
const JOBS = 4_000;
const USERS = 400;
const PICKUPS = 60;

const site = await openBigSite({ users: USERS, problems: 20, submissions: 0, durable: true });
const { db } = site.services;
const ask = askOf(site);

async function fill(count: number): Promise<void> {
  await sql`
    with made as (
      insert into submissions (pid, uid, username, display_id, display_pid, language, code, length, listed)
      select 1000 + n % 20, 1 + n % ${USERS}::int, 'user', '1000', '1000', ${LANGUAGE}, repeat('x', 1700), 1700, true
      from generate_series(1, ${count}::int) n returning id, uid
    )
    insert into jobs (submission_id, uid, priority, turn, language)
    select id, uid, 1, id / ${USERS}, ${LANGUAGE} from made`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

try {
  const nodes = await Promise.all(
    Array.from({ length: NODES }, (_, at) => ask(announceNode, nodeNamed(`node ${at}`, 1))),
  );
  await fill(JOBS);
  const taken: Job[] = [];
  const waits: number[] = [];
  const drain = async (each: (nodeId: number, job: Job) => Promise<unknown>) => {
    const started = performance.now();
    await Promise.all(
      nodes.map(async ({ nodeId }) => {
        for (;;) {
          const asked = performance.now();
          const { jobs } = await ask(claimJobs, { nodeId, slots: 1, waitSeconds: 0 });
          waits.push(performance.now() - asked);
          if (jobs.length === 0) return;
          taken.push(...jobs);
          for (const job of jobs) await each(nodeId, job);
        }
      }),
    );
    return (performance.now() - started) / 1000;
  };

  const claimSeconds = await drain(async () => {});
  const distinct = new Set(taken.map(({ jobId }) => jobId)).size;
  const claimWaits = spreadOf(waits.splice(0));
  const twice = taken.length - distinct;
  await sql`delete from jobs`.execute(db);

  await fill(JOBS / 2);
  taken.length = 0;
  const workSeconds = await drain((_nodeId, { jobId, token }) => ask(reportJob, { jobId, token, report: FAKE_REPORT }));
  const judgedTwice = Number(
    (
      await sql<{
        n: number;
      }>`select count(*)::int as n from (select submission_id from judgements group by 1 having count(*) > 1) x`.execute(
        db,
      )
    ).rows[0]!.n,
  );

  // Heartbeats go on beside it, as they do on a site.
  const beats = setInterval(() => {
    for (const { nodeId } of nodes)
      void ask(heartbeatNode, { nodeId, load: 0, busySlots: 0, leases: [] }).catch(() => {});
  }, 8_000);
  const pickups: number[] = [];
  const idle = ask(claimJobs, { nodeId: nodes[0]!.nodeId, slots: 1, waitSeconds: 30 });
  let waiting = idle;
  for (let at = 0; at < PICKUPS; at++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const started = performance.now();
    await sql`
      with made as (
        insert into submissions (pid, uid, username, display_id, display_pid, language, code, length, listed)
        values (1000, 1, 'user', '1000', '1000', ${LANGUAGE}, 'x', 1, true) returning id
      )
      insert into jobs (submission_id, uid, priority, turn, language) select id, 1, 1, 0, ${LANGUAGE} from made`.execute(
      db,
    );
    site.services.work.ring(LANGUAGE);
    const [job] = (await waiting).jobs;
    pickups.push(performance.now() - started);
    await ask(reportJob, { jobId: job!.jobId, token: job!.token, report: FAKE_REPORT });
    waiting = ask(claimJobs, { nodeId: nodes[0]!.nodeId, slots: 1, waitSeconds: at === PICKUPS - 2 ? 1 : 30 });
  }
  clearInterval(beats);
  await waiting;

  console.log(`\n${NODES} nodes, ${JOBS} jobs; load ${loadavg()[0]!.toFixed(1)}\n`);
  printTable([
    { name: 'claims/s', figure: JOBS / claimSeconds },
    { name: 'jobs claimed twice', figure: twice },
    { name: 'claims with reports/s', figure: JOBS / 2 / workSeconds },
    { name: 'submissions judged twice', figure: judgedTwice },
  ]);
  console.log('');
  printTable([
    { name: 'one claim among 64, ms', ...claimWaits },
    { name: 'stored until an idle node has it, ms', ...spreadOf(pickups) },
  ]);
  if (twice > 0 || judgedTwice > 0 || distinct !== JOBS) process.exitCode = 1;
} finally {
  await site.close();
}
