import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { REMOTE_SITES } from '@assay/contract/remote/sites.ts';
import { startPostgres } from '@assay/postgres/postgres.ts';
import { startSimulator } from '@assay/remote-simulators/core/simulator.ts';
import { SIMULATED } from '@assay/remote-simulators/simulators.ts';
import { keepPrograms, keepRunning } from '../faults/stage/parts.ts';
import { freePort, openPool, until } from '../faults/stage/stage.ts';
import { openRemotePeople, type RemoteWork } from './people.ts';

/**
 * 200 submissions to all remote judges while the server and the database are killed at random and the sites fail: afterwards each stands
 * once at its simulator and has its result here. `SECONDS=300` lets it be broken for longer, `SUBMISSIONS=1000` sends more.
 */
const SECONDS = Number(process.env.SECONDS ?? 120);
const SUBMISSIONS = Number(process.env.SUBMISSIONS ?? 200);
const PATIENCE_SECONDS = 1_200;
/** The sites' clocks, so that their pauses between two submissions take less of ours. */
const SPEED = 4;
const FAULTS = [
  'dropAfterAccept',
  'dropBeforeAccept',
  'http502',
  'http503',
  'reset',
  'expireLogin',
  'listLag',
] as const;

const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

const programs = await keepPrograms();
const root = await mkdtemp(join(tmpdir(), 'assay-remote-faults-'));
// the user of the database must be able to pass
await chmod(root, 0o711);
const dataDir = join(root, 'site');
const postgres = await startPostgres({ dataDir });
const simulators = Object.fromEntries(
  await Promise.all(
    REMOTE_SITES.map(async (code) => [code, await startSimulator(SIMULATED[code]!, { speed: SPEED })] as const),
  ),
);
const port = await freePort();
const env = {
  ...programs.env,
  DATABASE_URL: postgres.url,
  DATA_DIR: dataDir,
  JUDGE_TOKEN: 'a-node-token-for-benches',
  LOG_LEVEL: 'warn',
  RATE_LIMIT_SCALE: '0',
  REMOTE_SIMULATORS: Object.entries(simulators)
    .map(([code, { origin }]) => `${code}=${origin}`)
    .join(','),
  PORT: String(port),
  HOST: '127.0.0.1',
  ADMIN_PASSWORD: 'Faults-2026',
};
const baseUrl = `http://127.0.0.1:${port}`;
const server = keepRunning(programs.server, programs.folder, env, join(root, 'server.log'));
const pool = openPool(postgres.url);
const kills = { server: 0, database: 0, fault: 0 };

/** Kills the first process of the database, which its supervisor starts again. */
async function killDatabase(): Promise<void> {
  const found = await pool.query('select pg_backend_pid() as pid').catch(() => null);
  if (!found) return;
  const status = readFileSync(`/proc/${found.rows[0].pid}/status`, 'utf8');
  process.kill(Number(/^PPid:\s+(\d+)/m.exec(status)![1]), 'SIGKILL');
  kills.database += 1;
}

/** Breaks one part after the other, some of them at once. */
async function breakParts(): Promise<void> {
  const ends = Date.now() + SECONDS * 1000;
  while (Date.now() < ends) {
    await sleep(1_000 + Math.random() * 4_000);
    if (Math.random() < 0.7) {
      oneOf(Object.values(simulators)).faults.add([{ kind: oneOf(FAULTS), times: 1 }]);
      kills.fault += 1;
    }
    if (Math.random() < 0.4) {
      server.kill('SIGKILL');
      kills.server += 1;
    }
    if (Math.random() < 0.1) {
      await killDatabase();
    }
  }
  for (const { faults } of Object.values(simulators)) faults.clear();
}

/** @returns what does not hold */
async function findBreaches(work: RemoteWork): Promise<string[]> {
  const { rows } = await pool.query(
    `select s.id, s.status, r.state, r.failure, (select count(*)::int from judgements j where j.submission_id = s.id) as judged
     from submissions s join remote_submissions r on r.submission_id = s.id`,
  );
  const byId = new Map(rows.map((row) => [Number(row.id), row]));
  return work.sent.flatMap(({ id, code, sign, status }) => {
    const row = byId.get(id!);
    const there = simulators[code]!.world.submissions.filter(({ source }) => source.includes(sign)).length;
    const isWell = row?.state === 'done' && row.status === status && row.judged >= 1 && there === 1;
    return isWell ? [] : [`${code} ${id}: ${JSON.stringify(row ?? null)}, ${there} there, wanted ${status}`];
  });
}

let isClean = false;
try {
  await until('the site is ready', 300, async () => (await fetch(`${baseUrl}/healthz`)).ok);
  const work = await openRemotePeople({ env, baseUrl, simulators, count: SUBMISSIONS });
  const started = performance.now();
  const broken = breakParts();
  await work.submitAll();
  await broken;
  await until('all have their results', PATIENCE_SECONDS, async () => {
    await work.goOn(pool);
    const { rows } = await pool.query(`select count(*)::int as n from remote_submissions where state <> 'done'`);
    return rows[0].n === 0;
  }).catch((error: Error) => console.log(error.message));
  const breaches = await findBreaches(work);
  console.log(
    `${SUBMISSIONS} submissions in ${((performance.now() - started) / 1000).toFixed(0)} s; killed: server ${kills.server}, database ${kills.database}; faults of sites ${kills.fault}`,
  );
  console.log(breaches.length === 0 ? 'held: each once there, each with its result here' : 'FAILED');
  for (const breach of breaches.slice(0, 20)) console.log(`  ${breach}`);
  isClean = breaches.length === 0;
} finally {
  process.exitCode = isClean ? 0 : 1;
  await server.stop();
  await pool.end();
  await postgres.stop();
  for (const simulator of Object.values(simulators)) await simulator.close();
  if (isClean) await rm(root, { recursive: true, force: true });
  else console.log(`what is left: ${root}`);
  programs.remove();
}
