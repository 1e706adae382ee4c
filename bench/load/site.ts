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
import { FIELD, type FieldSize } from '../sites/contest-field.ts';

const SERVER = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
const TICK_MS = 10;

/** A web node in a process of its own, as it runs on a real site. */
export interface WebNode {
  port: number;
  /** Milliseconds of processor time that it has used. */
  cpuMs(): number;
  /** Memory that it holds now, in MB. */
  rssMb(): number;
  stop(): Promise<void>;
}

/** A site of one or more web nodes over a database that waits for the disk, with one big contest in it. */
export interface LoadSite {
  url: string;
  nodes: WebNode[];
  client: pg.Client;
  /** Milliseconds of processor time of all of PostgreSQL. */
  postgresCpuMs(): number;
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

/** Fields of `/proc/<pid>/stat` after the name: the parent, and ticks of the process and of its children that ended. */
function statOf(pid: number): { parent: number; ticks: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), ticks: fields.slice(11, 15).reduce((sum, one) => sum + Number(one), 0) };
  } catch {
    return null;
  }
}

async function startNode(databaseUrl: string, dataDir: string): Promise<WebNode> {
  const port = await freePort();
  const profile = process.env.PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.PROFILE}`] : [];
  const child: ChildProcess = fork(SERVER, {
    execArgv: [...process.execArgv, ...profile],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      JUDGE_TOKEN: 'a-node-token-for-benches',
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
  const statusOf = (name: string) => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
  };
  return {
    port,
    cpuMs: () => (statOf(child.pid!)?.ticks ?? 0) * TICK_MS,
    rssMb: () => statusOf('VmRSS') / 1024,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export async function openLoadSite(size: FieldSize): Promise<LoadSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'assay-load-'));
  const postgres = await startPostgres({ dataDir });
  await migrate(postgres.url);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  for (const statement of FIELD(size)) await client.query(statement);
  const nodes = [await startNode(postgres.url, dataDir)];
  const inCluster = new RegExp(postgres.socketDir.replaceAll('/', '\\/'));
  return {
    url: postgres.url,
    nodes,
    client,
    postgresCpuMs: () => ticksOfCluster(inCluster) * TICK_MS,
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
function ticksOfCluster(inArguments: RegExp): number {
  const pids = readdirSync('/proc').filter((one) => /^\d+$/.test(one));
  const isPostmaster = (pid: string) => {
    try {
      return inArguments.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
    } catch {
      return false;
    }
  };
  const postmaster = Number(pids.find(isPostmaster));
  return pids
    .map((pid) => ({ pid: Number(pid), stat: statOf(Number(pid)) }))
    .filter(({ pid, stat }) => pid === postmaster || stat?.parent === postmaster)
    .reduce((sum, { stat }) => sum + (stat?.ticks ?? 0), 0);
}
