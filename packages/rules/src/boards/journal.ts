import { contestTimeAt, type RemovedInterval } from '../contests/clock.ts';
import type { Submission } from './contest-rules/tries.ts';
import type { Participation } from './places.ts';

/** What the judge, a rejudge, a manual verdict or a cancellation says of a submission. */
export interface Outcome {
  status: number;
  score: number | null;
  timeMs: number | null;
  subtasks?: readonly number[] | null;
}

/** A submission as it comes in: its time since the start by the wall clock, before removed intervals are taken out. */
export interface Receipt extends Outcome {
  id: number;
  uid: number;
  problem: number;
  sinceStartMs: number;
}

interface Kept extends Submission {
  sinceStartMs: number;
}

/** Receipts of one step. */
const STEP = 2_000;

/** A contestant's submissions by problem, each list in order of contest time and id. */
interface Contestant {
  uid: number;
  participation: Participation;
  tries: (Kept[] | undefined)[];
}

export interface JournalFacts {
  contestants: Iterable<{ uid: number; participation: Participation }>;
  receipts: Iterable<Receipt>;
  removed: readonly RemovedInterval[];
}

/**
 * All submissions of one contest, by contestant and problem: what the boards of a contest are folded from. It holds
 * facts only; what counts and what is hidden is decided by rules and views.
 */
export class Journal {
  readonly problems: number;
  readonly contestants = new Map<number, Contestant>();
  readonly #byId = new Map<number, Kept>();
  #removed: readonly RemovedInterval[];

  constructor(problems: number, { contestants, receipts, removed }: JournalFacts) {
    this.problems = problems;
    this.#removed = removed;
    for (const { uid, participation } of contestants) this.join(uid, participation);
    for (const _ of this.fill(receipts));
  }

  /**
   * Adds many at once, step by step: each step takes a moment. They are added contestant by contestant, so that what is folded together lies
   * together in memory: folding 200,000 of them is bound by cache misses.
   */
  *fill(receipts: Iterable<Receipt>): Generator<void> {
    const lists = new Map<number, Receipt[]>();
    let taken = 0;
    for (const receipt of receipts) {
      const list = lists.get(receipt.uid);
      if (list) list.push(receipt);
      else lists.set(receipt.uid, [receipt]);
      if (++taken % STEP === 0) yield;
    }
    for (const list of lists.values()) {
      for (const receipt of list.sort((a, b) => a.problem - b.problem)) {
        this.add(receipt);
        if (++taken % STEP === 0) yield;
      }
    }
  }

  tries(uid: number, problem: number): readonly Submission[] | undefined {
    return this.contestants.get(uid)?.tries[problem];
  }

  find(id: number): Submission | undefined {
    return this.#byId.get(id);
  }

  submissions(): Iterable<Submission> {
    return this.#byId.values();
  }

  /** False when the contestant was known and stood like this. */
  join(uid: number, participation: Participation): boolean {
    const known = this.contestants.get(uid);
    if (known?.participation === participation) return false;
    if (known) known.participation = participation;
    else this.contestants.set(uid, { uid, participation, tries: new Array(this.problems) });
    return true;
  }

  /** Forgets a contestant and all of the submissions. */
  leave(uid: number): boolean {
    for (const tries of this.contestants.get(uid)?.tries ?? []) {
      for (const { id } of tries ?? []) this.#byId.delete(id);
    }
    return this.contestants.delete(uid);
  }

  /** False for a submission that is known already, of a stranger or for a problem that the contest does not have. */
  add(receipt: Receipt): boolean {
    const { id, uid, problem, sinceStartMs, status, score, timeMs } = receipt;
    const contestant = this.contestants.get(uid);
    if (!contestant || this.#byId.has(id) || problem < 0 || problem >= this.problems) return false;
    const atMs = contestTimeAt(this.#removed, sinceStartMs);
    const subtasks = receipt.subtasks ?? null;
    const kept: Kept = { id, uid, problem, sinceStartMs, atMs, status, score, timeMs, subtasks };
    this.#byId.set(id, kept);
    const tries = contestant.tries[problem];
    if (tries) insertInOrder(tries, kept);
    else contestant.tries[problem] = [kept];
    return true;
  }

  /** The submission with its new outcome; undefined when it is unknown or nothing changed. */
  judge(id: number, { status, score, timeMs, subtasks = null }: Outcome): Submission | undefined {
    const kept = this.#byId.get(id);
    if (!kept) return undefined;
    const same = kept.status === status && kept.score === score && kept.timeMs === timeMs;
    if (same && kept.subtasks === null && subtasks === null) return undefined;
    Object.assign(kept, { status, score, timeMs, subtasks });
    return kept;
  }

  delete(id: number): Submission | undefined {
    const kept = this.#byId.get(id);
    if (!kept) return undefined;
    this.#byId.delete(id);
    const tries = this.contestants.get(kept.uid)!.tries[kept.problem]!;
    tries.splice(tries.indexOf(kept), 1);
    return kept;
  }

  /** Takes intervals out of the contest's time; every submission gets its time anew. */
  removeIntervals(removed: readonly RemovedInterval[]): void {
    this.#removed = removed;
    for (const kept of this.#byId.values()) kept.atMs = contestTimeAt(removed, kept.sinceStartMs);
  }
}

const comesAfter = (a: Kept, b: Kept) =>
  a.sinceStartMs > b.sinceStartMs || (a.sinceStartMs === b.sinceStartMs && a.id > b.id);

/**
 * Receipts come nearly in order, so the place is at or near the end. The order is that of receipt: removed intervals
 * can make contest times equal, but never turn them round.
 */
function insertInOrder(tries: Kept[], kept: Kept): void {
  tries.push(kept);
  let at = tries.length - 1;
  for (; at > 0 && comesAfter(tries[at - 1]!, kept); at--) tries[at] = tries[at - 1]!;
  tries[at] = kept;
}
