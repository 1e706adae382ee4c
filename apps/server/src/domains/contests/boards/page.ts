import type { BoardPage, BoardRow } from '@assay/contract/contests/boards.ts';
import { CONTEST_STATUS, type ContestType } from '@assay/contract/contests/contest.ts';
import type { Board } from '@assay/rules/boards/board.ts';
import { ACM_DEFAULTS, type AcmSettings } from '@assay/rules/boards/contest-rules/acm.ts';
import type { ShownBoard } from '@assay/rules/boards/guests.ts';
import { boardPage, type PageRow } from '@assay/rules/boards/page.ts';
import { countOpen } from '@assay/rules/boards/reveal.ts';
import { acmRow, oiRow } from '@assay/rules/boards/wire-rows.ts';
import { type AwardConfig, awardSpans } from '@assay/rules/contests/awards.ts';
import { boardFor, hidesOwnResults } from '@assay/rules/contests/seal.ts';
import { matcherOf, pageBytes } from '../../boards/page-bytes.ts';
import type { ContestView } from '../entry.ts';
import { boardRowText } from './board-row-text.ts';
import type { LiveBoard } from './live-board.ts';
import type { Person } from './people.ts';

/** What a viewer asks of a board. */
export interface BoardQuery {
  currentPage: number;
  limit: number;
  forceRefresh?: boolean | undefined;
  removeStar?: boolean | undefined;
  concernedList?: readonly number[] | undefined;
  keyword?: string | undefined;
  containsEnd?: boolean | undefined;
}

/** The board that this viewer gets of the three: the seal and the rank of the viewer decide. */
export function chooseBoard(
  live: LiveBoard,
  view: ContestView,
  query: Pick<BoardQuery, 'forceRefresh' | 'containsEnd'>,
) {
  const name = boardFor(view.moment.sealed, {
    isContestAdmin: view.isAdmin,
    forceRefresh: query.forceRefresh ?? false,
    containsEnd: query.containsEnd ?? false,
  });
  return { name, board: live.boards.board(name) };
}

export const awardsOf = ({ row }: ContestView, board: ShownBoard) =>
  awardSpans(
    row.award_type,
    row.award_configs as unknown as AwardConfig[],
    board.countOfficial(),
    board.countScoring(),
  );

/** A board as one viewer is shown it. */
export interface ShownPage {
  board: ShownBoard;
  isSealed: boolean;
  /** The own lines, the first of them on top. */
  own: readonly number[];
  /** The real board, when the own line of a sealed one is live. */
  ownFrom?: Board | undefined;
  /** Who stands there besides contestants, by line; with the ids of their accounts. */
  guests?: ReadonlyMap<number, Person>;
  /** Of a virtual participation: seconds that have passed on this board. */
  virtualAt?: number | undefined;
  /** After the end: submissions whose results have not come yet. */
  open?: number | undefined;
}

/** Writes lines of a board as JSON of the wire. */
function rowTexts(live: LiveBoard, { board, own, guests }: ShownPage): (row: PageRow) => string {
  const ids = live.problems.map(({ display_id }) => display_id);
  const isAcm = board.rule.name === 'acm';
  return (row) => {
    const guest = guests?.get(row.line.uid);
    const person = guest ?? live.person(row.line.uid);
    const write = (): Omit<BoardRow, 'isPinned' | 'isOwn'> => {
      const { username, rankShowName, school, gender, avatar, members } = person;
      const results = isAcm ? acmRow(board, row, ids) : oiRow(row, ids);
      const asGuest = guest && { uid: guest.uid, isVirtual: true, place: board.placeOf(row.line) };
      return { username, rankShowName, school, gender, avatar, members, ...results, ...asGuest };
    };
    return boardRowText(board, row, { person, isOwn: own.includes(row.line.uid), write });
  };
}

export const problemsOf = (live: LiveBoard, board: ShownBoard) =>
  live.problems.map(({ display_id, display_title, color, io_score }, at) => {
    const { ac = 0, total = 0 } = board.counts[at] ?? {};
    const fullScore = board.rule.name === 'acm' ? null : (io_score ?? 100);
    return { displayId: display_id, displayTitle: display_title, color, ac, total, fullScore };
  });

/** A page of a board as bytes of JSON, the envelope around it. */
export function boardPageBytes(live: LiveBoard, view: ContestView, asked: BoardQuery, shown: ShownPage): Buffer {
  const { board, own, guests, ownFrom, isSealed, virtualAt, open } = shown;
  const [ownUid = null, ...others] = own;
  const query = {
    currentPage: asked.currentPage,
    limit: asked.limit,
    removeStar: asked.removeStar ?? false,
    concerned: [...others, ...(asked.concernedList ?? [])],
    ownUid,
    matches: matcherOf(asked.keyword, (line) => guests?.get(line) ?? live.person(line)),
    ownFrom,
  };
  const { total, records } = boardPage(board, query, awardsOf(view, board));
  const rest: Omit<BoardPage, 'records'> = {
    total,
    size: asked.limit,
    current: asked.currentPage,
    problems: problemsOf(live, board),
    sealed: isSealed,
    type: view.row.type,
    ...(board.rule.name === 'oi' && { oiRankScoreType: view.row.oi_rank_score_type }),
    ...(board.rule.name === 'acm' && { acm: (view.row.acm_settings as unknown as AcmSettings | null) ?? ACM_DEFAULTS }),
    virtualAt,
    ...(open && { open }),
  };
  return pageBytes(records.map(rowTexts(live, shown)), rest);
}

/**
 * A page of the contest's own board; pages that show nobody's own line are kept until the board changes.
 * @param ownUid who looks; null for a board without an own line
 */
export function pageJson(live: LiveBoard, view: ContestView, query: BoardQuery, ownUid: number | null): Buffer {
  const { name, board } = chooseBoard(live, view, query);
  const ownLine = ownUid === null ? null : live.lineOf(ownUid);
  const open = view.status === CONTEST_STATUS.ended && name === 'real' ? countOpen(board) : 0;
  const make = (): Buffer => {
    const { moment } = view;
    const isLive = name === 'sealed' && !hidesOwnResults(moment.type as ContestType, moment.sealed);
    const ownFrom = isLive ? live.boards.board('real') : undefined;
    return boardPageBytes(live, view, query, {
      board,
      isSealed: name === 'sealed',
      own: ownLine === null ? [] : [ownLine],
      ownFrom,
      open,
    });
  };
  const isPersonal = ownLine !== null || (query.concernedList?.length ?? 0) > 0;
  if (isPersonal) return make();
  const { currentPage, limit, removeStar, keyword } = query;
  const { award_type, award_configs } = view.row;
  return live.keptPage(
    JSON.stringify([name, currentPage, limit, removeStar, keyword, award_type, award_configs, open]),
    make,
  );
}
