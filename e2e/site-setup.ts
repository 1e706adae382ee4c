import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { scratchRoot } from '@assay/testkit/scratch.ts';
import type { TestProject } from 'vitest/node';
import { tieToUs } from '../tools/start/commands.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string;
    adminPassword: string;
  }
}

const ADMIN_PASSWORD = 'Journeys-2026';
const READY_WITHIN_MS = 150_000;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

async function untilReady(url: string, site: ChildProcess, output: () => string): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until) {
    if (site.exitCode !== null) throw new Error(`npm start ended with ${site.exitCode}:\n${output()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`the site was not ready in time:\n${output()}`);
}

/**
 * Once per run: the whole product as `npm start` brings it up, on a data folder and a port of its own. With `SITE_URL`
 * and `ADMIN_PASSWORD` set, the journeys visit a site that is running already.
 */
export default async function startSite(project: TestProject): Promise<() => Promise<void>> {
  const { SITE_URL, ADMIN_PASSWORD: given } = process.env;
  if (SITE_URL && given) {
    project.provide('siteUrl', SITE_URL);
    project.provide('adminPassword', given);
    return async () => {};
  }
  const dataDir = mkdtempSync(join(scratchRoot(), 'assay-journeys-'));
  const port = await freePort();
  // Ends with us, however we end.
  const site = spawn(...tieToUs('TERM', [process.execPath, 'tools/start/main.mjs', '--remote-simulators']), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ADMIN_PASSWORD,
      // The tests of the judge prove the others.
      JUDGE_LANGUAGES: 'C,C++ 17 With O2,Python3',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  site.stdout.on('data', (chunk) => {
    output += chunk;
  });
  site.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const siteUrl = `http://127.0.0.1:${port}`;
  const ended = new Promise<void>((resolve) => site.once('exit', () => resolve()));
  const stop = async () => {
    site.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(siteUrl, site, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('siteUrl', siteUrl);
  project.provide('adminPassword', ADMIN_PASSWORD);
  return stop;
}
