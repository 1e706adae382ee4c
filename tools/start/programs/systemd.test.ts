import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { followWatchdog, notifySystemd } from './systemd.mjs';

const folder = mkdtempSync(join(tmpdir(), 'assay-systemd-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const said = join(folder, 'said');
// Stands for systemd's own program, which writes to the socket that it is given.
writeFileSync(join(folder, 'systemd-notify'), `#!/bin/sh\necho "$NOTIFY_SOCKET $*" >> ${said}\n`);
chmodSync(join(folder, 'systemd-notify'), 0o755);
const env = { PATH: `${folder}:${process.env.PATH}`, NOTIFY_SOCKET: '/run/x' };
const lines = () => (existsSync(said) ? readFileSync(said, 'utf8').trim().split('\n') : []);

test('systemd is told when it asks to be, in our name', async () => {
  notifySystemd('READY=1', { PATH: env.PATH });
  notifySystemd('READY=1', env);
  await expect.poll(lines, { timeout: 10_000 }).toEqual([`/run/x --pid=${process.pid} READY=1`]);
});

test('the watchdog hears from us three times as often as it must', async () => {
  const before = lines().length;
  followWatchdog({ ...env, WATCHDOG_USEC: '600000', WATCHDOG_PID: '1' });
  followWatchdog({ ...env, WATCHDOG_USEC: '' });
  followWatchdog({ ...env, WATCHDOG_USEC: '600000', WATCHDOG_PID: String(process.pid) });
  await new Promise((resolve) => setTimeout(resolve, 900));
  await expect.poll(() => lines().length - before, { timeout: 10_000 }).toBeGreaterThanOrEqual(4);
  expect(new Set(lines().slice(before))).toEqual(new Set([`/run/x --pid=${process.pid} WATCHDOG=1`]));
});
