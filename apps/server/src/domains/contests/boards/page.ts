import type { BoardPage, BoardRow } from '@assay/contract/contests/boards.ts';
import type { ContestType } from '@assay/contract/contests/contest.ts';
import { type AwardConfig, awardSpans } from '@assay/rules/contests/awards.ts';
import { boardFor, hidesOwnResults } from '@assay/rules/contests/seal.ts';
import type { Board } from '@assay/rules/ranking/board.ts';
import { boardPage, type PageRow } from '@assay/rules/ranking/page.ts';
import { acmRow, oiRow } from '@assay/rules/ranking/wire-rows.ts';
import type { ContestView } from '../entry.ts';
import type { LiveBoard } from './live-board.ts';
import { rowText } from './row-text.ts';

/** What a viewer asks of a board. */
export interface BoardWish {
  currentPage: number;
  limit: number;
  forceRefresh?: boolean | undefined;
  removeStar?: boolean | undefined;
  concernedList?: readonly number[] | undefined;
  keyword?: string | undefined;
  containsEnd?: boolean | undefined;
}

/** The board that this viewer gets of the three: the seal and the rank of the viewer decide. */
export function chooseBoard(live: LiveBoard, view: ContestView, wish: Pick<BoardWish, 'forceRefresh' | 'containsEnd'>) {
  const name = boardFor(view.moment.sealed, {
    isContestAdmin: view.isAdmin,
    forceRefresh: wish.forceRefresh ?? false,
    containsEnd: wish.containsEnd ?? false,
  });
  return { name, board: live.boards.board(name) };
}

export const awardsOf = ({ row }: ContestView, board: Board) =>
  awardSpans(
    row.award_type,
    row.award_configs as unknown as AwardConfig[],
    board.list(true).length,
    board.countScoring(),
  );

/** Writes lines of a board as JSON of the wire. */
function rowTexts(live: LiveBoard, board: Board, ownLine: number | null): (row: PageRow) => string {
  const ids = live.problems.map(({ display_id }) => display_id);
  const isAcm = board.rule.name === 'acm';
  return (row) => {
    const person = live.person(row.line.uid);
    const write = (): Omit<BoardRow, 'isPinned' | 'isOwn'> => {
      const { username, rankShowName, school, gender, avatar, members } = person;
      const results = isAcm ? acmRow(board, row, ids) : oiRow(row, ids);
      return { username, rankShowName, school, gender, avatar, members, ...results };
    };
    return rowText(board, row, { person, isOwn: row.line.uid === ownLine, write });
  };
}

export const problemsOf = (live: LiveBoard, board: Board) =>
  live.problems.map(({ display_id, display_title, color }, at) => {
    const { ac = 0, total = 0 } = board.counts[at] ?? {};
    return { displayId: display_id, displayTitle: display_title, color, ac, total };
  });

/**
 * A page as bytes of JSON, the envelope around it; pages that show nobody's own line are kept until the board changes.
 * @param ownUid who looks; null for a board without an own line
 */
export function pageJson(live: LiveBoard, view: ContestView, wish: BoardWish, ownUid: number | null): Buffer {
  const { name, board } = chooseBoard(live, view, wish);
  const ownLine = ownUid === null ? null : live.lineOf(ownUid);
  const make = (): Buffer => {
    const { moment } = view;
    const isLive = name === 'sealed' && !hidesOwnResults(moment.type as ContestType, moment.sealed);
    const keyword = wish.keyword?.trim().toLowerCase();
    const matches = (uid: number) => {
      const { rankShowName, school } = live.person(uid);
      return rankShowName.toLowerCase().includes(keyword!) || school.toLowerCase().includes(keyword!);
    };
    const query = {
      currentPage: wish.currentPage,
      limit: wish.limit,
      removeStar: wish.removeStar ?? false,
      concerned: wish.concernedList ?? [],
      ownUid: ownLine,
      matches: keyword ? matches : undefined,
      ownFrom: isLive ? live.boards.board('real') : undefined,
    };
    const { total, records } = boardPage(board, query, awardsOf(view, board));
    const rest: Omit<BoardPage, 'records'> = {
      total,
      size: wish.limit,
      current: wish.currentPage,
      problems: problemsOf(live, board),
      sealed: name === 'sealed',
      type: view.row.type,
    };
    const rows = records.map(rowTexts(live, board, ownLine)).join();
    return Buffer.from(
      `{"status":200,"msg":"success","data":{"records":[${rows}],${JSON.stringify(rest).slice(1)}}`,
    );
  };
  const isPersonal = ownLine !== null || (wish.concernedList?.length ?? 0) > 0;
  if (isPersonal) return make();
  const { currentPage, limit, removeStar, keyword } = wish;
  const { award_type, award_configs } = view.row;
  return live.keptPage(
    JSON.stringify([name, currentPage, limit, removeStar, keyword, award_type, award_configs]),
    make,
  );
}
