import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '@assay/postgres/postgres.ts';
import pg from 'pg';
import type { LoadSize } from '../options.ts';
import { openCut } from './cut.ts';
import { drawFrom, GOLDEN_LANGUAGES } from './golden.ts';
import { keepPrograms, keepRunning } from './parts.ts';
import { openPeople } from './people.ts';
import { openVolume, refuseVolume } from './volume.ts';

/** What nodes found out about the languages of this machine; believed only while helper and tools are the same. */
const REMEMBERED = resolve('node_modules/.cache/assay-faults/self-tests.json');
/** Where a node keeps what it found out, in its data directory. */
export const SELF_TESTS = 'judge/state/self-tests.json';
const VOLUME_MB = 2_000;
const READY_SECONDS = 900;

export function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}

/**
 * A durable database on a disk of its own, one web node, two or more judge nodes of which the second speaks through a
 * wire that can be cut.
 */
export async function openStage(size: LoadSize) {
  const programs = await keepPrograms();
  const root = await mkdtemp(join(tmpdir(), 'assay-faults-'));
  // The user of the database must be able to pass.
  await chmod(root, 0o711);
  const dataDir = join(root, 'site');
  mkdirSync(dataDir);
  const noVolume = refuseVolume();
  const volume = noVolume === null ? openVolume(dataDir, join(root, 'disk'), VOLUME_MB) : null;
  let postgres = await startPostgres({ dataDir });
  const port = await freePort();
  const token = randomBytes(24).toString('hex');
  const env = {
    ...programs.env,
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    JUDGE_TOKEN: token,
    // Nothing else is tested or prepared beside the load.
    JUDGE_LANGUAGES: GOLDEN_LANGUAGES.join(),
    LOG_LEVEL: 'warn',
    // All users come from one address.
    RATE_LIMIT_SCALE: '10',
  };
  const baseUrl = `http://127.0.0.1:${port}`;
  const server = keepRunning(
    programs.server,
    programs.folder,
    { ...env, PORT: String(port), HOST: '127.0.0.1', ADMIN_PASSWORD: 'Faults-2026' },
    join(root, 'server.log'),
  );
  const cut = await openCut(port);
  const openNode = (name: string, url: string) => {
    const own = join(root, name);
    mkdirSync(dirname(join(own, SELF_TESTS)), { recursive: true });
    if (existsSync(REMEMBERED)) copyFileSync(REMEMBERED, join(own, SELF_TESTS));
    const settings = { ...env, ASSAY_SERVER_URL: url, JUDGE_NAME: name, JUDGE_SLOTS: '1', DATA_DIR: own };
    return keepRunning(programs.judge, programs.folder, settings, join(root, `${name}.log`));
  };
  const [near, far, ...more] = ['near', 'far', 'third', 'fourth'].slice(0, size.nodes);
  let pool = openPool(postgres.url);
  const first = openNode(near!, baseUrl);
  await untilReady(baseUrl, pool, 1);
  // The others need not find out the same.
  copyFileSync(join(root, near!, SELF_TESTS), REMEMBERED);
  const judges = [first, openNode(far!, cut.url), ...more.map((name) => openNode(name, baseUrl))] as const;

  let isClosed = false;
  const stage = {
    size,
    baseUrl,
    root,
    dataDir,
    /** The disk of the site, or why it has none of its own. */
    volume: volume ?? noVolume!,
    server,
    judges,
    cut,
    token,
    helper: programs.env.SANDBOX_HELPER!,
    programs,
    program: (part: 'server' | 'judge') => ({ script: programs[part], cwd: programs.folder }),
    draw: await drawFrom(size.golden),
    people: { clients: [], root: { uid: 0, token: '' }, cid: 0 } as Awaited<ReturnType<typeof openPeople>>,
    pool: () => pool,
    databaseUrl: () => postgres.url,
    adminUrl: () => postgres.adminUrl,
    /** Process id of the database's first process: the parent of any backend. */
    async findPostmaster(): Promise<number> {
      const { rows } = await pool.query('select pg_backend_pid() as pid');
      return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${rows[0].pid}/status`, 'utf8'))![1]);
    },
    giveFolder: (folder: string, uid: number, gid: number) =>
      void execFileSync('chown', ['-R', `${uid}:${gid}`, folder]),
    stopDatabase: () => postgres.stop(),
    async startDatabase() {
      postgres = await startPostgres({ dataDir });
      // Its connections are dead, and some of them may never say so.
      void pool.end().catch(() => {});
      pool = openPool(postgres.url);
    },
    /** @param clean whether logs and data may go */
    async close(clean: boolean) {
      if (isClosed) return;
      isClosed = true;
      await Promise.all(judges.map((judge) => judge.stop()));
      await server.stop();
      cut.close();
      await pool.end();
      await postgres.stop();
      // What stands on the disk is kept for a look when something was lost.
      if (!clean && volume) cpSync(dataDir, join(root, 'site-kept'), { recursive: true });
      volume?.remove();
      if (clean) await rm(root, { recursive: true, force: true });
      else await rm(join(root, 'disk'), { force: true });
      programs.remove();
    },
  };
  try {
    await untilReady(baseUrl, pool, size.nodes);
    stage.people = await openPeople(env, size.users);
  } catch (error) {
    await stage.close(false);
    throw error;
  }
  return stage;
}
export type Stage = Awaited<ReturnType<typeof openStage>>;

export function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 4, connectionTimeoutMillis: 5_000, statement_timeout: 20_000 });
  pool.on('error', () => {});
  return pool;
}

/** Waits until the site takes submissions, and so many nodes are given work in all languages of the golden programs. */
async function untilReady(baseUrl: string, pool: pg.Pool, nodes: number): Promise<void> {
  let missing = '';
  try {
    await until('the site is ready', READY_SECONDS, async () => {
      const { ready, missing: parts } = (await (await fetch(`${baseUrl}/readyz`)).json()) as {
        ready: boolean;
        missing: string[];
      };
      const { rows } = await pool.query(
        `select name, accepted @> $1 as accepted, concat(problems, refusals, withheld) as why from judge_nodes`,
        [GOLDEN_LANGUAGES],
      );
      missing = JSON.stringify([...parts, ...rows]);
      return ready && rows.filter(({ accepted }) => accepted).length === nodes;
    });
  } catch (error) {
    throw new Error(`${(error as Error).message}: ${missing}`);
  }
}

/** Waits for a condition; a failing look at it counts as "not yet". @returns after how many seconds it held */
export async function until(what: string, seconds: number, holds: () => Promise<boolean>): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < seconds * 1000) {
    if (await holds().catch(() => false)) return (performance.now() - started) / 1000;
    await sleep(100);
  }
  throw new Error(`not within ${seconds} s: ${what}`);
}
