// @ts-check
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, renameSync, statSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { withoutSecrets } from '../rights/variables.mjs';
import { readLogLine } from './log-lines.mjs';

/**
 * @typedef {object} ProgramOptions
 * @property {string} name
 * @property {string} script the JavaScript file to run
 * @property {string} cwd
 * @property {import('../rights/least-rights.mjs').Start} start with which rights and variables it runs
 * @property {string[]} args
 * @property {number} umask permission bits that files it makes do not get
 * @property {string} logFile gets what the program prints, except what `onLine` keeps for itself
 * @property {(line: string) => boolean} onLine true: keep the line out of the log
 * @property {(pid: number | undefined) => void} onStart
 * @property {(what: string) => void} onEnd told when it ended by itself and will be started again
 * @property {(wasKilled: boolean) => boolean} mayRestart
 * @property {Partial<typeof PATIENCE>} [patience]
 */

/**
 * A program says every few seconds that its loop turns (`--supervised`). One that said nothing for so long hangs, and is
 * replaced; it may be slow at first, on a machine that is busy building.
 */
const PATIENCE = { firstMs: 90_000, laterMs: 30_000, lookMs: 5_000 };

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
  /** @type {NodeJS.Timeout | undefined} */
  #watch;
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
    const { script, args: own, cwd, start, umask, logFile, onStart } = this.options;
    if (existsSync(logFile) && statSync(logFile).size > MAX_LOG_BYTES) renameSync(logFile, `${logFile}.1`);
    const command = [process.execPath, '--enable-source-maps', script, '--supervised', ...own];
    const [program, ...args] = start.wrap(command);
    const startedMs = performance.now();
    // A session of its own keeps the terminal's Ctrl-C away: we stop the programs in order.
    const ownUmask = process.umask(umask);
    const { open, secret } = withoutSecrets(start.env);
    const child = spawn(String(program), args, { cwd, env: open, detached: true, stdio: 'pipe' });
    process.umask(ownUmask);
    // One that ends before it has read them is told of below.
    child.stdin.on('error', () => {}).end(JSON.stringify(secret));
    this.#child = child;
    onStart(child.pid);
    const heard = this.#watchOver(child);
    const log = createWriteStream(logFile, { flags: 'a', mode: 0o600 });
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => {
        if (heard(line)) return;
        if (this.options.onLine(line)) return;
        this.#lastLines = [...this.#lastLines, readLogLine(line).text].slice(-KEPT_LINES);
        log.write(`${line}\n`);
      });
    }
    child.once('error', (error) => this.#giveUp(error));
    child.once('close', (code, signal) => {
      log.end();
      clearInterval(this.#watch);
      if (this.#stopping) return;
      this.#ended(signal ?? `exit code ${code}`, signal !== null, performance.now() - startedMs);
    });
  }

  /**
   * Ends a program whose loop has stopped: nothing else would, and it does not hear a signal that asks.
   * @param {import('node:child_process').ChildProcess} child
   * @returns {(line: string) => boolean} to be told each line; true when it was a sign of life
   */
  #watchOver(child) {
    const { firstMs, laterMs, lookMs } = { ...PATIENCE, ...this.options.patience };
    let lastMs = performance.now();
    let allowedMs = firstMs;
    let lookedMs = lastMs;
    this.#watch = setInterval(() => {
      const nowMs = performance.now();
      // We were stopped ourselves: what it said meanwhile is still to be read.
      if (nowMs - lookedMs > 3 * lookMs) lastMs = nowMs;
      lookedMs = nowMs;
      if (nowMs - lastMs < allowedMs) return;
      this.options.onEnd(`The ${this.options.name} has not answered for ${Math.round((nowMs - lastMs) / 1000)} s`);
      lastMs = nowMs;
      child.kill('SIGKILL');
    }, lookMs);
    return (line) => {
      if (!line.startsWith('{"event":"alive"')) return false;
      lastMs = performance.now();
      allowedMs = laterMs;
      return true;
    };
  }

  /** @param {string} how @param {boolean} wasKilled @param {number} ranMs */
  #ended(how, wasKilled, ranMs) {
    const { name, mayRestart, onEnd } = this.options;
    if (!mayRestart(wasKilled)) {
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
    clearInterval(this.#watch);
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
