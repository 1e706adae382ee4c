import type { OiScoreType } from '@assay/contract/contests/contest.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { type Cell, type ContestRule, emptyCell } from './rule.ts';
import { isJudgeFailure, pointsOf, type Submission, visibilityOf } from './tries.ts';

/**
 * OI rules: the sum of scores; of each problem counts the last judged submission (`Recent`, a compile error counts as
 * nothing scored) or the best (`Highest`). Ties: the smaller sum of running times of the accepted ones
 * (BOARD-2).
 */
export function oiRule(scoreType: OiScoreType): ContestRule {
  return {
    name: 'oi',

    fold(tries, view): Cell {
      const cell = emptyCell();
      for (const attempt of tries) {
        const seen = visibilityOf(attempt, view);
        if (seen === 'absent') continue;
        if (seen !== 'judged') {
          cell.pending += 1;
          continue;
        }
        cell.judged += 1;
        cell.accepts += attempt.status === VERDICT.accepted ? 1 : 0;
        if (isJudgeFailure(attempt.status)) continue;
        if (scoreType === 'Recent' || isBetter(attempt, cell)) {
          cell.score = pointsOf(attempt);
          cell.accepted = attempt.status === VERDICT.accepted;
          cell.timeMs = cell.accepted ? attempt.timeMs : null;
          cell.atMs = attempt.atMs;
          cell.afterEnd = attempt.atMs >= view.durationMs;
        }
      }
      return cell;
    },

    total(cells) {
      const total = { points: 0, time: 0, tie: 0, lastMs: 0 };
      for (const cell of cells) {
        if (!cell) continue;
        total.points += cell.score ?? 0;
        total.time += cell.timeMs ?? 0;
        total.lastMs = Math.max(total.lastMs, cell.atMs ?? 0);
      }
      return total;
    },
  };
}

/** More points; at equal points an accepted one, then the shorter running time. */
function isBetter(attempt: Submission, cell: Cell): boolean {
  const points = pointsOf(attempt);
  if (cell.score === null || points !== cell.score) return cell.score === null || points > cell.score;
  if (attempt.status !== VERDICT.accepted) return false;
  return !cell.accepted || (attempt.timeMs ?? 0) < (cell.timeMs ?? 0);
}
