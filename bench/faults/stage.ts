import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createWriteStream, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '@assay/postgres/postgres.ts';
import pg from 'pg';
import { REACTIONS } from '../../apps/server/src/events.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { openServices } from '../../apps/server/src/platform/open-services.ts';
import { DEFAULT_SETTINGS } from '../../apps/server/src/platform/settings/settings.ts';
import { buildSandbox, buildStale, siteBuilds } from '../../tools/start/builds.mjs';
import { openCut } from './cut.ts';

/** A process of the site that is started again whenever it dies, the way a supervisor would. */
export interface Part {
  pid(): number;
  kill(signal: NodeJS.Signals): void;
  /** Ends it in order and starts it with another environment; an empty value is taken away. */
  restart(env: Record<string, string>): Promise<void>;
  stop(): Promise<void>;
}

function keepRunning(name: string, script: string, env: Record<string, string>, log: string): Part {
  const output = createWriteStream(log, { flags: 'a' });
  let stopping = false;
  let child: ChildProcess;
  let changed: Record<string, string> = {};
  const start = () => {
    child = spawn(process.execPath, [script], {
      env: { ...process.env, ...env, ...changed },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout?.pipe(output, { end: false });
    child.stderr?.pipe(output, { end: false });
    child.once('exit', () => {
      if (!stopping) setTimeout(start, 200);
    });
  };
  start();
  return {
    pid: () => child.pid!,
    kill: (signal) => void child.kill(signal),
    async restart(other) {
      changed = { ...changed, ...other };
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await sleep(300);
    },
    async stop() {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGCONT');
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 12_000);
      await ended;
      clearTimeout(timer);
      output.end(`${name} stopped\n`);
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

export interface Client {
  uid: number;
  token: string;
}

/** A durable database, one web node, two judge nodes of which the second speaks through a wire that can be cut. */
export async function openStage(users: number) {
  await buildSandbox();
  await buildStale(siteBuilds.filter((build: { name: string }) => !build.name.includes('web')));
  const dataDir = await mkdtemp(join(tmpdir(), 'assay-faults-'));
  const postgres = await startPostgres({ dataDir });
  const port = await freePort();
  const token = randomBytes(24).toString('hex');
  const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, JUDGE_TOKEN: token, LOG_LEVEL: 'warn' };
  const baseUrl = `http://127.0.0.1:${port}`;
  const server = keepRunning(
    'server',
    'apps/server/dist/main.mjs',
    { ...env, PORT: String(port), HOST: '127.0.0.1', ADMIN_PASSWORD: 'Faults-2026' },
    join(dataDir, 'server.log'),
  );
  const cut = await openCut(port);
  const judgeEnv = (name: string, url: string) => ({
    ...env,
    ASSAY_SERVER_URL: url,
    JUDGE_NAME: name,
    JUDGE_SLOTS: '1',
    DATA_DIR: join(dataDir, name),
  });
  const judges = [
    keepRunning('near', 'apps/judge/dist/main.mjs', judgeEnv('near', baseUrl), join(dataDir, 'near.log')),
    keepRunning('far', 'apps/judge/dist/main.mjs', judgeEnv('far', cut.url), join(dataDir, 'far.log')),
  ] as const;
  const pool = new pg.Pool({ connectionString: postgres.url, max: 4 });
  pool.on('error', () => {});
  await until('the site is ready, and both judges are given work', 400, async () => {
    if (!(await fetch(`${baseUrl}/readyz`)).ok) return false;
    const { rows } = await pool.query(
      `select count(*)::int as n from judge_nodes where accepted @> array['C With O2', 'C++ 17 With O2', 'Python3']`,
    );
    return rows[0].n === 2;
  });
  const clients = await openClients(env, users);
  return {
    baseUrl,
    dataDir,
    server,
    judges,
    cut,
    clients,
    pool,
    /** Kills the postmaster: the parent of any backend. */
    async killDatabase() {
      const { rows } = await pool.query('select pg_backend_pid() as pid');
      const pid = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${rows[0].pid}/status`, 'utf8'))![1]);
      process.kill(pid, 'SIGKILL');
    },
    /** @param clean whether logs and data may go */
    async close(clean: boolean) {
      await Promise.all(judges.map((judge) => judge.stop()));
      await server.stop();
      cut.close();
      await pool.end();
      await postgres.stop();
      if (clean) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
export type Stage = Awaited<ReturnType<typeof openStage>>;

async function openClients(env: Record<string, string>, count: number): Promise<Client[]> {
  const { services, close } = await openServices(readConfig({ ...env, LOG_LEVEL: 'silent' }), systemClock, REACTIONS);
  await services.settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, services.db);
  const clients: Client[] = [];
  for (let at = 0; at < count; at++) {
    const username = `tester${at}`;
    const { uid } = await services.db
      .insertInto('users')
      .values({ username, email: `${username}@example.org`, password_hash: '' })
      .returning('uid')
      .executeTakeFirstOrThrow();
    const token = await services.sessions.open(services.db, { uid, ip: '127.0.0.1', userAgent: 'faults' });
    clients.push({ uid, token });
  }
  await close();
  return clients;
}

/** Waits for a condition; a failing look at it counts as "not yet". */
export async function until(what: string, seconds: number, holds: () => Promise<boolean>): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < seconds * 1000) {
    if (await holds().catch(() => false)) return (performance.now() - started) / 1000;
    await sleep(100);
  }
  throw new Error(`not within ${seconds} s: ${what}`);
}
