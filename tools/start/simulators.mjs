// @ts-check
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from './root.mjs';

/**
 * Starts simulators of remote judges on this machine, for demonstrations.
 * @returns {Promise<{ origins: string, stop: () => void }>} what `REMOTE_SIMULATORS` wants
 */
export function startSimulators() {
  const main = 'packages/remote-simulators/src/main.ts';
  const child = spawn(process.execPath, ['--import', 'tsx', main, '0'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('the simulators of remote judges ended')));
    createInterface(child.stdout).once('line', (origins) => resolve({ origins, stop: () => child.kill() }));
  });
}
