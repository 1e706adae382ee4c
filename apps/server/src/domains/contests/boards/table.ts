import type { Lang } from '@assay/contract/errors.ts';
import type { BoardTable } from '@assay/formats/contests/board-table.ts';
import type { Board, BoardLine } from '@assay/rules/boards/board.ts';
import { awardOf } from '@assay/rules/boards/page.ts';
import type { ContestView } from '../entry.ts';
import type { LiveBoard } from './live-board.ts';
import { awardsOf } from './page.ts';

const HEADS: Record<Lang, { head: readonly string[]; solved: string; score: string; time: string; award: string }> = {
  zh: { head: ['排名', '用户名', '显示名', '学校'], solved: '通过数', score: '总分', time: '用时', award: '奖项' },
  en: { head: ['Rank', 'Username', 'Name', 'School'], solved: 'Solved', score: 'Score', time: 'Time', award: 'Award' },
};

/** A whole board as a table; stars have `*` for a rank. Times are in the unit of the rule: seconds, OI milliseconds. */
export function tableOf(live: LiveBoard, view: ContestView, board: Board, removeStar: boolean, lang: Lang): BoardTable {
  const { head, solved, score, time, award } = HEADS[lang];
  const isAcm = board.rule.name === 'acm';
  const problems = live.problems.map(({ display_id }) => display_id);
  const unit = board.rule.name === 'oi' ? 'ms' : 's';
  const spans = awardsOf(view, board);
  const rows = board.list(removeStar).map((line) => {
    const { username, rankShowName, school, members } = live.person(line.uid);
    const rank = board.rankOf(line);
    return [
      rank === -1 ? '*' : String(rank),
      members?.join(', ') ?? username,
      rankShowName,
      school,
      String(line.total.points),
      String(line.total.time),
      awardOf(board, line, spans)?.name ?? '',
      ...problems.map((_, at) => cellText(isAcm, line, at)),
    ];
  });
  return { header: [...head, isAcm ? solved : score, `${time} (${unit})`, award, ...problems], rows };
}

/** ACM: `2/1:23:45` is accepted at the second try, `3/-` three tries without success, `?` with results unknown. */
function cellText(isAcm: boolean, { cells }: BoardLine, problem: number): string {
  const cell = cells[problem];
  if (!cell || cell.judged + cell.pending === 0) return '';
  const unknown = cell.pending > 0 ? ` ?${cell.pending}` : '';
  if (!isAcm) return cell.score === null ? '?' : String(cell.score);
  if (!cell.accepted || cell.atMs === null) return `${cell.wrong}/-${unknown}`;
  return `${cell.wrong + 1}/${clock(cell.atMs)}${unknown}`;
}

function clock(atMs: number): string {
  const seconds = Math.floor(atMs / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
