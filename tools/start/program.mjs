// @ts-check
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, renameSync, statSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { tieToUs } from './commands.mjs';
import { readLogLine } from './log-lines.mjs';

/**
 * @typedef {object} ProgramOptions
 * @property {string} name
 * @property {string} script the JavaScript file to run
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {number} umask permission bits that files it makes do not get
 * @property {string} logFile gets what the program prints, except what `onLine` keeps for itself
 * @property {(line: string) => boolean} onLine true: keep the line out of the log
 * @property {(pid: number | undefined) => void} onStart
 * @property {(what: string) => void} onEnd told when it ended by itself and will be started again
 * @property {() => boolean} mayRestart
 */

const MAX_LOG_BYTES = 20 * 1024 * 1024;
const KEPT_LINES = 20;
const FIRST_DELAY_MS = 200;
const MAX_DELAY_MS = 15_000;
/** A program that ran this long was healthy: its next end is a new story. */
const HEALTHY_MS = 60_000;

/** How long to wait before the next start. @param {number} lastDelayMs 0 before the first @param {number} ranMs */
export function nextDelayMs(lastDelayMs, ranMs) {
  if (lastDelayMs === 0 || ranMs >= HEALTHY_MS) return FIRST_DELAY_MS;
  return Math.min(2 * lastDelayMs, MAX_DELAY_MS);
}

/** A Node program that is kept running until it is stopped. It dies with us, even when we are killed. */
export class Program {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  /** @type {NodeJS.Timeout | undefined} */
  #timer;
  #stopping = false;
  #delayMs = 0;
  /** @type {string[]} */
  #lastLines = [];
  /** @type {(error: Error) => void} */
  #giveUp = () => {};

  /**
   * Rejects when the program ended although it may not be started again.
   * @type {Promise<never>}
   */
  failed = new Promise((_, reject) => {
    this.#giveUp = reject;
  });

  /** @param {ProgramOptions} options */
  constructor(options) {
    this.options = options;
    this.failed.catch(() => {});
  }

  start() {
    const { script, cwd, env, umask, logFile, onStart } = this.options;
    if (existsSync(logFile) && statSync(logFile).size > MAX_LOG_BYTES) renameSync(logFile, `${logFile}.1`);
    const [program, args] = tieToUs('TERM', [process.execPath, '--enable-source-maps', script]);
    const startedMs = performance.now();
    // A session of its own keeps the terminal's Ctrl-C away: we stop the programs in order.
    const ownUmask = process.umask(umask);
    const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    process.umask(ownUmask);
    this.#child = child;
    onStart(child.pid);
    const log = createWriteStream(logFile, { flags: 'a', mode: 0o600 });
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => {
        if (this.options.onLine(line)) return;
        this.#lastLines = [...this.#lastLines, readLogLine(line).text].slice(-KEPT_LINES);
        log.write(`${line}\n`);
      });
    }
    child.once('error', (error) => this.#giveUp(error));
    child.once('close', (code, signal) => {
      log.end();
      if (!this.#stopping) this.#ended(signal ?? `exit code ${code}`, performance.now() - startedMs);
    });
  }

  /** @param {string} how @param {number} ranMs */
  #ended(how, ranMs) {
    const { name, mayRestart, onEnd } = this.options;
    if (!mayRestart()) {
      this.#giveUp(new Error(`The ${name} ended (${how}):\n${this.#lastLines.join('\n')}`));
      return;
    }
    this.#delayMs = nextDelayMs(this.#delayMs, ranMs);
    onEnd(`The ${name} ended (${how}); starting it again`);
    this.#timer = setTimeout(() => this.start(), this.#delayMs);
  }

  /** Asks it to end, and makes it after `patienceMs`. @param {number} patienceMs */
  stop(patienceMs) {
    this.#stopping = true;
    clearTimeout(this.#timer);
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return /** @type {Promise<void>} */ (
      new Promise((resolve) => {
        const force = setTimeout(() => child.kill('SIGKILL'), patienceMs);
        child.once('exit', () => {
          clearTimeout(force);
          resolve();
        });
        child.kill('SIGTERM');
      })
    );
  }
}
