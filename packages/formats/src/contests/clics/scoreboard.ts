import type { Board, BoardLine } from '@assay/rules/boards/board.ts';
import type { Cell } from '@assay/rules/boards/contest-rules/rule.ts';
import { compareTotals } from '@assay/rules/boards/places.ts';
import { type ContestLog, teamOf } from '../contest-log.ts';
import { clicsState, type LogMoments } from './objects.ts';
import { absTime, minutesOf, relTime } from './times.ts';

interface PassFailProblem {
  problem_id: string;
  /** Up to and including the first correct one. */
  num_judged: number;
  /** Queued or frozen. */
  num_pending: number;
  solved: boolean;
  /** Minutes. */
  time?: number;
}

interface ScoredProblem {
  problem_id: string;
  num_judged: number;
  num_pending: number;
  score: number;
  time?: number;
}

export interface ScoreboardRow {
  rank: number;
  team_id: string;
  score: { num_solved: number; total_time: number; time?: number } | { score: number; time?: number };
  problems: (PassFailProblem | ScoredProblem)[];
}

/**
 * The scoreboard of the API from a board over `boardFactsOf(log)`: rows by rank, then by team name. Teams without a place
 * of their own (stars) get the one they would have, as the API knows none without. Times are whole minutes.
 * @param groupId the scoreboard of this group alone, ranked by itself
 */
export function clicsScoreboard(log: ContestLog, board: Board, moments: LogMoments, nowMs: number, groupId?: string) {
  const lines = board.list().filter(({ uid }) => groupId === undefined || teamOf(log, uid).groupIds.includes(groupId));
  const placeOf = groupId === undefined ? (line: BoardLine) => board.placeOf(line) : placesIn(lines);
  const rows = lines.map((line) => ({ name: nameOf(log, line), row: rowOf(log, line, placeOf(line)) }));
  const byName = new Intl.Collator('en');
  rows.sort((a, b) => a.row.rank - b.row.rank || byName.compare(a.name, b.name));
  return {
    time: absTime(nowMs),
    contest_time: relTime(log.startMs === null ? 0 : nowMs - log.startMs),
    state: clicsState(log, moments),
    rows: rows.map(({ row }) => row),
  };
}

const nameOf = (log: ContestLog, { uid }: BoardLine) => teamOf(log, uid).displayName ?? teamOf(log, uid).name;

/** Places among some lines; stars take none from others, except where there is nobody else. */
function placesIn(lines: readonly BoardLine[]): (line: BoardLine) => number {
  const official = lines.filter(({ participation }) => participation === 'official');
  const counted = official.length > 0 ? official : lines;
  return ({ total }) => 1 + counted.filter((other) => compareTotals(other.total, total) < 0).length;
}

function rowOf(log: ContestLog, line: BoardLine, rank: number): ScoreboardRow {
  const { points, time, lastMs } = line.total;
  const last = points > 0 ? { time: minutesOf(lastMs) } : {};
  const isScored = log.scoring === 'score';
  return {
    rank,
    team_id: teamOf(log, line.uid).id,
    score: isScored ? { score: points, ...last } : { num_solved: points, total_time: Math.floor(time / 60), ...last },
    problems: log.problems.map(({ id }, at) => {
      const cell = line.cells[at];
      return isScored ? scored(id, cell) : passFail(id, cell);
    }),
  };
}

function passFail(id: string, cell: Cell | undefined): PassFailProblem {
  const solved = cell?.accepted === true;
  return {
    problem_id: id,
    num_judged: (cell?.wrong ?? 0) + (solved ? 1 : 0),
    num_pending: solved ? 0 : (cell?.pending ?? 0),
    solved,
    ...(solved && cell?.atMs != null ? { time: minutesOf(cell.atMs) } : {}),
  };
}

const scored = (id: string, cell: Cell | undefined): ScoredProblem => ({
  problem_id: id,
  num_judged: cell?.judged ?? 0,
  num_pending: cell?.pending ?? 0,
  score: cell?.score ?? 0,
  ...(cell?.score && cell.atMs !== null ? { time: minutesOf(cell.atMs) } : {}),
});
