import type { Board, BoardLine } from '@assay/rules/boards/board.ts';
import type { PageRow } from '@assay/rules/boards/page.ts';
import type { Total } from '@assay/rules/boards/rule.ts';
import type { AwardConfig } from '@assay/rules/contests/awards.ts';
import type { Person } from './people.ts';

/** The JSON of a line, and everything it was made of besides the line's cells, which change with its total alone. */
interface KeptText {
  /** A new object whenever a cell of the line changed. */
  total: Total;
  person: Person;
  rank: number;
  award: string;
  /** Which cells are the first to solve their problem. */
  firsts: number;
  text: string;
}

const kept = new WeakMap<BoardLine, KeptText>();

/** More first solutions than this do not fit into a number. */
const CELLS_MAX = 50;

const awardKey = (award: AwardConfig | null) =>
  award === null ? '' : `${award.name}\n${award.background}\n${award.color}`;

function firstsOf(board: Pick<Board, 'isFirst'>, { cells }: BoardLine): number {
  let firsts = 0;
  for (const [problem, cell] of cells.entries()) firsts = firsts * 2 + (cell && board.isFirst(problem, cell) ? 1 : 0);
  return firsts;
}

/**
 * The JSON of a row. It is written once for everybody and kept while nothing in it changes; only what depends on who
 * looks is put in front each time.
 * @param write the row without `isPinned` and `isOwn`
 */
export function rowText(
  board: Pick<Board, 'isFirst'>,
  row: PageRow,
  { person, isOwn, write }: { person: Person; isOwn: boolean; write(): object },
): string {
  const { line, rank } = row;
  const known = kept.get(line);
  const award = awardKey(row.award);
  const firsts = firstsOf(board, line);
  const isSame =
    known?.total === line.total &&
    known.person === person &&
    known.rank === rank &&
    known.award === award &&
    known.firsts === firsts &&
    // the place of a guest is none of these
    line.standing !== 'virtual' &&
    line.cells.length <= CELLS_MAX;
  const text = isSame ? known.text : JSON.stringify(write()).slice(1);
  if (!isSame) kept.set(line, { total: line.total, person, rank, award, firsts, text });
  return `{"isPinned":${row.isPinned},"isOwn":${isOwn},${text}`;
}
