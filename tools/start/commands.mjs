// @ts-check
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Commands under way, and whether they are spared. @type {Map<import('node:child_process').ChildProcess, boolean>} */
const running = new Map();

const KEPT_CHARS = 4000;
/** npm takes no notice of SIGTERM; cutting it off is safe, as the next `npm ci` begins anew. */
const PATIENCE_MS = 2_000;
const SETPRIV = '/usr/bin/setpriv';

/**
 * The command that gets a signal when we end, even when we are killed.
 * @param {'TERM' | 'KILL'} signal
 * @param {string[]} command
 * @returns {[string, string[]]} program and arguments
 */
export function tieToUs(signal, command) {
  const [program, ...args] = existsSync(SETPRIV) ? [SETPRIV, '--pdeathsig', signal, '--', ...command] : command;
  return [String(program), args];
}

/**
 * Runs a command to its end without showing what it prints; when it fails, the error holds the end of that.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, isSpared?: boolean }} [options] spared: never cut off, because it
 *   would leave the system broken (apt)
 * @returns {Promise<void>}
 */
export function runCommand(program, args, { isSpared = false, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const command = [program, ...args];
    const [file, rest] = isSpared ? [program, args] : tieToUs('KILL', command);
    const child = spawn(file, rest, { ...options, detached: isSpared, stdio: ['ignore', 'pipe', 'pipe'] });
    running.set(child, isSpared);
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk) => {
        printed = (printed + chunk).slice(-KEPT_CHARS);
      });
    }
    child.once('error', reject);
    child.once('close', (code, signal) => {
      running.delete(child);
      if (code === 0) resolve();
      else reject(new Error(`${command.join(' ')} ended with ${signal ?? code}:\n${printed.trim()}`));
    });
  });
}

/** Ends the commands under way and waits for them: two npm in one folder would spoil each other's work. */
export async function stopCommands() {
  const ends = [...running.keys()].map((child) => new Promise((resolve) => child.once('close', resolve)));
  const cut = [...running].filter(([, isSpared]) => !isSpared).map(([child]) => child);
  for (const child of cut) child.kill('SIGTERM');
  const force = setTimeout(() => {
    for (const child of cut) child.kill('SIGKILL');
  }, PATIENCE_MS);
  await Promise.all(ends);
  clearTimeout(force);
}
