import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '@assay/postgres/postgres.ts';
import { buildSandbox } from './start/builds.mjs';
import { findLocalUrl, makeDataDir, readJudgeToken, readLaunchConfig } from './start/environment.mjs';
import { root } from './start/root.mjs';

/**
 * `npm run dev`: the database, the server and the judge from their sources (restarted when these change), and vite with
 * hot reload in front at port 5173, which hands /api to the server. Its data are kept apart in data/dev.
 */
const config = readLaunchConfig({ ...process.env, DATA_DIR: process.env.DATA_DIR || join(root, 'data/dev') });
const dataDir = makeDataDir(config.dataDir);
mkdirSync(join(root, 'apps/web/dist'), { recursive: true });
await buildSandbox();
const postgres = process.env.DATABASE_URL ? undefined : await startPostgres({ dataDir, log: console.log });

const env: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: 'development',
  PORT: String(config.port),
  DATA_DIR: dataDir,
  DATABASE_URL: process.env.DATABASE_URL || postgres?.url,
  JUDGE_TOKEN: readJudgeToken(process.env, dataDir),
  ASSAY_SERVER_URL: findLocalUrl(config),
  API_URL: findLocalUrl(config),
};
const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
const watch = [tsx, 'watch', '--clear-screen=false'];
const children: ChildProcess[] = [
  run([...watch, 'apps/server/src/main.ts'], root),
  run([...watch, 'apps/judge/src/main.ts'], root),
  run([join(root, 'node_modules/vite/bin/vite.js')], join(root, 'apps/web')),
];

function run(args: string[], cwd: string): ChildProcess {
  return spawn(process.execPath, args, { cwd, env, detached: true, stdio: ['ignore', 'inherit', 'inherit'] });
}

let isStopping = false;

async function stop(): Promise<void> {
  // A Ctrl-C arrives twice: from the terminal, and passed on by tsx.
  if (isStopping) return;
  isStopping = true;
  const ended = children.map((child) => new Promise((resolve) => child.once('exit', resolve)));
  // The watchers pass a signal on to the program they watch; the group reaches both.
  for (const child of children) process.kill(-child.pid!, 'SIGTERM');
  await Promise.all(ended);
  await postgres?.stop();
  process.exit(0);
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
