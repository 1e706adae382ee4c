import type { Board } from '@assay/rules/boards/board.ts';
import { csvOf } from '@assay/rules/spreadsheets/csv.ts';
import { type ContestLog, teamOf } from './contest-log.ts';

/** A board as a table of texts, for terminals and spreadsheets. */
export interface BoardTable {
  header: string[];
  rows: string[][];
}

/**
 * Cells as people read them: ACM `+`, `+2 134` (tries before, minute), `-3`, `? 1` pending, `*` behind the first
 * accepted; scores as numbers, `?` when one is tried and not known. Stars have `*` for a rank.
 */
export function boardTable(log: ContestLog, board: Board): BoardTable {
  const isAcm = board.rule.name === 'acm';
  const labels = log.problems.map(({ label }) => label);
  const header = ['Rank', 'Team', 'Organization', isAcm ? 'Solved' : 'Score', 'Time', ...labels];
  const organizations = new Map(log.organizations.map(({ id, name }) => [id, name]));
  const rows = board.list().map((line) => {
    const { name, displayName, organizationId } = teamOf(log, line.uid);
    const rank = board.rankOf(line);
    return [
      rank === -1 ? '*' : String(rank),
      displayName ?? name,
      organizationId === null ? '' : (organizations.get(organizationId) ?? organizationId),
      String(line.total.points),
      String(isAcm && log.penaltyUnit !== 'seconds' ? Math.floor(line.total.time / 60) : line.total.time),
      ...labels.map((_, at) => cellText(board, at, line.cells[at])),
    ];
  });
  return { header, rows };
}

function cellText(board: Board, problem: number, cell: ReturnType<Board['list']>[number]['cells'][number]): string {
  if (!cell) return '';
  const pending = cell.pending > 0 ? `? ${cell.pending}` : '';
  if (board.rule.name !== 'acm') return cell.score === null ? pending && '?' : String(cell.score);
  if (cell.accepted && cell.atMs !== null) {
    const tries = cell.wrong > 0 ? `+${cell.wrong}` : '+';
    return `${tries} ${Math.floor(cell.atMs / 60_000)}${board.isFirst(problem, cell) ? '*' : ''}`;
  }
  return [cell.wrong > 0 ? `-${cell.wrong}` : '', pending].filter((part) => part !== '').join(' ');
}

/** As CSV that spreadsheets open right and safely. Cells such as `+2 134` begin like formulas, and are kept from being any. */
export const toCsv = ({ header, rows }: BoardTable): string => csvOf([header, ...rows]);

/** Columns side by side; wide letters count double, as terminals show them. */
export function toText({ header, rows }: BoardTable): string {
  const all = [header, ...rows];
  const widths = header.map((_, at) => Math.max(...all.map((row) => widthOf(row[at] ?? ''))));
  const line = (row: string[]) =>
    row
      .map((text, at) => text + ' '.repeat(widths[at]! - widthOf(text)))
      .join('  ')
      .trimEnd();
  return `${all.map(line).join('\n')}\n`;
}

/** Chinese, Japanese and Korean letters, full-width forms, pictures. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/gu;
const widthOf = (text: string) => [...text].length + (text.match(WIDE)?.length ?? 0);
