import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSandbox, buildStale, siteBuilds } from '../../../tools/start/builds.mjs';
import { tieToUs } from '../../../tools/start/commands.mjs';

/** A process of the site that is started again whenever it dies, the way a supervisor would. */
export interface Part {
  pid(): number;
  kill(signal: NodeJS.Signals): void;
  /** Ends it in order and starts it with another environment; an empty value is taken away. */
  restart(env: Record<string, string>, program?: { script: string; cwd: string }): Promise<void>;
  /** Kills it, and does not start it again before `goOn`. */
  hold(): Promise<void>;
  goOn(): void;
  /** How often it was started. */
  starts(): number;
  stop(): Promise<void>;
}

/** Programs as they are now, so that changes to the sources meanwhile do not turn up after a restart. */
export interface Programs {
  server: string;
  judge: string;
  /** Where the parts are started: holds what the server looks for in its working directory. */
  folder: string;
  env: Record<string, string>;
  remove(): void;
}

/** Builds what is stale and keeps a copy of it, below the packages that the programs need. */
export async function keepPrograms(): Promise<Programs> {
  await buildSandbox();
  await buildStale(siteBuilds.filter((build: { name: string }) => !build.name.includes('web')));
  const folder = resolve('node_modules/.cache/assay-faults', `run-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  cpSync('apps/server/dist/main.mjs', join(folder, 'server.mjs'));
  // the server looks for its reading threads beside itself
  cpSync('apps/server/dist/reader-worker.mjs', join(folder, 'reader-worker.mjs'));
  cpSync('apps/judge/dist/main.mjs', join(folder, 'judge.mjs'));
  cpSync('apps/server/migrations', join(folder, 'apps/server/migrations'), { recursive: true });
  cpSync('native/sandbox/build/assay-sandbox', join(folder, 'assay-sandbox'));
  return {
    server: join(folder, 'server.mjs'),
    judge: join(folder, 'judge.mjs'),
    folder,
    env: {
      SEEDS_DIR: resolve('packages/seeds'),
      WEB_DIR: resolve('apps/web/dist'),
      SANDBOX_HELPER: join(folder, 'assay-sandbox'),
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** How long a part has to end by itself. */
const PATIENCE_MS = 12_000;

const isOver = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Runs a program for as long as `stop` was not called. @param log file that takes what it says */
export function keepRunning(script: string, cwd: string, env: Record<string, string>, log: string): Part {
  const output = createWriteStream(log, { flags: 'a' });
  let program = { script, cwd };
  let stopping = false;
  let isHeld = false;
  let child: ChildProcess;
  let changed: Record<string, string> = {};
  let starts = 0;
  let next: NodeJS.Timeout | undefined;
  const start = () => {
    // Or it would be started twice when it goes on sooner than it would have.
    clearTimeout(next);
    if (stopping || isHeld) return;
    starts += 1;
    child = spawn(...tieToUs('KILL', [process.execPath, program.script]), {
      cwd: program.cwd,
      env: { ...process.env, ...env, ...changed },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout?.pipe(output, { end: false });
    child.stderr?.pipe(output, { end: false });
    child.once('exit', () => {
      next = setTimeout(start, 200);
    });
  };
  const end = async () => {
    if (isOver(child)) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGCONT');
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    await ended;
    clearTimeout(timer);
  };
  start();
  process.once('exit', () => child.kill('SIGKILL'));
  return {
    pid: () => child.pid!,
    kill: (signal) => void child.kill(signal),
    starts: () => starts,
    async hold() {
      isHeld = true;
      if (isOver(child)) return;
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGKILL');
      await ended;
    },
    goOn() {
      isHeld = false;
      if (isOver(child)) start();
    },
    async restart(other, next = program) {
      changed = { ...changed, ...other };
      program = next;
      await end();
      await sleep(300);
    },
    async stop() {
      stopping = true;
      await end();
      output.end();
    },
  };
}
