import type { Load } from './load.ts';
import type { Stage } from './stage.ts';

/** One way to break the site while people submit. */
export interface Fault {
  /** Of the reliability study. */
  id: string;
  what: string;
  /** Submissions per second while it lasts. */
  perSecond: number;
  /** @returns what did not hold besides the promises that are checked after every fault */
  inflict(stage: Stage, load: Load): Promise<string[]>;
}

/** How often a part is killed. */
export const ROUNDS = Number(process.env.ROUNDS ?? 4);
/** A lease ends after thirty seconds; this is surely later. */
export const OVER_A_LEASE_MS = 36_000;
