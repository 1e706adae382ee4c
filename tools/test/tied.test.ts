import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { tieToUs } from '../start/commands.mjs';
import { BROWSER } from './browser.ts';

const COMMANDS = pathToFileURL(join(import.meta.dirname, '../start/commands.mjs')).href;

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Starts something from a process of its own, kills that without a warning, and says what became of what it had started. */
async function orphanOf(command: string, env: Record<string, string> = {}) {
  const script = `import { spawn } from 'node:child_process';
    import { tieToUs } from ${JSON.stringify(COMMANDS)};
    const child = spawn(...${command}, { stdio: 'ignore' });
    child.on('spawn', () => setTimeout(() => console.log(child.pid), 300));`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(parent.stdout, 'data');
  const pid = Number(String(line));
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  return pid;
}

test.runIf(existsSync('/usr/bin/setpriv'))(
  'what is tied to a process does not outlive it when that is killed',
  async () => {
    const pid = await orphanOf(`tieToUs('KILL', ['/bin/sleep', '600'])`);
    await expect.poll(() => isAlive(pid), { timeout: 5_000 }).toBe(false);
  },
);

test.runIf(existsSync('/usr/bin/setpriv'))('neither does the browser of tests and benches', async () => {
  const pid = await orphanOf(`[${JSON.stringify(BROWSER)}, ['600']]`, { CHROMIUM: '/bin/sleep' });
  await expect.poll(() => isAlive(pid), { timeout: 5_000 }).toBe(false);
});

test('a command keeps its arguments as they are', () => {
  expect(tieToUs('TERM', ['/bin/echo', '--', 'a b']).flat().slice(-3)).toEqual(['/bin/echo', '--', 'a b']);
});
