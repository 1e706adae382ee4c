import type { AwardConfig } from '../contests/awards.ts';
import type { BoardLine } from './board.ts';
import type { Cell } from './contest-rules/rule.ts';
import type { ShownBoard } from './guests.ts';
import type { PageRow } from './page.ts';

/** A cell of an ACM board with the names of its fields on the wire (BOARD-14). */
export interface AcmCell {
  isAC: boolean;
  isFirstAC: boolean;
  isAfterContest: boolean;
  /** Seconds. */
  ACTime: number | null;
  errorNum: number;
  /** Submissions whose result is not known: under the seal or not judged yet. */
  tryNum: number;
}

interface RowHead {
  uid: number;
  rank: number;
  isWinAward: boolean;
  awardName: string | null;
  awardBackground: string | null;
  awardColor: string | null;
}

export interface AcmRow extends RowHead {
  ac: number;
  /** Submissions, known or not. */
  total: number;
  /** Seconds. */
  totalTime: number;
  submissionInfo: Record<string, AcmCell>;
}

export interface OiRow extends RowHead {
  totalScore: number;
  /** Milliseconds under OI rules, seconds under the others. */
  totalTime: number;
  /** Points; null for a problem that was tried and whose result is not known. */
  submissionInfo: Record<string, number | null>;
  /** Running time of the accepted submission that counts, in milliseconds. */
  timeInfo: Record<string, number>;
}

/** A row of an ACM board; cells are keyed by the display ids of the problems, in the contest's order. */
export function acmRow(board: ShownBoard, { line, rank, award }: PageRow, displayIds: readonly string[]): AcmRow {
  const submissionInfo: AcmRow['submissionInfo'] = {};
  let total = 0;
  for (const [problem, cell] of cellsOf(line)) {
    total += cell.judged + cell.pending;
    submissionInfo[displayIds[problem]!] = {
      isAC: cell.accepted,
      // the first to solve it was there
      isFirstAC: line.participation !== 'virtual' && board.isFirst(problem, cell),
      isAfterContest: cell.afterEnd,
      ACTime: cell.accepted && cell.atMs !== null ? Math.floor(cell.atMs / 1000) : null,
      errorNum: cell.wrong,
      tryNum: cell.pending,
    };
  }
  const { points, time } = line.total;
  return { ...headOf(line, rank, award), ac: points, total, totalTime: time, submissionInfo };
}

/** A row of a board with scores. */
export function oiRow({ line, rank, award }: PageRow, displayIds: readonly string[]): OiRow {
  const submissionInfo: OiRow['submissionInfo'] = {};
  const timeInfo: OiRow['timeInfo'] = {};
  for (const [problem, cell] of cellsOf(line)) {
    const displayId = displayIds[problem]!;
    if (cell.score !== null || cell.pending > 0) submissionInfo[displayId] = cell.score;
    if (cell.timeMs !== null) timeInfo[displayId] = cell.timeMs;
  }
  const { points, time } = line.total;
  return { ...headOf(line, rank, award), totalScore: points, totalTime: time, submissionInfo, timeInfo };
}

function headOf({ uid }: BoardLine, rank: number, award: AwardConfig | null): RowHead {
  return {
    uid,
    rank,
    isWinAward: award !== null,
    awardName: award?.name ?? null,
    awardBackground: award?.background ?? null,
    awardColor: award?.color ?? null,
  };
}

/** Cells in which something was submitted that this board shows. */
function* cellsOf(line: BoardLine): Generator<[number, Cell]> {
  for (const [problem, cell] of line.cells.entries()) {
    if (cell && cell.judged + cell.pending > 0) yield [problem, cell];
  }
}
