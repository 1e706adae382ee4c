import { reasonOf } from './platform/failures.ts';
import type { Log } from './platform/log.ts';
import type { Sandbox } from './sandbox/sandbox.ts';

/** The same everywhere: about 20 ms, short enough that a busy machine finishes one of several without a break. */
const WORK = 'i=0; while [ $i -lt 30000 ]; do i=$((i+1)); done';
const RUNS = 5;
const EVERY_MS = 60_000;
/** Differences below this are not worth telling. */
const NEWS = 1.3;

/**
 * How long this machine needs for a fixed piece of work, by the clock: what a slow processor and a processor that
 * somebody else uses have in common. The server compares nodes by it.
 */
export class Speed {
  readonly #sandbox: Sandbox;
  readonly #log: Log;
  #measuredAt = Number.NEGATIVE_INFINITY;
  #told = 0;
  ms: number | null = null;

  constructor(sandbox: Sandbox, log: Log) {
    this.#sandbox = sandbox;
    this.#log = log;
  }

  /** Measures again when it is time. Never rejects. @returns whether the server should hear of it */
  async measure(): Promise<boolean> {
    if (performance.now() - this.#measuredAt < EVERY_MS) return false;
    this.#measuredAt = performance.now();
    try {
      let ms = await this.#bestOf(RUNS);
      // A moment of other work on this machine is no reason to doubt it.
      if (this.ms !== null && ms > this.ms * NEWS) ms = Math.min(ms, await this.#bestOf(RUNS));
      this.ms = ms;
    } catch (error) {
      this.#log.warn({ reason: reasonOf(error) }, 'the speed of this machine could not be measured');
      return false;
    }
    const isNews = Math.max(this.ms, this.#told) > Math.min(this.ms, this.#told) * NEWS;
    if (isNews) this.#told = this.ms;
    return isNews;
  }

  async #bestOf(runs: number): Promise<number> {
    let best = Number.POSITIVE_INFINITY;
    for (let run = 0; run < runs; run++) {
      const [result] = await this.#sandbox.run({
        processes: [
          { argv: ['/bin/sh', '-c', WORK], fds: {}, limits: { cpuMs: 5_000, wallMs: 20_000, memoryBytes: 64 << 20 } },
        ],
      });
      if (result!.outcome !== 'ok') throw new Error(`/bin/sh ended with ${result!.outcome}`);
      best = Math.min(best, result!.wallMs);
    }
    return best;
  }
}
