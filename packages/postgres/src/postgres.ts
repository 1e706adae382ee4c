import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Binaries, prepareBinaries } from './binaries.ts';
import { createCluster, findSocketDir, type Home, makeSocketDir, openHome, writeAccessRules } from './cluster.ts';
import { findProcessesIn, findStartTicks } from './processes.ts';
import { findMemoryBytes, listSettings } from './settings.ts';

export interface PostgresOptions {
  /** Holds the database in `postgres/`; made when absent. */
  dataDir: string;
  /** false only for tests: faster, but a crash may lose or damage everything. */
  durable?: boolean;
  /** A group whose members may connect, beside the database's own user and root. */
  clientGid?: number | undefined;
  log?: (line: string) => void;
}

export interface Postgres {
  /** For the product: role and database `assay`. */
  url: string;
  /** Superuser, database `postgres`. */
  adminUrl: string;
  socketDir: string;
  /** Ends all connections and the server; what was committed is on disk afterwards. */
  stop(): Promise<void>;
}

const SETPRIV = '/usr/bin/setpriv';
const MAX_LOG_BYTES = 10 * 1024 * 1024;
const MAX_RESTART_DELAY_MS = 10_000;

/**
 * Starts the PostgreSQL of a data directory, making it first when absent, and keeps it running: a server that dies is
 * started again. It dies with us, even when we are killed. Resolves when it takes connections.
 */
export async function startPostgres({
  dataDir,
  durable = true,
  clientGid,
  log = () => {},
}: PostgresOptions): Promise<Postgres> {
  const home = openHome(dataDir, durable);
  const binaries = prepareBinaries(home.dir, home.identity);
  if (!existsSync(home.clusterDir)) log('Creating the database');
  createCluster(home, binaries, durable);
  refuseSecond(home);
  await clearAway(home, log);
  writeFileSync(join(home.dir, 'supervisor'), `${process.pid} ${findStartTicks(process.pid)}\n`);

  const socketDir = makeSocketDir(home, clientGid);
  const settings = { ...listSettings(socketDir, durable, findMemoryBytes()), ...writeAccessRules(home, clientGid) };
  let child = await launch(home, binaries, settings, log);
  let stopping = false;
  const supervision = supervise();

  async function supervise(): Promise<void> {
    let delayMs = 100;
    for (;;) {
      const startedMs = performance.now();
      await ended(child);
      if (stopping) return;
      log(`PostgreSQL ended unexpectedly (${child.signalCode ?? child.exitCode}), starting it again`);
      if (performance.now() - startedMs > 60_000) delayMs = 100;
      for (let up = false; !up && !stopping; delayMs = Math.min(2 * delayMs, MAX_RESTART_DELAY_MS)) {
        await sleep(delayMs);
        up = await relaunch();
      }
      if (stopping) await stopServer(child);
    }
  }

  async function relaunch(): Promise<boolean> {
    try {
      await clearAway(home, log);
      child = await launch(home, binaries, settings, log);
      return true;
    } catch (error) {
      log((error as Error).message);
      return false;
    }
  }

  return {
    ...addressesAt(socketDir),
    socketDir,
    async stop() {
      stopping = true;
      await stopServer(child);
      await supervision;
      rmSync(join(home.dir, 'supervisor'), { force: true });
    },
  };
}

function addressesAt(socketDir: string): Pick<Postgres, 'url' | 'adminUrl'> {
  const host = encodeURIComponent(socketDir);
  return { url: `postgresql://assay@/assay?host=${host}`, adminUrl: `postgresql://postgres@/postgres?host=${host}` };
}

/** Process number of the one that runs the database of a home; undefined when nobody does. */
function findSupervisor(home: Pick<Home, 'dir'>): number | undefined {
  const [pid, ticks] = readText(join(home.dir, 'supervisor')).trim().split(' ');
  return pid && findStartTicks(Number(pid)) === ticks ? Number(pid) : undefined;
}

/**
 * The database of a data directory that another process runs at this moment, or null. Only the user that owns it, and
 * root, can connect.
 */
export function findRunningPostgres(dataDir: string): Pick<Postgres, 'url' | 'adminUrl'> | null {
  if (!existsSync(join(dataDir, 'postgres', 'cluster'))) return null;
  const home = openHome(dataDir, true);
  return findSupervisor(home) === undefined ? null : addressesAt(findSocketDir(home));
}

function refuseSecond(home: Home): void {
  const pid = findSupervisor(home);
  if (pid !== undefined) {
    throw new Error(
      `The database in ${home.dir} is already run by process ${pid}. Stop that one, or choose another DATA_DIR.`,
    );
  }
}

/**
 * Makes sure that nothing of an earlier server is left whose supervisor, or which itself, was killed. Only then are the
 * lock files removed: PostgreSQL alone would take a lock whose process number now belongs to someone else, or to a
 * zombie, for a running server.
 */
async function clearAway(home: Home, log: (line: string) => void): Promise<void> {
  const postmaster = Number(readText(join(home.clusterDir, 'postmaster.pid')).split('\n')[0]);
  for (let waitedMs = 0; ; waitedMs += 50) {
    const left = findProcessesIn(home.clusterDir);
    if (left.length === 0) break;
    if (waitedMs === 0) log('Waiting for an earlier PostgreSQL to end');
    if (waitedMs % 5000 === 0) {
      // The postmaster ends its children in order; children without one are ended one by one, never with SIGKILL first.
      for (const each of left.includes(postmaster) ? [postmaster] : left) {
        signal(each, waitedMs >= 20_000 ? 'SIGKILL' : waitedMs >= 10_000 || each !== postmaster ? 'SIGQUIT' : 'SIGINT');
      }
    }
    if (waitedMs > 60_000)
      throw new Error(`Processes ${left.join(', ')} hold the database in ${home.dir} and do not end.`);
    await sleep(50);
  }
  rmSync(join(home.clusterDir, 'postmaster.pid'), { force: true });
  const socketDir = findSocketDir(home);
  rmSync(join(socketDir, '.s.PGSQL.5432.lock'), { force: true });
  rmSync(join(socketDir, '.s.PGSQL.5432'), { force: true });
}

async function launch(
  home: Home,
  { postgres }: Binaries,
  settings: Record<string, string>,
  log: (line: string) => void,
): Promise<ChildProcess> {
  const logFile = join(home.dir, 'postgres.log');
  if (existsSync(logFile) && statSync(logFile).size > MAX_LOG_BYTES) renameSync(logFile, `${logFile}.1`);
  const output = openSync(logFile, 'a', 0o600);
  const logStart = statSync(logFile).size;
  const server = [
    postgres,
    '-D',
    home.clusterDir,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  // INT is PostgreSQL's fast shutdown. A session of its own keeps the terminal's Ctrl-C away from it.
  const [program, ...args] = existsSync(SETPRIV) ? [SETPRIV, '--pdeathsig', 'INT', '--', ...server] : server;
  const child = spawn(program!, args, {
    ...home.identity,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  for (let waitedMs = 0; ; waitedMs += 10) {
    const lines = readText(join(home.clusterDir, 'postmaster.pid')).split('\n');
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return child;
    if (failure || child.exitCode !== null || child.signalCode !== null) {
      const told = readFileSync(logFile).subarray(logStart).toString().trim().split('\n').slice(-8).join('\n');
      throw new Error(`PostgreSQL did not start: ${failure?.message ?? told}`);
    }
    if (waitedMs % 5000 === 4990) log('PostgreSQL is still starting (recovery after a crash can take a while)');
    await sleep(10);
  }
}

async function stopServer(child: ChildProcess): Promise<void> {
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', 20_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 5_000],
  ];
  for (const [name, patienceMs] of steps) {
    child.kill(name);
    if (await Promise.race([ended(child).then(() => true), sleep(patienceMs, false, { ref: false })])) return;
  }
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended in between.
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
