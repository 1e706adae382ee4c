import { VERDICT } from '@assay/contract/verdict.ts';
import { type Cell, type ContestRule, emptyCell } from './rule.ts';
import { isRejected, pointsOf, visibilityOf } from './tries.ts';

export interface AtcoderSettings {
  /** Seconds for each rejected submission before the best one of a problem with points. */
  penaltyS: number;
}

/**
 * AtCoder rules: the sum of the best scores; then the time of the latest of those best submissions plus five minutes for
 * each rejected one before them. Compile errors and the judge's failures cost nothing; a partial result before the best
 * one is a rejected one.
 */
export function atcoderRule(settings: AtcoderSettings = { penaltyS: 300 }): ContestRule {
  return {
    name: 'atcoder',

    fold(tries, view): Cell {
      const cell = emptyCell();
      let rejected = 0;
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
        const partial = attempt.status === VERDICT.partial;
        if (!accepted && !partial && !isRejected(attempt.status)) continue;
        const points = pointsOf(attempt);
        if (cell.score === null || points > cell.score) {
          cell.score = points;
          cell.accepted = accepted;
          cell.atMs = attempt.atMs;
          cell.wrong = rejected;
          cell.afterEnd = attempt.atMs >= view.durationMs;
        }
        rejected += accepted ? 0 : 1;
      }
      // without points every rejected one is shown
      if (!cell.score) cell.wrong = rejected;
      return cell;
    },

    total(cells) {
      let points = 0;
      let wrong = 0;
      let lastMs = 0;
      for (const cell of cells) {
        if (!cell?.score) continue;
        points += cell.score;
        wrong += cell.wrong;
        lastMs = Math.max(lastMs, cell.atMs ?? 0);
      }
      return { points, time: Math.floor(lastMs / 1000) + wrong * settings.penaltyS, tie: 0, lastMs };
    },
  };
}
