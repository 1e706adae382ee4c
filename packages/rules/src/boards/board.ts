import type { Cell, ContestRule, Total } from './contest-rules/rule.ts';
import type { Submission, View } from './contest-rules/tries.ts';
import type { Journal } from './journal.ts';
import { compareTotals, NO_PLACE, type Participation, PlaceList } from './places.ts';

/** A contestant's line. A cell is undefined where nothing was submitted. */
export interface BoardLine {
  uid: number;
  /** Virtual ones stand on boards with guests alone (`guests.ts`). */
  participation: Participation | 'virtual';
  cells: (Cell | undefined)[];
  total: Total;
}

/** The counters of a problem in this view; disqualified contestants do not count. */
export interface ProblemCount {
  /** Judged submissions, and how many of them were accepted. */
  total: number;
  ac: number;
  /** Contestants who solved it. */
  solvers: number;
  /** Second of the first accepted submission in the contest; those of the same second share it (BOARD-4). */
  firstS: number | null;
}

/** Where a line stood and stands, from 0; null when it was or is not on the board. */
export interface Move {
  uid: number;
  from: number | null;
  to: number | null;
}

/**
 * One view of a contest's board, kept up to date cell by cell. An event costs the fold of one cell's submissions, the
 * sum of one row and two binary searches; only when the first accepted submission of a problem is taken back are all
 * rows asked for the next one. `rebuild` makes the whole anew and is what every sequence of events must agree with.
 */
export class Board {
  readonly rule: ContestRule;
  readonly counts: ProblemCount[];
  readonly #journal: Journal;
  readonly #lines = new Map<number, BoardLine>();
  readonly #revealed = new Set<string>();
  #all = PlaceList.sort<BoardLine>([]);
  #official = PlaceList.sort<BoardLine>([]);
  #view: View;

  /**
   * @param later for a view that ends earlier (`untilMs`): a board of the same journal and seal, from which cells are
   * taken where nothing was submitted after that time
   */
  constructor(rule: ContestRule, journal: Journal, view: View, later?: Board) {
    this.rule = rule;
    this.#journal = journal;
    this.#view = view;
    this.counts = [];
    this.#build(later && later.#revealed.size === 0 ? later : undefined);
  }

  get view(): View {
    return this.#view;
  }

  /** Lines in order; without stars when `officialOnly` (the spec's `removeStar`). */
  list(officialOnly = false): readonly BoardLine[] {
    return officialOnly ? this.#official.lines : this.#all.lines;
  }

  line(uid: number): BoardLine | undefined {
    return this.#lines.get(uid);
  }

  /** Position in `list(officialOnly)` of a line that is on it. */
  indexOf(line: BoardLine, officialOnly = false): number {
    return (officialOnly ? this.#official : this.#all).indexOf(line);
  }

  /** Shared places count up (1, 2, 2, 4); stars stand between but take none (BOARD-3). */
  rankOf(line: BoardLine): number {
    return line.participation === 'official' ? this.placeOf(line) : NO_PLACE;
  }

  /** The place that a line has or, being a star, would have among the official ones. */
  placeOf(line: BoardLine): number {
    return this.#official.countBefore(line.total) + 1;
  }

  /** Position among the official contestants, by which awards are given. */
  officialIndexOf(line: BoardLine): number {
    return this.#official.indexOf(line);
  }

  countOfficial(): number {
    return this.#official.length;
  }

  /** How many official contestants have points: only they can win an award. */
  countScoring(): number {
    return this.#official.countScoring();
  }

  /** Whether this cell holds the first accepted submission of its problem; never one from after the end. */
  isFirst(problem: number, cell: Cell): boolean {
    return isSolvedInTime(cell) && secondOf(cell) === this.counts[problem]?.firstS;
  }

  /** Folds every cell again: after a change of the clock, the seal, or when the journal was filled anew. */
  rebuild(view: View = this.#view): void {
    this.#view = view;
    this.#build();
  }

  /** The same step by step: each takes a moment, and the board is whole after the last. */
  rebuildInSteps = (): Generator<void> => this.#buildInSteps();

  #build(later?: Board): void {
    for (const _ of this.#buildInSteps(later));
  }

  *#buildInSteps(later?: Board): Generator<void> {
    const problems = this.#journal.problems;
    this.counts.splice(0);
    for (let at = 0; at < problems; at++) this.counts.push({ total: 0, ac: 0, solvers: 0, firstS: null });
    this.#lines.clear();
    const shown: BoardLine[] = [];
    for (const { uid, participation, tries } of this.#journal.contestants.values()) {
      const cells: BoardLine['cells'] = new Array(problems);
      const known = later?.line(uid)?.cells;
      for (let problem = 0; problem < problems; problem++) {
        const own = tries[problem];
        const isKnown = known && own && this.#isAllUntil(own);
        cells[problem] = isKnown ? known[problem] : this.#fold(uid, problem, own);
      }
      const line = { uid, participation, cells, total: this.rule.total(cells) };
      this.#lines.set(uid, line);
      if (this.#lines.size % STEP === 0) yield;
      if (participation === 'disqualified') continue;
      shown.push(line);
      for (let problem = 0; problem < problems; problem++) this.#count(problem, cells[problem], 1);
    }
    yield;
    this.#all = PlaceList.sort(shown);
    this.#official = this.#all.filter(isOfficial);
  }

  /** Follows a change of one contestant's submissions to one problem. */
  refold(uid: number, problem: number): Move | null {
    const line = this.#lines.get(uid);
    const tries = this.#journal.tries(uid, problem);
    if (!line || !tries) return null;
    const before = line.cells[problem];
    const after = this.#fold(uid, problem, tries);
    line.cells[problem] = after;
    const total = this.rule.total(line.cells);
    if (line.participation === 'disqualified') {
      line.total = total;
      return { uid, from: null, to: null };
    }
    this.#count(problem, before, -1);
    this.#count(problem, after, 1);
    if (before && this.#isLostFirst(problem, before, after)) this.#findFirst(problem);
    return { uid, ...this.#move(line, total) };
  }

  /** Follows a contestant who joined, left, was starred or disqualified. */
  restand(uid: number): Move {
    const line = this.#lines.get(uid) ?? this.#emptyLine(uid);
    const wasShown = this.#lines.has(uid) && line.participation !== 'disqualified';
    const participation = this.#journal.contestants.get(uid)?.participation;
    const isShown = participation !== undefined && participation !== 'disqualified';
    const from = wasShown ? this.#takeOut(line) : null;
    if (participation === undefined) this.#lines.delete(uid);
    else this.#lines.set(uid, Object.assign(line, { participation }));
    if (wasShown !== isShown) {
      for (const [problem, cell] of line.cells.entries()) {
        this.#count(problem, cell, isShown ? 1 : -1);
        if (wasShown && cell && this.#isLostFirst(problem, cell, undefined)) this.#findFirst(problem);
      }
    }
    return { uid, from, to: isShown ? this.#putIn(line) : null };
  }

  /** Shows the real result of one cell of a sealed board (scroll board); a second time changes nothing. */
  reveal(uid: number, problem: number): Move | null {
    const key = keyOf(uid, problem);
    if (this.#revealed.has(key)) return null;
    this.#revealed.add(key);
    return this.refold(uid, problem);
  }

  #fold(uid: number, problem: number, tries: readonly Submission[] | undefined): Cell | undefined {
    if (!tries || tries.length === 0) return undefined;
    const { untilMs } = this.#view;
    if (untilMs !== undefined && tries[0]!.atMs > untilMs) return undefined;
    return this.rule.fold(tries, this.#viewOf(uid, problem));
  }

  #isAllUntil = (tries: readonly Submission[]) =>
    tries.length > 0 && tries.at(-1)!.atMs <= (this.#view.untilMs ?? Number.POSITIVE_INFINITY);

  #viewOf(uid: number, problem: number): View {
    const open = this.#revealed.size > 0 && this.#revealed.has(keyOf(uid, problem));
    return open ? { ...this.#view, sealMs: null } : this.#view;
  }

  #emptyLine(uid: number): BoardLine {
    const cells: BoardLine['cells'] = new Array(this.#journal.problems);
    return { uid, participation: 'official', cells, total: this.rule.total(cells) };
  }

  #move(line: BoardLine, total: Total): { from: number; to: number } {
    const from = this.#all.indexOf(line);
    const isSame = compareTotals(line.total, total) === 0;
    const fromOfficial = isSame || !isOfficial(line) ? null : this.#official.indexOf(line);
    line.total = total;
    if (fromOfficial !== null) this.#official.replace(line, fromOfficial);
    return { from, to: isSame ? from : this.#all.replace(line, from) };
  }

  #takeOut(line: BoardLine): number {
    if (isOfficial(line)) this.#official.remove(line);
    return this.#all.remove(line);
  }

  #putIn(line: BoardLine): number {
    if (isOfficial(line)) this.#official.insert(line);
    return this.#all.insert(line);
  }

  #count(problem: number, cell: Cell | undefined, sign: 1 | -1): void {
    if (!cell) return;
    const count = this.counts[problem]!;
    count.total += sign * cell.judged;
    count.ac += sign * cell.accepts;
    count.solvers += cell.accepted ? sign : 0;
    if (sign > 0 && isSolvedInTime(cell) && (count.firstS === null || secondOf(cell) < count.firstS)) {
      count.firstS = secondOf(cell);
    }
  }

  #isLostFirst(problem: number, before: Cell, after: Cell | undefined): boolean {
    if (!isSolvedInTime(before) || secondOf(before) !== this.counts[problem]!.firstS) return false;
    return !after || !isSolvedInTime(after) || secondOf(after) > secondOf(before);
  }

  #findFirst(problem: number): void {
    let first: number | null = null;
    for (const { participation, cells } of this.#lines.values()) {
      const cell = cells[problem];
      if (participation === 'disqualified' || !cell || !isSolvedInTime(cell)) continue;
      first = first === null ? secondOf(cell) : Math.min(first, secondOf(cell));
    }
    this.counts[problem]!.firstS = first;
  }
}

/** Lines of one step. */
const STEP = 250;

const keyOf = (uid: number, problem: number) => `${uid}:${problem}`;
const isOfficial = (line: BoardLine) => line.participation === 'official';
const isSolvedInTime = (cell: Cell) => cell.accepted && cell.atMs !== null && !cell.afterEnd;
const secondOf = (cell: Cell) => Math.floor(cell.atMs! / 1000);
