// @ts-check
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runStep } from './progress.mjs';
import { root } from './root.mjs';

/** @typedef {{ pid: number, ticks: string | undefined }} Process the ticks tell it from a later one of the same number */

const PATIENCE_MS = 20_000;

/**
 * The one launcher of a data directory, with the programs it runs, noted down in `launcher.json`: so that a second is
 * refused, and the next one after a kill waits for what the killed one left behind.
 */
export class Instance {
  /** @type {Map<string, Process>} */
  #programs = new Map();

  /** @param {string} file @param {typeof import('../../packages/postgres/src/processes.ts').findStartTicks} findStartTicks */
  constructor(file, findStartTicks) {
    this.file = file;
    this.findStartTicks = findStartTicks;
  }

  /** @param {string} dataDir */
  static async claim(dataDir) {
    /** @type {typeof import('../../packages/postgres/src/processes.ts')} */
    const { findStartTicks } = await import(join(root, 'packages/postgres/dist/processes.mjs'));
    const instance = new Instance(join(dataDir, 'launcher.json'), findStartTicks);
    const earlier = instance.#read();
    if (earlier && instance.#isAlive(earlier.launcher)) {
      throw new Error(`Assay already runs on ${dataDir} (process ${earlier.launcher.pid}).`);
    }
    const left = earlier?.programs.filter((each) => instance.#isAlive(each)) ?? [];
    if (left.length > 0) {
      await runStep('Waiting for what an earlier start left running', () => instance.#outlive(left));
    }
    instance.#write();
    return instance;
  }

  /** @param {string} name @param {number | undefined} pid */
  note(name, pid) {
    if (pid === undefined) return;
    this.#programs.set(name, { pid, ticks: this.findStartTicks(pid) });
    this.#write();
  }

  release() {
    rmSync(this.file, { force: true });
  }

  /** @param {Process} process */
  #isAlive({ pid, ticks }) {
    return ticks !== undefined && this.findStartTicks(pid) === ticks;
  }

  /** @param {Process[]} processes */
  async #outlive(processes) {
    for (const one of processes) process.kill(one.pid, 'SIGTERM');
    for (
      const deadline = performance.now() + PATIENCE_MS;
      processes.some((one) => this.#isAlive(one));
      await sleep(50)
    ) {
      if (performance.now() < deadline) continue;
      for (const one of processes.filter((each) => this.#isAlive(each))) process.kill(one.pid, 'SIGKILL');
    }
  }

  /** @returns {{ launcher: Process, programs: Process[] } | undefined} */
  #read() {
    try {
      return JSON.parse(readFileSync(this.file, 'utf8'));
    } catch {
      return undefined;
    }
  }

  #write() {
    const launcher = { pid: process.pid, ticks: this.findStartTicks(process.pid) };
    writeFileSync(this.file, JSON.stringify({ launcher, programs: [...this.#programs.values()] }));
  }
}
