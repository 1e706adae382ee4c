import { type AwardConfig, type AwardSpan, awardAt } from '../contests/awards.ts';
import type { Board, BoardLine } from './board.ts';
import type { ShownBoard } from './guests.ts';
import { NO_PLACE } from './places.ts';
import { type RankLines, type RankQuery, rankPage } from './rank-page.ts';

export interface PageQuery extends RankQuery {
  /** Leave star users out. */
  removeStar: boolean;
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

/** One page of a board with places and awards. `containsEnd` and the seal are the choice of the board. */
export function boardPage(board: ShownBoard, query: PageQuery, awards: readonly AwardSpan[] = []): BoardPage {
  const { ownUid, ownFrom } = query;
  const { total, records } = rankPage(linesOf(board, query.removeStar), query);
  return {
    total,
    records: records.map(({ line, isPinned }) => ({
      line: line.uid === ownUid ? (ownFrom?.line(line.uid) ?? line) : line,
      rank: board.rankOf(line),
      award: awardOf(board, line, awards),
      isPinned,
    })),
  };
}

/** The lines that a board shows: never disqualified contestants, stars unless they are left out. */
function linesOf(board: ShownBoard, removeStar: boolean): RankLines<BoardLine> {
  return {
    all: board.list(removeStar),
    indexOf: (line) => board.indexOf(line, removeStar),
    find(uid) {
      const line = board.line(uid);
      const isShown = line && line.participation !== 'disqualified' && !(removeStar && line.participation === 'star');
      return isShown ? line : undefined;
    },
  };
}

/** The award of a line; stars and those without points have none. */
export function awardOf(board: ShownBoard, line: BoardLine, awards: readonly AwardSpan[]): AwardConfig | null {
  if (awards.length === 0 || board.rankOf(line) === NO_PLACE) return null;
  return awardAt(awards, board.officialIndexOf(line));
}
