import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Found } from './crowd.ts';
import type { Job } from './jobs.ts';
import type { LoadSite } from './site.ts';

/** What a bench of a contest's load is asked for. */
export interface LoadOptions {
  contestants: number;
  problems: number;
  submissions: number;
  /** Pages of the board a second. */
  rate: number;
  /** How long each even load lasts. */
  seconds: number;
  /** Polling calls a second. */
  polls: number;
  /** Open push streams. */
  streams: number;
  /** Folder of an XCPCIO log to replay instead of one made up. */
  log: string | null;
  /** How many times faster than it was. */
  speeds: number[];
}

export interface Stand {
  site: LoadSite;
  options: LoadOptions;
  /** Tokens of the contestants, the user with id 2 first. */
  tokens: string[];
}

const MAIN = fileURLToPath(new URL('../contest-load.ts', import.meta.url));

/** The crowd has a process of its own, which takes jobs one after another. */
export class Crowd {
  readonly #child: ChildProcess = fork(MAIN, ['crowd'], { execArgv: process.execArgv });

  async run<Answer = Found>(job: Job): Promise<Answer> {
    this.#child.send(job);
    const [answer] = await once(this.#child, 'message');
    return answer as Answer;
  }

  stop(): void {
    this.#child.kill();
  }
}

let missed = 0;

/** Prints a promise with what was found. */
export function hold(what: string, found: number, aim: number, unit = 'ms'): void {
  const isHeld = found <= aim;
  if (!isHeld) missed += 1;
  const load = loadavg()[0]!.toFixed(1);
  console.log(`  ${isHeld ? 'holds ' : 'MISSED'} ${what}: ${round(found)} ${unit}, aim ${aim} (load ${load})`);
}

export const countMissed = () => missed;

const round = (value: number) => (Number.isInteger(value) ? value : value.toFixed(1));

/** Runs a crowd against the first node and prints what it found and what it cost. */
export async function measure(what: string, { site }: Stand, act: () => Promise<Found>): Promise<Found> {
  const [node] = site.nodes;
  const before = { ms: performance.now(), node: node!.cpuMs(), postgres: site.postgresCpuMs() };
  const found = await act();
  const seconds = (performance.now() - before.ms) / 1000;
  const cpu = { node: node!.cpuMs() - before.node, postgres: site.postgresCpuMs() - before.postgres };
  const each = (ms: number) => (ms / found.count).toFixed(2);
  console.log(
    `${what}: ${found.count} in ${seconds.toFixed(1)} s; ms p50 ${found.p50.toFixed(1)}, p95 ${found.p95.toFixed(1)}, ` +
      `p99 ${found.p99.toFixed(1)}, max ${found.max.toFixed(0)}; CPU ms each: node ${each(cpu.node)}, ` +
      `PostgreSQL ${each(cpu.postgres)}${found.failed ? `; FAILED ${JSON.stringify(found.statuses)}` : ''}`,
  );
  return found;
}
