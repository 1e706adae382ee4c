import type { Load } from './stage/load.ts';
import type { Stage } from './stage/stage.ts';

/** One way to break the site while people submit. */
export interface Fault {
  /** Its number in docs/faults.md. */
  id: string;
  what: string;
  /** So many times as many submissions as usual while it lasts. */
  times?: number;
  /** Why it cannot be done on this machine, or null. */
  refuse?(stage: Stage): string | null;
  /** @returns what did not hold besides the promises that are checked after every fault */
  inflict(stage: Stage, load: Load): Promise<string[]>;
}

/** How often a part is killed. */
export const ROUNDS = Number(process.env.ROUNDS ?? 4);
/** A lease ends after thirty seconds; this is surely later. */
export const OVER_A_LEASE_MS = 36_000;
