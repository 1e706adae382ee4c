import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { cpuMsOf, cpuMsOfMachine } from '../measure/cpu.ts';
import { BareNode } from './bare.ts';
import type { Found } from './crowd/crowd.ts';
import type { Job } from './crowd/jobs.ts';
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
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  /** Once it has read its program: what that costs is no part of any measurement. */
  static async gather(): Promise<Crowd> {
    const child = fork(MAIN, ['crowd'], { execArgv: process.execArgv });
    await once(child, 'message');
    return new Crowd(child);
  }

  async run<Answer = Found>(job: Job): Promise<Answer> {
    this.#child.send(job);
    const [answer] = await once(this.#child, 'message');
    return answer as Answer;
  }

  /** Milliseconds of processor time that it has used. */
  cpuMs(): number {
    return cpuMsOf(this.#child.pid!);
  }

  stop(): void {
    this.#child.kill();
  }
}

let missed = 0;

/**
 * Prints a promise with what was found.
 * @param limit what the same crowd found where nothing is done that makes an answer right: beyond that no machine of this kind goes
 */
export function hold(what: string, found: number, aim: number, unit = 'ms', limit = 0): void {
  const said = found <= aim ? 'holds ' : limit > aim ? 'beyond' : 'MISSED';
  if (said === 'MISSED') missed += 1;
  const load = loadavg()[0]!.toFixed(1);
  const beside = limit > 0 ? `, bare ${round(limit)}` : '';
  console.log(`  ${said} ${what}: ${round(found)} ${unit}, aim ${aim}${beside} (load ${load})`);
}

export const countMissed = () => missed;

const round = (value: number) => (Number.isInteger(value) ? value : value.toFixed(1));

interface Measured {
  found: Found;
  /** Statements that the database was sent by all of its clients. */
  statements: number;
  /** Processors that were busy with something else. */
  others: number;
}

/** With more of the machine gone to something else, a limit would be that of what was left. */
const OTHERS_MOST = 0.3;

/** Who answers a crowd. */
interface Answering {
  name: string;
  cpuMs(): number;
}

/** Runs a crowd and prints what it found, what that cost, and who had the machine meanwhile. */
async function follow(
  what: string,
  { name, cpuMs }: Answering,
  { site }: Stand,
  crowd: Crowd,
  act: () => Promise<Found>,
): Promise<Measured> {
  const countStatements = async () => {
    const { rows } = await site.client.query<{ count: string }>('select xact_commit as count from pg_stat_database');
    return rows.reduce((sum, { count }) => sum + Number(count), 0);
  };
  const look = () => ({
    ms: performance.now(),
    node: cpuMs(),
    crowd: crowd.cpuMs(),
    postgres: site.postgresCpuMs(),
    machine: cpuMsOfMachine(),
  });
  const sentBefore = await countStatements();
  const before = look();
  const found = await act();
  const after = look();
  const ms = after.ms - before.ms;
  const statements = (await countStatements()) - sentBefore;
  const processes = [...after.postgres].map(([pid, used]) => used - (before.postgres.get(pid) ?? 0));
  const used = {
    node: after.node - before.node,
    database: processes.reduce((sum, one) => sum + one, 0),
    crowd: after.crowd - before.crowd,
  };
  const others = after.machine.usedMs - before.machine.usedMs - used.node - used.database - used.crowd;
  const each = (amount: number) => (amount / found.count).toFixed(2);
  const share = (cpu: number) => (cpu / ms).toFixed(2);
  console.log(
    `${what}: ${found.count} in ${(ms / 1000).toFixed(1)} s; ms p50 ${found.p50.toFixed(1)}, p95 ${found.p95.toFixed(1)}, ` +
      `p99 ${found.p99.toFixed(1)}, max ${found.max.toFixed(0)} (the slowest 1 % due at ` +
      `${found.slowS.map((s) => s.toFixed(1)).join(', ')} s); CPU ms each: ${name} ${each(used.node)}, ` +
      `PostgreSQL ${each(used.database)}${found.failed ? `; FAILED ${JSON.stringify(found.statuses)}` : ''}`,
  );
  console.log(
    `  of ${cpus().length} processors: ${name} ${share(used.node)}, PostgreSQL ${share(used.database)} ` +
      `(${processes.length} processes, the busiest ${share(Math.max(...processes))}), crowd ${share(used.crowd)}, ` +
      `everything else ${share(others)}, stolen ${share(after.machine.stolenMs - before.machine.stolenMs)}; ` +
      `${each(statements)} statements each`,
  );
  return { found, statements, others: others / ms };
}

/** Runs a crowd against the first node. */
export async function measure(what: string, stand: Stand, crowd: Crowd, act: () => Promise<Found>): Promise<Found> {
  const { cpuMs } = stand.site.nodes[0]!;
  return (await follow(what, { name: 'node', cpuMs }, stand, crowd, act)).found;
}

/**
 * The same beside the least that answers such a crowd: the limit of the machine, to be had without doing anything that makes an answer right.
 * @param act sends the crowd to a port
 * @returns `bare` is null where the machine had other things to do
 */
export async function measureBeside(
  what: string,
  stand: Stand,
  crowd: Crowd,
  act: (port: number) => Promise<Found>,
): Promise<{ found: Found; bare: Found | null }> {
  const [node] = stand.site.nodes;
  const answering = { name: 'node', cpuMs: node!.cpuMs };
  const { found, statements, others } = await follow(what, answering, stand, crowd, () => act(node!.port));
  const bare = await BareNode.start({
    url: stand.site.url,
    bytes: Math.round(found.bytes / found.count),
    statements: statements / found.count,
  });
  try {
    const limit = await follow('  bare', { name: 'bare', cpuMs: bare.cpuMs }, stand, crowd, () => act(bare.port));
    return { found, bare: Math.max(others, limit.others) > OTHERS_MOST ? null : limit.found };
  } finally {
    await bare.stop();
  }
}
