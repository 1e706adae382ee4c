import { VERDICT } from '@assay/contract/verdict.ts';
import { type Cell, type ContestRule, emptyCell } from './rule.ts';
import { isJudgeFailure, pointsOf, visibilityOf } from './tries.ts';

export interface IoiSettings {
  /** Break ties by the time of the last submission that raised the score; IOI itself shares the place. */
  lastRaiseBreaksTies: boolean;
}

/**
 * IOI rules (since 2017): full feedback, and of each problem the sum over its subtasks of the best that any submission
 * reached there. A submission without subtasks counts with its whole score, when that is more.
 */
export function ioiRule(settings: IoiSettings = { lastRaiseBreaksTies: false }): ContestRule {
  return {
    name: 'ioi',

    fold(tries, view): Cell {
      const cell = emptyCell();
      const best: number[] = [];
      for (const attempt of tries) {
        const seen = visibilityOf(attempt, view);
        if (seen === 'absent') continue;
        if (seen !== 'judged') {
          cell.pending += 1;
          continue;
        }
        cell.judged += 1;
        const accepted = attempt.status === VERDICT.accepted;
        cell.accepts += accepted ? 1 : 0;
        if (isJudgeFailure(attempt.status)) continue;
        for (const [at, points] of (attempt.subtasks ?? []).entries()) best[at] = Math.max(best[at] ?? 0, points);
        const combined = best.reduce((sum, points) => sum + points, 0);
        const score = Math.max(combined, pointsOf(attempt));
        cell.accepted ||= accepted;
        if (cell.score === null || score > cell.score) {
          cell.score = score;
          cell.atMs = attempt.atMs;
          cell.afterEnd = attempt.atMs >= view.durationMs;
        }
      }
      cell.subtasks = best.length > 0 ? best : null;
      return cell;
    },

    total(cells) {
      let points = 0;
      let lastMs = 0;
      for (const cell of cells) {
        if (!cell?.score) continue;
        points += cell.score;
        lastMs = Math.max(lastMs, cell.atMs ?? 0);
      }
      const time = Math.floor(lastMs / 1000);
      return { points, time: settings.lastRaiseBreaksTies ? time : 0, tie: 0, lastMs };
    },
  };
}
