import { isFinal, VERDICT } from '@assay/contract/verdict.ts';
import { contestTimeAt, type RemovedInterval } from '../../contests/clock.ts';
import { type BoardClock, type BoardEvent, type BoardFacts, ContestBoards } from '../contest-boards.ts';
import type { ContestRule } from '../contest-rules/rule.ts';
import type { Outcome, Receipt } from '../journal.ts';
import type { Participation } from '../places.ts';
import type { Random } from './random.ts';

const STATUSES = [-4, -3, -2, -1, -1, 0, 0, 0, 1, 2, 3, 4, 5, 5, 7, 8, 8, 10];
const PARTICIPATIONS: Participation[] = ['official', 'official', 'official', 'star', 'disqualified'];
/** Short contests of so many ticks, so that times fall together, on the seal and on the end. */
const DURATION = 20;
/** A tick is a second, or a minute where rules count in minutes. */
const TICKS_MS = [1000, 60_000];

/** What can happen to a contest, as people call it. */
export const HAPPENINGS = [
  'submit',
  'submit after the end',
  'submit while sealed',
  'judge',
  'rejudge',
  'cancel',
  'delete',
  'star',
  'disqualify',
  'team submits',
  'leave',
  'remove interval',
  'freeze',
  'unfreeze',
  'move the end',
  'reveal',
] as const;
export type Happening = (typeof HAPPENINGS)[number];

/** Contestants and teams stand on lines of their own; those of teams have negative numbers. */
const lineOf = (at: number) => (at % 3 === 0 ? -at : at);

/**
 * A random contest: events are applied to boards one after another and, by the simplest means, to the facts that a
 * database would hold. Both must tell the same.
 */
export class Play {
  readonly boards: ContestBoards;
  readonly problems: number;
  /** What happened, each as often as it did. */
  readonly happened: Happening[] = [];
  readonly #tickMs: number;
  readonly #rule: ContestRule;
  readonly #random: Random;
  readonly #participations = new Map<number, Participation>();
  readonly #receipts = new Map<number, Receipt>();
  readonly #reveals: BoardEvent[] = [];
  #clock: BoardClock;
  #lastId = 0;

  constructor(rule: ContestRule, random: Random) {
    this.#rule = rule;
    this.#random = random;
    this.problems = 1 + random.below(3);
    this.#tickMs = random.pick(TICKS_MS);
    this.#clock = { durationMs: DURATION * this.#tickMs, sealMs: null, removed: [] };
    this.boards = new ContestBoards(rule, this.facts());
    for (let at = 1; at <= 2 + random.below(3); at++)
      this.step({ kind: 'join', uid: lineOf(at), participation: 'official' });
  }

  facts(): BoardFacts {
    return {
      problems: this.problems,
      clock: this.#clock,
      contestants: [...this.#participations].map(([uid, participation]) => ({ uid, participation })),
      receipts: [...this.#receipts.values()],
    };
  }

  recomputed(): ContestBoards {
    const boards = new ContestBoards(this.#rule, this.facts());
    for (const reveal of this.#reveals) boards.apply(reveal);
    return boards;
  }

  step(event: BoardEvent = this.#next()): void {
    this.happened.push(...this.#happeningsOf(event));
    this.#note(event);
    this.boards.apply(event);
  }

  #next(): BoardEvent {
    const { below, pick, chance } = this.#random;
    const dice = below(100);
    const id = 1 + below(this.#lastId + 1);
    const uid = lineOf(1 + below(6));
    if (dice < 40) {
      this.#lastId += 1;
      const sinceStartMs = (below(26) - 1 + below(2) / 2) * this.#tickMs;
      // now and then an id that is known, or a number out of order
      const given = chance(0.05) ? id : this.#lastId;
      return { kind: 'submit', id: given, uid, problem: below(this.problems), sinceStartMs, ...this.#outcome() };
    }
    if (dice < 78) return { kind: 'judge', id, ...this.#outcome() };
    if (dice < 84) return { kind: 'judge', id, status: -4, score: null, timeMs: null };
    if (dice < 86) return { kind: 'delete', id };
    if (dice < 91) return { kind: 'join', uid, participation: pick(PARTICIPATIONS) };
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
    const at = (ticks: number) => ticks * this.#tickMs;
    if (chance(0.5)) removed.push({ fromMs: at(below(8)), toMs: at(8 + below(3) / 2) });
    if (chance(0.3)) removed.push({ fromMs: at(10), toMs: at(11) + below(at(3)) });
    const durationMs = at(DURATION - below(8));
    return { durationMs, sealMs: chance(0.7) ? at(below(DURATION)) : null, removed };
  }

  /** What an event is to people, where it is anything: one about somebody or something unknown is not. */
  #happeningsOf(event: BoardEvent): Happening[] {
    const when = (...pairs: [Happening, boolean][]) => pairs.filter(([, is]) => is).map(([name]) => name);
    const { durationMs, sealMs, removed } = this.#clock;
    switch (event.kind) {
      case 'submit': {
        const atMs = contestTimeAt(removed, event.sinceStartMs);
        return !this.#participations.has(event.uid) || this.#receipts.has(event.id)
          ? []
          : when(
              ['submit', true],
              ['submit after the end', atMs >= durationMs],
              ['submit while sealed', sealMs !== null && atMs >= sealMs && atMs < durationMs],
              ['team submits', event.uid < 0],
            );
      }
      case 'judge': {
        const before = this.#receipts.get(event.id)?.status;
        if (before === undefined) return [];
        if (event.status === VERDICT.cancelled) return ['cancel'];
        return isFinal(before) && before !== event.status ? ['rejudge'] : ['judge'];
      }
      case 'delete':
        return when(['delete', this.#receipts.has(event.id)]);
      case 'join':
        return when(['star', event.participation === 'star'], ['disqualify', event.participation === 'disqualified']);
      case 'leave':
        return when(['leave', this.#participations.has(event.uid)]);
      case 'clock':
        return when(
          ['remove interval', event.clock.removed.length > 0],
          ['freeze', sealMs === null && event.clock.sealMs !== null],
          ['unfreeze', sealMs !== null && event.clock.sealMs === null],
          ['move the end', event.clock.durationMs !== durationMs],
        );
      case 'reveal':
        return ['reveal'];
    }
  }

  /** What a database would hold after the event. */
  #note(event: BoardEvent): void {
    switch (event.kind) {
      case 'join':
        this.#participations.set(event.uid, event.participation);
        break;
      case 'leave':
        this.#participations.delete(event.uid);
        for (const [id, { uid }] of this.#receipts) if (uid === event.uid) this.#receipts.delete(id);
        break;
      case 'submit':
        if (this.#participations.has(event.uid) && !this.#receipts.has(event.id)) this.#receipts.set(event.id, event);
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
