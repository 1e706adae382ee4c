import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeNodeProblem } from '@assay/rules/judging/sentences/node-problem.ts';
import type { Phrase, Sentence } from '@assay/rules/judging/sentences/sentences.ts';
import { selfTest } from './doctor/self-test.ts';
import { reasonOf } from './platform/failures.ts';
import type { Log } from './platform/log.ts';
import type { Sandbox } from './sandbox/sandbox.ts';

/** With less room than this no work is taken (FI-11). */
const FREE_BYTES_MIN = 1 << 30;
/** Of a small volume this part must be free: its caches are smaller, too. */
const FREE_SHARE_MIN = 0.1;
const PROBE_MS = 20_000;
/** One may be an accident; a disk that does it again is not trusted with answers. */
const SPOILED_MAX = 3;

/** What only cgroups can hold; without them the node judges all the same and says so. */
const NEEDS_CGROUP: ReadonlySet<Phrase<'attack'>> = new Set(['memory limit', 'process limit', 'CPU of a hidden child']);

interface Parts {
  sandbox: Sandbox;
  /** The sandbox's helper, which holds the attacks of its self-test. */
  helper: string;
  dataDir: string;
  log: Log;
  /** Files of test data that did not stay what they were, in the last hour. */
  spoiled(): number;
  /** Gives room on the disk back that is only kept for later. */
  makeRoom(): Promise<void>;
}

/** Whether this node may take work: room on its disk, and a sandbox that holds. */
export class Health {
  readonly #parts: Parts;
  #disk: Sentence | null = null;
  #sandbox: Sentence | null = writeNodeProblem('untested', {});
  /** It withstood all attacks at least once since it last let one through. */
  #isProven = false;
  /** The problems that the last look found. */
  #found = '';
  #checking: Promise<boolean> | null = null;
  cgroup = 'none';
  warnings: string[] = [];

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Why no work may be taken; empty when all is well. */
  get problems(): Sentence[] {
    return [this.#disk, refuseSpoiled(this.#parts.spoiled()), this.#sandbox].filter((one) => one !== null);
  }

  get sandboxHolds() {
    return this.#sandbox === null;
  }

  /**
   * Looks again. An unproven sandbox is attacked (half a second), one that was in trouble or is doubted runs a program.
   * @returns whether the problems changed
   */
  check(isDoubted: boolean): Promise<boolean> {
    this.#checking ??= this.#look(isDoubted).finally(() => {
      this.#checking = null;
    });
    return this.#checking;
  }

  async #look(isDoubted: boolean): Promise<boolean> {
    const { dataDir, makeRoom } = this.#parts;
    const wasFull = this.#disk !== null;
    this.#disk = await refuseDisk(dataDir, isDoubted || wasFull);
    if (this.#disk !== null) {
      await makeRoom();
      this.#disk = await refuseDisk(dataDir, true);
    }
    if (!this.#isProven) this.#sandbox = await this.#attack();
    else if (isDoubted || this.#sandbox !== null) this.#sandbox = await refuseSandbox(this.#parts.sandbox);
    const now = this.problems.join('\n');
    const hasChanged = now !== this.#found;
    this.#found = now;
    if (hasChanged && this.problems.length > 0) this.#parts.log.error({ problems: this.problems }, 'no work is taken');
    return hasChanged;
  }

  /** Attacks the sandbox before anybody else does. */
  async #attack(): Promise<Sentence | null> {
    const { sandbox, helper } = this.#parts;
    try {
      const info = await sandbox.describe();
      const failed = (await selfTest(sandbox, helper)).filter((line) => !line.ok);
      const weaker = failed.filter((line) => info.cgroup === 'none' && NEEDS_CGROUP.has(line.name));
      const broken = failed.find((line) => !weaker.includes(line));
      this.cgroup = info.cgroup;
      this.warnings = [
        ...info.warnings.map((one) => `${one.code}: ${one.detail}`),
        ...weaker.map(({ name, detail }) => writeNodeProblem('withoutCgroups', { attack: name, reason: detail })),
      ];
      this.#isProven = broken === undefined;
      return broken ? writeNodeProblem('selfTest', { attack: broken.name, reason: broken.detail }) : null;
    } catch (error) {
      return writeNodeProblem('sandbox', { reason: reasonOf(error) });
    }
  }
}

const refuseSpoiled = (files: number) => (files < SPOILED_MAX ? null : writeNodeProblem('spoiled', { files }));

/** Why no data can be kept, or null. @param tryWriting room that is told of may still be refused, by a quota for example */
async function refuseDisk(dataDir: string, tryWriting: boolean): Promise<Sentence | null> {
  try {
    if (tryWriting) {
      const probe = join(dataDir, '.room-to-write');
      await writeFile(probe, Buffer.alloc(1 << 20));
      await rm(probe);
    }
    const { bavail, blocks, bsize } = await statfs(dataDir);
    const free = bavail * bsize;
    return free < Math.min(FREE_BYTES_MIN, blocks * bsize * FREE_SHARE_MIN)
      ? writeNodeProblem('noRoom', { mb: Math.floor(free / (1 << 20)) })
      : null;
  } catch (error) {
    return writeNodeProblem('noDirectory', { error: reasonOf(error) });
  }
}

/** Why no program can be run, or null; runs one that does nothing. */
async function refuseSandbox(sandbox: Sandbox): Promise<Sentence | null> {
  const probe = sandbox.run({
    processes: [{ argv: ['/bin/true'], fds: {}, limits: { cpuMs: 5_000, wallMs: 10_000, memoryBytes: 256 << 20 } }],
  });
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(writeNodeProblem('silent', { seconds: PROBE_MS / 1000 }))), PROBE_MS);
  });
  try {
    const [result] = await Promise.race([probe, tooLong]);
    const { outcome } = result!;
    if (outcome === 'ok') return null;
    return writeNodeProblem('sandbox', { reason: writeNodeProblem('noEnd', { outcome }) });
  } catch (error) {
    return writeNodeProblem('sandbox', { reason: reasonOf(error) });
  } finally {
    clearTimeout(timer);
  }
}
