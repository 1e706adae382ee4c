import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startPostgres } from '@assay/postgres/postgres.ts';
import type { Fault } from './fault.ts';
import { findBreaches } from './invariants.ts';
import type { Load } from './stage/load.ts';
import { keepRunning } from './stage/parts.ts';
import { freePort, openPool, type Stage, until } from './stage/stage.ts';

/** Runs the product's command and says what it said. @throws Error when it ends with anything but 0 */
async function assay(env: Record<string, string>, ...args: string[]) {
  const command = [resolve('tools/cli/assay.mjs'), ...args];
  const { stdout } = await promisify(execFile)(process.execPath, command, { env: { ...process.env, ...env } });
  console.log(`        assay ${args[0]}: ${stdout.trim()}`);
}

async function logIn(baseUrl: string): Promise<boolean> {
  const answer = await fetch(`${baseUrl}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'root', password: 'Faults-2026' }),
  });
  return answer.status === 200;
}

/** The restored site with a node of the broken one: it judges to the end what was open, and keeps all promises. */
async function runElsewhere(stage: Stage, load: Load, dataDir: string): Promise<string[]> {
  const postgres = await startPostgres({ dataDir });
  const pool = openPool(postgres.url);
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const env = {
    ...stage.programs.env,
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    JUDGE_TOKEN: stage.token,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_SCALE: '10',
    PORT: String(port),
    HOST: '127.0.0.1',
  };
  const { script, cwd } = stage.program('server');
  const server = keepRunning(script, cwd, env, join(stage.root, 'elsewhere.log'));
  try {
    await stage.judges[1].restart({ ASSAY_SERVER_URL: baseUrl });
    await until('people can log in to the restored site', 60, () => logIn(baseUrl));
    await until('the restored site judges what was open', 150, async () => {
      const { rows } = await pool.query('select from submissions where status in (5, 6, 7, 9) limit 1');
      return rows.length === 0 && (await pool.query('select from jobs limit 1')).rowCount === 0;
    });
    const first = Math.min(...load.ledger.map(({ submitId }) => submitId));
    return await findBreaches({ ...stage, baseUrl, pool: () => pool }, load, first - 1);
  } finally {
    await stage.judges[1].restart({ ASSAY_SERVER_URL: stage.cut.url });
    await server.stop();
    await pool.end();
    await postgres.stop();
  }
}

/** Nothing that was acknowledged before the backup is missing elsewhere. */
async function backUp(stage: Stage, load: Load): Promise<string[]> {
  const target = join(stage.root, 'backups');
  const dataDir = join(stage.root, 'elsewhere');
  mkdirSync(dataDir, { mode: 0o711 });
  const site = { DATABASE_URL: stage.databaseUrl(), DATA_DIR: stage.dataDir };
  await sleep(4_000);
  await assay(site, 'backup', target);
  await sleep(4_000);
  const acknowledged = { ...load, ledger: [...load.ledger], refused: [] };
  await assay(site, 'backup', target, '--keep', '1');
  // What is submitted later would only make the nodes wait.
  await load.stop();
  await assay({ DATABASE_URL: '', DATA_DIR: dataDir }, 'restore', target);
  const breaches = await runElsewhere(stage, acknowledged, dataDir);
  return breaches.map((breach) => `restored elsewhere: ${breach}`);
}

export const BACKUP_FAULTS: Fault[] = [
  { id: 'FI-18', what: 'backups while people submit, and a site elsewhere made of the second', inflict: backUp },
];
