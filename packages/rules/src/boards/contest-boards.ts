import { contestTimeAt, type RemovedInterval } from '../contests/clock.ts';
import { Board, type Move } from './board.ts';
import type { ContestRule } from './contest-rules/rule.ts';
import type { Submission, View } from './contest-rules/tries.ts';
import { Journal, type JournalFacts, type Outcome, type Receipt } from './journal.ts';
import type { Participation } from './places.ts';

/** When a contest ends and is sealed, in contest time, and what is taken out of it. */
export interface BoardClock {
  durationMs: number;
  sealMs: number | null;
  removed: readonly RemovedInterval[];
}

/** What can happen to a board. A rejudge is a `judge` back to pending, a cancellation one to cancelled. */
export type BoardEvent =
  | { kind: 'join'; uid: number; participation: Participation }
  | { kind: 'leave'; uid: number }
  | ({ kind: 'submit' } & Receipt)
  | ({ kind: 'judge'; id: number } & Outcome)
  | { kind: 'delete'; id: number }
  /** The end, the seal or the removed intervals changed. */
  | { kind: 'clock'; clock: BoardClock }
  /** The result of one sealed cell is shown (scroll board). */
  | { kind: 'reveal'; uid: number; problem: number };

export interface BoardFacts extends Omit<JournalFacts, 'removed'> {
  problems: number;
  clock: BoardClock;
}

/** Which boards a contest has: the real one, the sealed one, the one that contains submissions after the end. */
export const BOARD_NAMES = ['real', 'sealed', 'withEnd'] as const;
export type BoardName = (typeof BOARD_NAMES)[number];

/**
 * The boards of one contest over one journal, kept up to date by events.
 *
 * How a server uses it: load contestants and submissions once (`contest_registrations` with their participation; submissions
 * of the contest with their current judgement; not those of contest admins, see `isContestant`; many of them by `fill`), then pass every event
 * on as it commits. Unknown ids and repeated events change nothing, so events that race with the load are harmless.
 * Throw the object away whenever in doubt: loading anew gives the same boards.
 *
 * Which board a viewer gets: `boardFor(isSealed(…), …)` in `contests/seal.ts`. `page.ts` cuts the page, `contests/awards.ts` gives the
 * awards, `wire-rows.ts` writes the spec's fields. The sealed board differs from the real one only from the seal on, so
 * it may be shown to contestants all the time.
 *
 * For a virtual participation: `boardAt` gives the ghosts at time t, `guests.ts` puts the participant among them.
 */
export class ContestBoards {
  readonly #rule: ContestRule;
  readonly #journal: Journal;
  readonly #boards: Record<BoardName, Board>;
  /** Rises with every event that changed anything: the tag of cached pages. */
  version = 0;

  constructor(rule: ContestRule, { problems, clock, contestants, receipts }: BoardFacts) {
    this.#rule = rule;
    this.#journal = new Journal(problems, { contestants, receipts, removed: clock.removed });
    const views = viewsOf(clock);
    this.#boards = {
      real: new Board(rule, this.#journal, views.real),
      sealed: new Board(rule, this.#journal, views.sealed),
      withEnd: new Board(rule, this.#journal, views.withEnd),
    };
  }

  /**
   * Takes in many submissions at once, step by step, so that whoever serves others meanwhile can do so between the steps. The boards are
   * whole after the last one and must not be asked before.
   */
  *fill(receipts: Iterable<Receipt>): Generator<void> {
    yield* this.#journal.fill(receipts);
    for (const name of BOARD_NAMES) yield* this.#boards[name].rebuildInSteps();
    this.version += 1;
  }

  board(name: BoardName): Board {
    return this.#boards[name];
  }

  /**
   * The sealed board as contestants saw it at a contest time, over the same journal: a board of its own that events do
   * not reach.
   */
  boardAt(untilMs: number): Board {
    const { sealed } = this.#boards;
    return new Board(this.#rule, this.#journal, { ...sealed.view, untilMs }, sealed);
  }

  submission(id: number): Submission | undefined {
    return this.#journal.find(id);
  }

  /** All submissions of contestants, in no order. */
  submissions(): Iterable<Submission> {
    return this.#journal.submissions();
  }

  /** What the event moved on each board; null when it changed nothing or changed everything (`clock`). */
  apply(event: BoardEvent): Record<BoardName, Move | null> | null {
    switch (event.kind) {
      case 'join':
        return this.#journal.join(event.uid, event.participation) ? this.#restand(event.uid) : null;
      case 'leave':
        return this.#journal.leave(event.uid) ? this.#restand(event.uid) : null;
      case 'submit':
        return this.#journal.add(event) ? this.#refold(event) : null;
      case 'judge': {
        const judged = this.#journal.judge(event.id, event);
        return judged ? this.#refold(judged) : null;
      }
      case 'delete': {
        const deleted = this.#journal.delete(event.id);
        return deleted ? this.#refold(deleted) : null;
      }
      case 'clock': {
        this.#journal.removeIntervals(event.clock.removed);
        const views = viewsOf(event.clock);
        for (const name of BOARD_NAMES) this.#boards[name].rebuild(views[name]);
        this.version += 1;
        return null;
      }
      case 'reveal': {
        const sealed = this.#boards.sealed.reveal(event.uid, event.problem);
        if (sealed) this.version += 1;
        return sealed && { real: null, sealed, withEnd: null };
      }
    }
  }

  #restand(uid: number) {
    this.version += 1;
    return onEach((name) => this.#boards[name].restand(uid));
  }

  #refold({ uid, problem }: { uid: number; problem: number }) {
    this.version += 1;
    return onEach((name) => this.#boards[name].refold(uid, problem));
  }
}

const onEach = <T>(make: (name: BoardName) => T): Record<BoardName, T> => ({
  real: make('real'),
  sealed: make('sealed'),
  withEnd: make('withEnd'),
});

/** What each board shows. Under a seal nothing from after the end is shown (BOARD-11). */
function viewsOf({ durationMs, sealMs }: BoardClock): Record<BoardName, View> {
  return {
    real: { durationMs, sealMs: null, containsEnd: false },
    sealed: { durationMs, sealMs, containsEnd: false },
    withEnd: { durationMs, sealMs: null, containsEnd: true },
  };
}

/** The facts of a contest as they were at a contest time: for replays, ghosts and `--at` of the command line. */
export function factsAt(facts: BoardFacts, atMs: number): BoardFacts {
  const isPast = ({ sinceStartMs }: Receipt) => contestTimeAt(facts.clock.removed, sinceStartMs) <= atMs;
  return { ...facts, receipts: [...facts.receipts].filter(isPast) };
}
