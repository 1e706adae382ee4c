// @ts-check
import { spawn } from 'node:child_process';
import { chmodSync, chownSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { tieToUs } from '../commands.mjs';

/** @typedef {import('./identities.mjs').Identity} Identity */
/** @typedef {import('node:net').Socket} Socket */

/** The folders of a judge node, by what a helper may do there. The folder above them stays root's. */
export const JUDGE_FOLDERS = { read: ['blobs'], write: ['programs', 'prepared', 'outputs'], own: ['state'] };

const SLOTS_MAX = 32;
/** A node has two helpers; more come and go while it is started again. */
const HELPERS_MAX = 8;
const LINE_MAX = 500;
const PATIENCE_MS = 5_000;
/** An address of a Unix socket holds so many bytes. */
export const SOCKET_PATH_BYTES_MAX = 107;

/**
 * Starts sandbox helpers, which need root, for a judge node that has no rights. The node says how many programs run at once
 * and nothing else: which directories a helper reads and writes is said here.
 */
export class SandboxSocket {
  /** Connections that wait for the other one of their name. @type {Map<string, { socket: Socket, asked: Record<string, unknown> }>} */
  #waiting = new Map();
  /** @type {Set<import('node:child_process').ChildProcess>} */
  #helpers = new Set();

  /**
   * @param {{ path: string, identity: Identity, helper: string, judgeDir: string }} options `judgeDir` is the folder above
   *   {@link JUDGE_FOLDERS}
   */
  constructor(options) {
    this.options = options;
    this.server = createServer({ allowHalfOpen: true, pauseOnConnect: false }, (socket) => this.#meet(socket));
  }

  /** Only the judge's user can connect. @returns {Promise<void>} */
  open() {
    const { path, identity } = this.options;
    rmSync(path, { force: true });
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      const ownUmask = process.umask(0o177);
      this.server.listen(path, () => {
        chmodSync(path, 0o600);
        chownSync(path, identity.uid, identity.gid);
        resolve();
      });
      process.umask(ownUmask);
    });
  }

  close() {
    this.server.close();
    for (const helper of this.#helpers) helper.kill('SIGTERM');
    rmSync(this.options.path, { force: true });
  }

  /** Reads the one line by which a connection says what it is. @param {Socket} socket */
  #meet(socket) {
    let line = '';
    const tooLate = setTimeout(() => socket.destroy(), PATIENCE_MS);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => clearTimeout(tooLate));
    socket.on('data', (/** @type {Buffer} */ chunk) => {
      line += chunk.toString();
      if (line.length > LINE_MAX) socket.destroy();
      if (socket.destroyed || !line.endsWith('\n')) return;
      socket.removeAllListeners('data');
      socket.pause();
      this.#pair(socket, line, () => clearTimeout(tooLate));
    });
  }

  /** @param {Socket} socket @param {string} line @param {() => void} inTime */
  #pair(socket, line, inTime) {
    const asked = parse(line);
    const name = asked?.name;
    if (typeof name !== 'string') {
      socket.destroy();
      return;
    }
    const other = this.#waiting.get(name);
    if (!other) {
      this.#waiting.set(name, { socket, asked });
      socket.once('close', () => this.#waiting.delete(name));
      return;
    }
    this.#waiting.delete(name);
    inTime();
    const [frames, words] = asked.stream === 'frames' ? [socket, other.socket] : [other.socket, socket];
    this.#start(asked.stream === 'frames' ? asked : other.asked, frames, words);
  }

  /** @param {Record<string, unknown>} asked @param {Socket} frames @param {Socket} words */
  #start(asked, frames, words) {
    if (this.#helpers.size >= HELPERS_MAX) {
      for (const socket of [frames, words]) socket.destroy();
      return;
    }
    words.write('go\n', () => {
      const { program, args } = this.#command(asked);
      const child = spawn(program, args, { cwd: '/', env: {}, stdio: [frames, frames, words] });
      this.#helpers.add(child);
      child.once('close', () => this.#helpers.delete(child));
      child.once('error', () => this.#helpers.delete(child));
      // The helper has its own copies; the connections end when it does.
      for (const socket of [frames, words]) socket.destroy();
    });
  }

  /** @param {Record<string, unknown>} asked */
  #command({ slots, pin, isBackground }) {
    const { helper, judgeDir } = this.options;
    const count = Number.isInteger(slots) ? Math.min(Math.max(Number(slots), 1), SLOTS_MAX) : undefined;
    const paths = (/** @type {readonly string[]} */ names, /** @type {string} */ flag) =>
      names.flatMap((name) => [flag, join(judgeDir, name)]);
    const command = [
      ...(isBackground === true ? ['/usr/bin/nice', '-n', '19'] : []),
      helper,
      ...(count === undefined ? [] : ['--slots', String(count)]),
      ...paths(JUDGE_FOLDERS.read, '--read'),
      ...['--read', dirname(helper)],
      ...paths(JUDGE_FOLDERS.write, '--write'),
      ...['--cgroup', 'auto'],
      ...(pin === false ? ['--no-pin'] : []),
    ];
    const [program, args] = tieToUs('TERM', command);
    return { program, args };
  }
}

/** @param {string} line @returns {Record<string, unknown>} */
function parse(line) {
  try {
    return JSON.parse(line) ?? {};
  } catch {
    return {};
  }
}
