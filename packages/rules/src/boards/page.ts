import { type AwardConfig, type AwardSpan, awardAt } from '../contests/awards.ts';
import type { Board, BoardLine } from './board.ts';
import type { ShownBoard } from './guests.ts';
import { NO_PLACE } from './places.ts';

export interface PageQuery {
  /** From 1. */
  currentPage: number;
  limit: number;
  /** Leave star users out. */
  removeStar: boolean;
  /** Narrows to lines whose shown name or school matches; the caller knows the names. */
  matches?: ((uid: number) => boolean) | undefined;
  /** Who looks: the own line stands first. */
  ownUid: number | null;
  /** Users whom the viewer follows: their lines come next, in the order of the board. */
  concerned: readonly number[];
  /** The real board, when the page is sealed and own results are not hidden (`hidesOwnResults`): the own line is live. */
  ownFrom?: Board | undefined;
}

export interface PageRow {
  line: BoardLine;
  /** -1 without a place. */
  rank: number;
  award: AwardConfig | null;
  /** Stands on top because it is the viewer's own or concerned. */
  isPinned: boolean;
}

export interface BoardPage {
  /** Lines, each counted once, pinned ones included. */
  total: number;
  records: PageRow[];
}

/**
 * One page of a board: the viewer's own line and the concerned ones first, then everybody else in order, nobody twice
 * (the reference system counts them twice, BOARD-5). Without a keyword its cost does not depend on the number of
 * contestants but for binary searches. `containsEnd` and the seal are the choice of the board.
 */
export function boardPage(board: ShownBoard, query: PageQuery, awards: readonly AwardSpan[] = []): BoardPage {
  const { currentPage, limit, removeStar, matches, ownUid, ownFrom } = query;
  const listed = board.list(removeStar);
  const rest = matches ? listed.filter((line) => matches(line.uid)) : listed;
  const pinned = pinnedLines(board, query);
  // positions in `rest` that are shown on top already, ascending
  const taken = pinned
    .map((line) => (matches ? rest.indexOf(line) : board.indexOf(line, removeStar)))
    .sort((a, b) => a - b);

  const from = (Math.max(currentPage, 1) - 1) * limit;
  const records: PageRow[] = [];
  for (let at = from; at < Math.min(from + limit, rest.length); at++) {
    const isPinned = at < pinned.length;
    const line = isPinned ? pinned[at]! : rest[skipTaken(at - pinned.length, taken)]!;
    const shown = line.uid === ownUid ? (ownFrom?.line(line.uid) ?? line) : line;
    records.push({ line: shown, rank: board.rankOf(line), award: awardOf(board, line, awards), isPinned });
  }
  return { total: rest.length, records };
}

function pinnedLines(board: ShownBoard, { ownUid, concerned, removeStar, matches }: PageQuery): BoardLine[] {
  const pick = (uid: number): BoardLine[] => {
    const line = board.line(uid);
    if (!line || line.standing === 'disqualified' || (removeStar && line.standing === 'star')) return [];
    return !matches || matches(uid) ? [line] : [];
  };
  const inOrder = (a: BoardLine, b: BoardLine) => board.indexOf(a) - board.indexOf(b);
  const followed = [...new Set(concerned)].filter((uid) => uid !== ownUid).flatMap(pick);
  return [...(ownUid === null ? [] : pick(ownUid)), ...followed.sort(inOrder)];
}

/** The position of the n-th line that is not taken. */
function skipTaken(nth: number, taken: readonly number[]): number {
  let position = nth;
  for (const at of taken) if (position >= at) position += 1;
  return position;
}

/** The award of a line; stars and those without points have none. */
export function awardOf(board: ShownBoard, line: BoardLine, awards: readonly AwardSpan[]): AwardConfig | null {
  if (awards.length === 0 || board.rankOf(line) === NO_PLACE) return null;
  return awardAt(awards, board.officialIndexOf(line));
}
