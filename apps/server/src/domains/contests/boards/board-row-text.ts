import type { Board, BoardLine } from '@assay/rules/boards/board.ts';
import type { PageRow } from '@assay/rules/boards/page.ts';
import type { AwardConfig } from '@assay/rules/contests/awards.ts';
import { rowText } from '../../boards/row-text.ts';
import type { Person } from './people.ts';

/** More first solutions than this do not fit into a number. */
const CELLS_MAX = 50;

const awardKey = (award: AwardConfig | null) =>
  award === null ? '' : `${award.name}\n${award.background}\n${award.color}`;

function firstsOf(board: Pick<Board, 'isFirst'>, { cells }: BoardLine): number {
  let firsts = 0;
  for (const [problem, cell] of cells.entries()) firsts = firsts * 2 + (cell && board.isFirst(problem, cell) ? 1 : 0);
  return firsts;
}

interface BoardRowParts {
  person: Person;
  isOwn: boolean;
  /** The row without `isPinned` and `isOwn`. */
  write(): object;
}

/** The JSON of a contestant's row: its cells change with its total alone, which is a new object whenever one does. */
export function boardRowText(board: Pick<Board, 'isFirst'>, row: PageRow, { person, isOwn, write }: BoardRowParts) {
  const { line, rank, award, isPinned } = row;
  // the place of a guest is none of these
  const isKnown = line.participation !== 'virtual' && line.cells.length <= CELLS_MAX;
  const madeOf = isKnown ? [line.total, person, rank, awardKey(award), firstsOf(board, line)] : null;
  return rowText(line, { madeOf, isPinned, isOwn, write });
}
