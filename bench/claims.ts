import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { announceNode, claimJobs, heartbeatNode, reportJob } from '@assay/contract/judging/node-link.ts';
import { sql } from 'kysely';
import { cpuMsOfDescendants } from './measure/cpu.ts';
import { printHeld, printTable, spreadOf } from './measure/measure.ts';
import { openBigSite } from './sites/big-site.ts';
import type { Drain, Drained } from './sites/claimants.ts';
import { askOf, FAKE_REPORT, LANGUAGE, nodeNamed } from './sites/queue-site.ts';

/**
 * 64 nodes in a process of their own claim from one queue at the same time, on a database that waits for the disk: claims
 * a second, no job taken twice; and how soon an idle node has a job that was just submitted. CPU time of the server and of
 * the database, in ms for each job, is nearly the same on a busy machine.
 */
const NODES = 64;
const JOBS = 4_000;
const USERS = 400;
const PICKUPS = 60;
const CLAIMS_PER_SECOND = 1_000;
const REPORTS_PER_SECOND = 500;

const site = await openBigSite({ users: USERS, problems: 20, submissions: 0, durable: true });
const { db } = site.services;
const ask = askOf(site);
let claimants: ChildProcess | undefined;

async function fill(count: number): Promise<void> {
  await sql`
    with made as (
      insert into submissions (venue_kind, venue_id, pid, uid, username, display_id, display_pid, language, code, length, listed)
      select 'public', 0, 1000 + n % 20, 1 + n % ${USERS}::int, 'user', '1000', '1000', ${LANGUAGE}, repeat('x', 1700), 1700, true
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
  const url = await site.app.listen({ host: '127.0.0.1', port: 0 });
  claimants = fork(new URL('sites/claimants.ts', import.meta.url), [url]);
  /** Lets all nodes work until nothing waits. */
  const drain = async (reports: boolean) => {
    const before = [process.cpuUsage(), cpuMsOfDescendants('postgres')] as const;
    claimants!.send({ nodeIds: nodes.map(({ nodeId }) => nodeId), reports } satisfies Drain);
    const [drained] = (await once(claimants!, 'message')) as [Drained];
    const own = process.cpuUsage(before[0]);
    const jobs = drained.jobIds.length;
    return {
      ...drained,
      figures: {
        'per second': jobs / drained.seconds,
        'server CPU ms': (own.user + own.system) / 1000 / jobs,
        'database CPU ms': (cpuMsOfDescendants('postgres') - before[1]) / jobs,
      },
    };
  };

  // Connections are opened and statements prepared once in the life of a server.
  await fill(JOBS / 4);
  await drain(true);
  await fill(JOBS);
  const claims = await drain(false);
  const distinct = new Set(claims.jobIds).size;
  const twice = claims.jobIds.length - distinct;
  await sql`delete from jobs`.execute(db);

  await fill(JOBS / 2);
  const works = await drain(true);
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
        insert into submissions (venue_kind, venue_id, pid, uid, username, display_id, display_pid, language, code, length, listed)
        values ('public', 0, 1000, 1, 'user', '1000', '1000', ${LANGUAGE}, 'x', 1, true) returning id
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
    { name: 'claims', ...claims.figures },
    { name: 'claims, each with its report', ...works.figures },
  ]);
  console.log('');
  printTable([
    { name: 'one claim among 64, ms', ...spreadOf(claims.waits) },
    { name: 'stored until an idle node has it, ms', ...spreadOf(pickups) },
  ]);
  console.log('');
  printHeld(claims.figures['per second'] >= CLAIMS_PER_SECOND, `at least ${CLAIMS_PER_SECOND} claims a second`);
  printHeld(
    works.figures['per second'] >= REPORTS_PER_SECOND,
    `at least ${REPORTS_PER_SECOND} claims a second, each with its report`,
  );
  printHeld(twice === 0 && distinct === JOBS, `every job claimed once (${twice} twice)`);
  printHeld(judgedTwice === 0, `no submission judged twice (${judgedTwice})`);
  if (twice > 0 || judgedTwice > 0 || distinct !== JOBS) process.exitCode = 1;
} finally {
  if (claimants?.connected) claimants.disconnect();
  await site.close();
}
