import type { RemovedInterval } from '../../contests/clock.ts';
import { type BoardClock, type BoardEvent, type BoardFacts, ContestBoards } from '../contest-boards.ts';
import type { Outcome, Receipt } from '../journal.ts';
import type { Standing } from '../places.ts';
import type { ContestRule } from '../rule.ts';
import type { Random } from './random.ts';

const STATUSES = [-4, -3, -2, -1, -1, 0, 0, 0, 1, 2, 3, 4, 5, 5, 7, 8, 8, 10];
const STANDINGS: Standing[] = ['official', 'official', 'official', 'star', 'disqualified'];
/** Short contests, so that times fall together, on the seal and on the end. */
const DURATION_MS = 20_000;

/**
 * A random contest: events are applied to boards one after another and, by the simplest means, to the facts that a
 * database would hold. Both must tell the same.
 */
export class Play {
  readonly boards: ContestBoards;
  readonly problems: number;
  readonly #rule: ContestRule;
  readonly #random: Random;
  readonly #standings = new Map<number, Standing>();
  readonly #receipts = new Map<number, Receipt>();
  readonly #reveals: BoardEvent[] = [];
  #clock: BoardClock = { durationMs: DURATION_MS, sealMs: null, removed: [] };
  #lastId = 0;

  constructor(rule: ContestRule, random: Random) {
    this.#rule = rule;
    this.#random = random;
    this.problems = 1 + random.below(3);
    this.boards = new ContestBoards(rule, this.facts());
    for (let uid = 1; uid <= 2 + random.below(3); uid++) this.step({ kind: 'join', uid, standing: 'official' });
  }

  facts(): BoardFacts {
    return {
      problems: this.problems,
      clock: this.#clock,
      contestants: [...this.#standings].map(([uid, standing]) => ({ uid, standing })),
      receipts: [...this.#receipts.values()],
    };
  }

  recomputed(): ContestBoards {
    const boards = new ContestBoards(this.#rule, this.facts());
    for (const reveal of this.#reveals) boards.apply(reveal);
    return boards;
  }

  step(event: BoardEvent = this.#next()): void {
    this.#note(event);
    this.boards.apply(event);
  }

  #next(): BoardEvent {
    const { below, pick, chance } = this.#random;
    const dice = below(100);
    const id = 1 + below(this.#lastId + 1);
    const uid = 1 + below(6);
    if (dice < 40) {
      this.#lastId += 1;
      const sinceStartMs = below(26) * 1000 - 1000 + below(2) * 500;
      // now and then an id that is known, or a number out of order
      const given = chance(0.05) ? id : this.#lastId;
      return { kind: 'submit', id: given, uid, problem: below(this.problems), sinceStartMs, ...this.#outcome() };
    }
    if (dice < 78) return { kind: 'judge', id, ...this.#outcome() };
    if (dice < 84) return { kind: 'judge', id, status: -4, score: null, timeMs: null };
    if (dice < 86) return { kind: 'delete', id };
    if (dice < 91) return { kind: 'join', uid, standing: pick(STANDINGS) };
    if (dice < 92) return { kind: 'leave', uid };
    if (dice < 96) return { kind: 'clock', clock: this.#nextClock() };
    return { kind: 'reveal', uid, problem: below(this.problems) };
  }

  #outcome(): Outcome {
    const { below, pick, chance } = this.#random;
    const status = pick(STATUSES);
    const subtasks = chance(0.3) ? [below(3) * 10, below(3) * 10] : null;
    return { status, score: chance(0.7) ? below(5) * 10 : null, timeMs: chance(0.8) ? below(4) : null, subtasks };
  }

  #nextClock(): BoardClock {
    const { below, chance } = this.#random;
    const removed: RemovedInterval[] = [];
    if (chance(0.5)) removed.push({ fromMs: below(8) * 1000, toMs: 8000 + below(3) * 500 });
    if (chance(0.3)) removed.push({ fromMs: 10_000, toMs: 11_000 + below(3000) });
    const durationMs = DURATION_MS - below(8) * 1000;
    return { durationMs, sealMs: chance(0.7) ? below(20) * 1000 : null, removed };
  }

  /** What a database would hold after the event. */
  #note(event: BoardEvent): void {
    switch (event.kind) {
      case 'join':
        this.#standings.set(event.uid, event.standing);
        break;
      case 'leave':
        this.#standings.delete(event.uid);
        for (const [id, { uid }] of this.#receipts) if (uid === event.uid) this.#receipts.delete(id);
        break;
      case 'submit':
        if (this.#standings.has(event.uid) && !this.#receipts.has(event.id)) this.#receipts.set(event.id, event);
        break;
      case 'judge': {
        const receipt = this.#receipts.get(event.id);
        if (receipt) this.#receipts.set(event.id, { ...receipt, ...event, kind: undefined } as Receipt);
        break;
      }
      case 'delete':
        this.#receipts.delete(event.id);
        break;
      case 'clock':
        this.#clock = event.clock;
        break;
      case 'reveal':
        this.#reveals.push(event);
    }
  }
}
