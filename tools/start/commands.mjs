// @ts-check
import { spawn } from 'node:child_process';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

const KEPT_CHARS = 4000;

/**
 * Runs a command to its end without showing what it prints; when it fails, the error holds the end of that.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<void>}
 */
export function runCommand(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => {
        printed = (printed + chunk).slice(-KEPT_CHARS);
      });
    }
    child.once('error', reject);
    child.once('close', (code, signal) => {
      running.delete(child);
      if (code === 0) resolve();
      else reject(new Error(`${program} ${args.join(' ')} ended with ${signal ?? code}:\n${printed.trim()}`));
    });
  });
}

/** Ends the commands under way, for when the one who waits for them is told to stop. */
export function stopCommands() {
  for (const child of running) child.kill('SIGTERM');
}
