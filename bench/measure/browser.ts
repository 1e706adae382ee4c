import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BROWSER, WHOLE_BROWSER } from '../../tools/test/browser.ts';
import { cpuMsBelow } from './cpu.ts';
import { rested } from './rested.ts';

/** The whole browser without what it does for itself beside the pages. */
export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-component-update',
  '--disable-sync',
];

const REST_SECONDS = 30;

/**
 * Waits until all that a process started rests; without one, all that we started. A new window of the browser loads pages of its own, of hundreds
 * of scripts (Chromium 156: what its address bar suggests); somebody who follows a link has had it open, and they would take half of the processor
 * from the page that is measured.
 */
export const comeToRest = (pid = process.pid): Promise<boolean> => rested(() => cpuMsBelow(pid), REST_SECONDS);

/** The whole browser in a fresh profile, at rest, for who speaks to it by a port. */
export async function startBrowser(): Promise<{ port: number; stop(): Promise<void> }> {
  const profile = await mkdtemp(join(tmpdir(), 'assay-browser-'));
  const browser = spawn(BROWSER, [...FLAGS, `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'], {
    env: WHOLE_BROWSER,
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  const written = join(profile, 'DevToolsActivePort');
  const portOf = () => (existsSync(written) ? Number(readFileSync(written, 'utf8').split('\n')[0]) : 0);
  while (!portOf()) {
    if (browser.exitCode !== null) throw new Error(`the browser ended with ${browser.exitCode} before it was ready`);
    await sleep(100);
  }
  await comeToRest(browser.pid);
  return {
    port: portOf(),
    async stop() {
      browser.kill('SIGTERM');
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
