import type { Board, BoardLine } from './board.ts';
import type { Submission, View } from './contest-rules/tries.ts';
import { compareLines, NO_PLACE } from './places.ts';

/** What pages and rows ask of a board. */
export type ShownBoard = Pick<
  Board,
  | 'rule'
  | 'counts'
  | 'list'
  | 'line'
  | 'indexOf'
  | 'rankOf'
  | 'placeOf'
  | 'officialIndexOf'
  | 'countOfficial'
  | 'countScoring'
  | 'isFirst'
>;

/**
 * The line of a virtual participation by the rule of a board.
 * @param uid a number that no contestant has
 * @param tries its submissions at times since its start, in any order
 * @param view what it shows: sealed where contestants did not know their own results
 */
export function guestLine(board: ShownBoard, uid: number, tries: readonly Submission[], view: View): BoardLine {
  const byProblem: Submission[][] = [];
  for (const attempt of [...tries].sort((a, b) => a.atMs - b.atMs || a.id - b.id)) {
    byProblem[attempt.problem] ??= [];
    byProblem[attempt.problem]!.push(attempt);
  }
  const cells: BoardLine['cells'] = board.counts.map((_, problem) => {
    const own = byProblem[problem];
    return own && board.rule.fold(own, view);
  });
  return { uid, participation: 'virtual', cells, total: board.rule.total(cells) };
}

/**
 * A board with guests: virtual participations stand where their results put them, behind those that they equal. They
 * have no place and take none, and count for no counter, no first solution and no award.
 */
export class GuestBoard implements ShownBoard {
  readonly #board: Board;
  readonly #guests: readonly BoardLine[];
  readonly #lines: Map<number, BoardLine>;
  readonly #lists = new Map<boolean, readonly BoardLine[]>();

  constructor(board: Board, guests: readonly BoardLine[]) {
    this.#board = board;
    this.#guests = [...guests].sort(compareLines);
    this.#lines = new Map(guests.map((line) => [line.uid, line]));
  }

  get rule() {
    return this.#board.rule;
  }

  get counts() {
    return this.#board.counts;
  }

  list(officialOnly = false): readonly BoardLine[] {
    const known = this.#lists.get(officialOnly);
    if (known) return known;
    const merged = merge(this.#board.list(officialOnly), this.#guests);
    this.#lists.set(officialOnly, merged);
    return merged;
  }

  line(uid: number): BoardLine | undefined {
    return this.#lines.get(uid) ?? this.#board.line(uid);
  }

  indexOf(line: BoardLine, officialOnly = false): number {
    const before = this.#guests.findIndex((guest) => compareLines(guest, line) >= 0);
    return this.#board.indexOf(line, officialOnly) + (before < 0 ? this.#guests.length : before);
  }

  rankOf(line: BoardLine): number {
    return line.participation === 'virtual' ? NO_PLACE : this.#board.rankOf(line);
  }

  /** The place that a line has or, being a guest or a star, would have. */
  placeOf(line: BoardLine): number {
    return this.#board.placeOf(line);
  }

  officialIndexOf(line: BoardLine): number {
    return this.#board.officialIndexOf(line);
  }

  countOfficial(): number {
    return this.#board.countOfficial();
  }

  countScoring(): number {
    return this.#board.countScoring();
  }

  isFirst: Board['isFirst'] = (problem, cell) => this.#board.isFirst(problem, cell);
}

function merge(lines: readonly BoardLine[], guests: readonly BoardLine[]): BoardLine[] {
  const merged: BoardLine[] = [];
  let at = 0;
  for (const guest of guests) {
    while (at < lines.length && compareLines(lines[at]!, guest) < 0) merged.push(lines[at++]!);
    merged.push(guest);
  }
  return merged.concat(lines.slice(at));
}
