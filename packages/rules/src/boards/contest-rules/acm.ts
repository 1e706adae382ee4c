import { VERDICT } from '@assay/contract/verdict.ts';
import { type Cell, type ContestRule, emptyCell } from './rule.ts';
import { isRejected, visibilityOf } from './tries.ts';

/**
 * Three ways to add up penalty time that real contests use: every time in seconds (the spec's `totalTime`); every time
 * floored to its minute (ICPC); seconds that are floored once, in the sum. They differ by up to a minute per problem
 * and so change places.
 */
export const PENALTY_UNITS = ['seconds', 'minutes', 'sumToMinutes'] as const;
export type PenaltyUnit = (typeof PENALTY_UNITS)[number];

export interface AcmSettings {
  /** Seconds for each rejected submission before the accepted one. */
  penaltyS: number;
  unit: PenaltyUnit;
  /** Break ties by the time of the last accepted problem, as ICPC does; the spec's boards share the place. */
  lastAcceptedBreaksTies: boolean;
}

/** The spec's board (BOARD-1). */
export const ACM_DEFAULTS: AcmSettings = { penaltyS: 1200, unit: 'seconds', lastAcceptedBreaksTies: false };
/** The board of ICPC contests. */
export const ICPC_SETTINGS: AcmSettings = { penaltyS: 1200, unit: 'minutes', lastAcceptedBreaksTies: true };

/** Whether places are those of ICPC contests, however long the penalty. */
export const isIcpcRule = ({ unit, lastAcceptedBreaksTies }: Omit<AcmSettings, 'penaltyS'>) =>
  unit === ICPC_SETTINGS.unit && lastAcceptedBreaksTies === ICPC_SETTINGS.lastAcceptedBreaksTies;

/**
 * ACM rules: solved problems, then penalty time: of each solved problem the time of the first accepted submission and
 * a penalty for each rejected one before it. What follows the accepted one is ignored, except that under the seal it
 * still counts as a try (BOARD-11), so that a cell does not tell more than its number of submissions.
 */
export function acmRule(settings: AcmSettings = ACM_DEFAULTS): ContestRule {
  const { penaltyS, unit, lastAcceptedBreaksTies } = settings;
  const stepMs = unit === 'minutes' ? 60_000 : 1000;
  const floored = (ms: number) => Math.floor(ms / stepMs) * (stepMs / 1000);

  return {
    name: 'acm',

    fold(tries, view): Cell {
      const cell = emptyCell();
      for (const attempt of tries) {
        const seen = visibilityOf(attempt, view);
        if (seen === 'absent') continue;
        if (seen === 'hidden' || seen === 'waiting') {
          cell.pending += seen === 'hidden' || !cell.accepted ? 1 : 0;
          continue;
        }
        cell.judged += 1;
        const accepted = attempt.status === VERDICT.accepted;
        cell.accepts += accepted ? 1 : 0;
        if (cell.accepted) continue;
        if (accepted) {
          cell.accepted = true;
          cell.atMs = attempt.atMs;
          cell.timeMs = attempt.timeMs;
        } else if (isRejected(attempt.status)) cell.wrong += 1;
        else continue;
        cell.afterEnd = attempt.atMs >= view.durationMs;
      }
      return cell;
    },

    total(cells) {
      let points = 0;
      let time = 0;
      let lastMs = 0;
      for (const cell of cells) {
        if (!cell?.accepted || cell.atMs === null) continue;
        points += 1;
        time += floored(cell.atMs) + cell.wrong * penaltyS;
        lastMs = Math.max(lastMs, cell.atMs);
      }
      if (unit === 'sumToMinutes') time = Math.floor(time / 60) * 60;
      return { points, time, tie: lastAcceptedBreaksTies ? floored(lastMs) : 0, lastMs };
    },
  };
}
