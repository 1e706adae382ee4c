import type { getScrollBoardInfo, getScrollBoardSubmissions } from '@assay/contract/contests/scroll-board.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { ContestBoards } from '@assay/rules/boards/contest-boards.ts';
import { ACM_DEFAULTS, acmRule } from '@assay/rules/boards/contest-rules/acm.ts';
import { type RevealStep, revealSteps } from '@assay/rules/boards/reveal.ts';

export type ScrollInfo = DataOf<typeof getScrollBoardInfo>;
export type ScrollData = DataOf<typeof getScrollBoardSubmissions>;
export type Medal = 'gold' | 'silver' | 'bronze';
export type MedalCounts = Readonly<Record<Medal, number>>;

/** What was just shown. */
export type Shown = RevealStep & { medal: Medal | null };

/** What is read out of a cell that opens: of a star without its place, which is -1. */
export const saidOf = ({ rank, after }: { rank: number; after: { accepted: boolean } }) =>
  rank === -1
    ? after.accepted
      ? 'saidStarAccepted'
      : 'saidStarRejected'
    : after.accepted
      ? 'saidAccepted'
      : 'saidRejected';

/**
 * The reveal from the sealed board to the final one. Going back plays it again from the beginning up to the step before,
 * which takes milliseconds.
 */
export class Ceremony {
  readonly #info: ScrollInfo;
  readonly #data: ScrollData;
  readonly #medals: MedalCounts;
  #boards: ContestBoards;
  #steps: Generator<RevealStep>;
  #taken = 0;
  last: Shown | null = null;
  isOver = false;

  constructor(info: ScrollInfo, data: ScrollData, medals: MedalCounts) {
    this.#info = info;
    this.#data = data;
    this.#medals = medals;
    this.#boards = this.#sealed();
    this.#steps = revealSteps(this.#boards);
  }

  get board() {
    return this.#boards.board('sealed');
  }

  /** The position of the line that is looked at: what comes next happens there or above. */
  get at(): number {
    if (this.last === null) return this.board.list().length - 1;
    return this.last.kind === 'settle' ? this.last.at : this.last.from;
  }

  /** Shows the next result, or the next final place that a medal goes to; places without one settle on the way. */
  next(): Shown | null {
    for (;;) {
      const taken = this.#steps.next();
      if (taken.done) {
        this.isOver = true;
        return null;
      }
      this.#taken += 1;
      const medal = taken.value.kind === 'settle' ? this.medalOf(taken.value.uid) : null;
      this.last = { ...taken.value, medal };
      if (taken.value.kind === 'open' || medal) return this.last;
    }
  }

  /** Takes the last shown result back. */
  back(): void {
    const wanted = this.#taken;
    this.restart();
    let shown: Shown | null = null;
    // play again; what is shown before the last one is where the ceremony stands then
    const stops: number[] = [];
    for (;;) {
      const before = this.#taken;
      shown = this.next();
      if (shown === null || this.#taken >= wanted) break;
      stops.push(before);
    }
    const target = stops.length;
    this.restart();
    for (let at = 0; at < target; at++) this.next();
  }

  restart(): void {
    this.#boards = this.#sealed();
    this.#steps = revealSteps(this.#boards);
    this.#taken = 0;
    this.last = null;
    this.isOver = false;
  }

  /** Medals go to those with points, by their order among those with a place. */
  medalOf(uid: number): Medal | null {
    const line = this.board.line(uid);
    if (line?.participation !== 'official' || line.total.points === 0) return null;
    const { gold, silver, bronze } = this.#medals;
    const position = this.board.indexOf(line, true);
    if (position < gold) return 'gold';
    if (position < gold + silver) return 'silver';
    return position < gold + silver + bronze ? 'bronze' : null;
  }

  #sealed(): ContestBoards {
    const { displayIds, starUserList, durationMs, sealMs, acmSettings } = this.#info;
    const stars = new Set(starUserList);
    const places = new Map(displayIds.map((displayId, at) => [displayId, at]));
    return new ContestBoards(acmRule(acmSettings ?? ACM_DEFAULTS), {
      problems: displayIds.length,
      clock: { durationMs, sealMs, removed: [] },
      contestants: this.#data.contestants.map(({ uid }) => ({
        uid,
        participation: stars.has(uid) ? 'star' : 'official',
      })),
      receipts: this.#data.submissions.map(({ submitId, uid, displayId, status, atMs }) => ({
        id: submitId,
        uid,
        problem: places.get(displayId) ?? -1,
        sinceStartMs: atMs,
        status,
        score: null,
        timeMs: null,
      })),
    });
  }
}
