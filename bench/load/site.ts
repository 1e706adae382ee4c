import { type ChildProcess, fork } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '@assay/postgres/postgres.ts';
import pg from 'pg';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { buildStale, siteBuilds } from '../../tools/start/builds.mjs';
import { SERVER_MEMORY } from '../../tools/start/rights/variables.mjs';
import { cpuMsOf, cpuMsOfFamily } from '../measure/cpu.ts';
import { rested } from '../measure/rested.ts';
import { FIELD, type FieldSize } from '../sites/contest-field.ts';

/** As it is built for a real site: run from its sources it would hold a compiler, too, and name every function that it makes. */
const SERVER = fileURLToPath(new URL('../../apps/server/dist/main.mjs', import.meta.url));

const METRICS_TOKEN = 'a-token-for-figures-of-benches';

/** A web node in a process of its own, as it runs on a real site. */
export interface WebNode {
  port: number;
  /** Milliseconds of processor time that it has used. */
  cpuMs(): number;
  /** Memory that it holds now, in MB. */
  rssMb(): number;
  /** What that is made of, in MB: the heap, what of it is used, and what lies beside it. */
  heapMb(): Promise<{ heap: number; used: number; beside: number }>;
  stop(): Promise<void>;
}

/** A site of one or more web nodes over a database that waits for the disk, with one big contest in it. */
export interface LoadSite {
  url: string;
  nodes: WebNode[];
  client: pg.Client;
  /** Milliseconds of processor time of each process of PostgreSQL, by its id. */
  postgresCpuMs(): Map<number, number>;
  /** Sessions of users, by their ids from `first` on. */
  openSessions(first: number, count: number): Promise<string[]>;
  addNode(): Promise<WebNode>;
  close(): Promise<void>;
}

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

async function startNode(databaseUrl: string, dataDir: string): Promise<WebNode> {
  const port = await freePort();
  const profile = process.env.PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.PROFILE}`] : [];
  const child: ChildProcess = fork(SERVER, {
    execArgv: ['--enable-source-maps', ...profile],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...SERVER_MEMORY,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      JUDGE_TOKEN: 'a-node-token-for-benches',
      METRICS_TOKEN,
      ADMIN_USERNAME: 'keeper',
      ADMIN_PASSWORD: 'Bench-9-keeper',
      SEED: 'none',
      RATE_LIMIT_SCALE: '0',
    },
  });
  const ended = once(child, 'exit');
  for (let tries = 0; ; tries++) {
    const alive = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    await alive?.text();
    if (alive?.ok) break;
    if (child.exitCode !== null || tries > 300) throw new Error('the server did not start');
    await sleep(200);
  }
  // no contest begins in that very moment
  await rested(() => cpuMsOf(child.pid!));
  const statusOf = (name: string) => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
  };
  return {
    port,
    cpuMs: () => cpuMsOf(child.pid!),
    rssMb: () => statusOf('VmRSS') / 1024,
    async heapMb() {
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
      const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text();
      const mbOf = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(figures)?.[1]) / 2 ** 20;
      return {
        heap: mbOf('nodejs_heap_size_total_bytes'),
        used: mbOf('nodejs_heap_size_used_bytes'),
        beside: mbOf('nodejs_external_memory_bytes'),
      };
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export async function openLoadSite(size: FieldSize): Promise<LoadSite> {
  await buildStale(siteBuilds.filter(({ dist }) => dist === 'apps/server/dist'));
  const dataDir = await mkdtemp(join(tmpdir(), 'assay-load-'));
  const postgres = await startPostgres({ dataDir });
  await migrate(postgres.url);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  for (const statement of FIELD(size)) await client.query(statement);
  const nodes = [await startNode(postgres.url, dataDir)];
  const postmaster = postmasterOf(postgres.socketDir);
  return {
    url: postgres.url,
    nodes,
    client,
    postgresCpuMs: () => cpuMsOfFamily(postmaster),
    async openSessions(first, count) {
      const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
      await client.query(
        `insert into sessions (uid, token_hash, user_agent, ip, gmt_create, renew_at, expires_at)
         select uid, hash, 'bench', '127.0.0.1', now(), now() + interval '12 hours', now() + interval '24 hours'
         from unnest($1::bigint[], $2::bytea[]) as given(uid, hash)`,
        [tokens.map((_, at) => first + at), tokens.map((token) => createHash('sha256').update(token).digest())],
      );
      return tokens;
    },
    async addNode() {
      const node = await startNode(postgres.url, dataDir);
      nodes.push(node);
      return node;
    },
    async close() {
      await client.end();
      await Promise.all(nodes.map((node) => node.stop()));
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The postmaster names its socket folder in its arguments; everything else of the cluster is its child. */
function postmasterOf(socketDir: string): number {
  const isPostmaster = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(socketDir);
    } catch {
      return false;
    }
  };
  return Number(readdirSync('/proc').find((entry) => /^\d+$/.test(entry) && isPostmaster(entry)));
}
