// @ts-check
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readLogLine } from './programs/log-lines.mjs';
import { Program } from './programs/program.mjs';
import { say } from './progress.mjs';
import { root } from './root.mjs';

/** The server finishes its answers within 8 s; a judge gives its work back when it cannot finish. */
const PATIENCE_MS = 20_000;
const REPEAT_MS = 60_000;

/** @typedef {import('./rights/least-rights.mjs').Start} Start */

/** The server and the judge node beside it. */
export class Site {
  /** The server has been reachable; from then on it is started again whenever it ends. */
  isListening = false;
  /** @type {{ username: string, password: string } | undefined} */
  #firstAdmin;
  #onListening = () => {};
  /** When each complaint was last shown: one that is made every second is not news. @type {Map<string, number>} */
  #shown = new Map();

  /**
   * @param {import('./instance.mjs').Instance} instance
   * @param {string} logDir
   * @param {{ server: Start, judge: Start | undefined }} starts without a judge, none is started here
   * @param {string} firstAdminFile where the server keeps the first administrator until we have shown it
   */
  constructor(instance, logDir, starts, firstAdminFile) {
    this.firstAdminFile = firstAdminFile;
    this.starts = starts;
    const make = (
      /** @type {'server' | 'judge'} */ name,
      /** @type {Start} */ start,
      /** @type {number} */ umask,
      /** @type {(wasKilled: boolean) => boolean} */ mayRestart,
    ) =>
      new Program({
        name,
        script: join(root, `apps/${name}/dist/main.mjs`),
        cwd: root,
        start,
        args: [],
        umask,
        logFile: join(logDir, `${name}.log`),
        mayRestart,
        onLine: (line) => this.#read(name, line),
        onStart: (pid) => instance.note(name, pid),
        onEnd: say,
      });
    // A server that ends by itself before it ever listened has a fault that trying again does not fix; one that was killed
    // has none. What it keeps is for its user alone, because others can pass through the data directory.
    this.server = make('server', starts.server, 0o077, (wasKilled) => wasKilled || this.isListening);
    // The programs that a judge compiles are run by yet other users; its folder as a whole is closed instead.
    this.judge = starts.judge && make('judge', starts.judge, 0o022, () => true);
    this.failed = Promise.race([this.server.failed, ...(this.judge ? [this.judge.failed] : [])]);
    this.failed.catch(() => {});
  }

  /** @param {() => void} [onListening] told once */
  start(onListening = () => {}) {
    this.#onListening = onListening;
    this.server.start();
    this.judge?.start();
  }

  /** Name and password of the administrator who was made and never shown; `show` must show them. @param {(admin: { username: string, password: string } | undefined) => void} show */
  showFirstAdmin(show) {
    const admin = this.#firstAdmin;
    this.#firstAdmin = undefined;
    show(admin);
    if (admin) rmSync(this.firstAdminFile, { force: true });
  }

  /** The judge first, so that it can still give its work back. */
  async stop() {
    await this.judge?.stop(PATIENCE_MS);
    await this.server.stop(PATIENCE_MS);
    this.showFirstAdmin((admin) => {
      if (admin) say(`Administrator ${admin.username}, password ${admin.password} (shown only this once)`);
    });
    for (const start of Object.values(this.starts)) start?.end();
  }

  /** @param {string} name @param {string} line @returns {boolean} whether the line stays out of the log */
  #read(name, line) {
    const { text, isWarning, fields } = readLogLine(line);
    if (fields.event === 'first-admin') {
      this.#firstAdmin = { username: String(fields.username), password: String(fields.password) };
      return true;
    }
    if (fields.event === 'listening') {
      if (!this.isListening) this.#onListening();
      this.isListening = true;
      // Used by now: later starts need it no more.
      delete this.starts.server.env.ADMIN_PASSWORD;
      return true;
    }
    // Before that, a judge complains that nobody answers, and what a server says is part of the error that follows.
    if (isWarning && this.isListening) this.#show(`[${name}] ${text}`);
    return false;
  }

  /** @param {string} line */
  #show(line) {
    const now = performance.now();
    if (now - (this.#shown.get(line) ?? -Infinity) < REPEAT_MS) return;
    if (this.#shown.size > 1000) this.#shown.clear();
    this.#shown.set(line, now);
    say(line);
  }
}
