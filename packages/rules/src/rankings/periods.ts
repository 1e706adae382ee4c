import { RANK_PERIOD, type RankPeriod } from '@assay/contract/rankings/rank-list.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Begins before everything that anybody submitted. */
const EVER = '1970-01-01';

/** The Monday of a day's week. */
function mondayOf(day: string): string {
  const date = new Date(Date.parse(day));
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The first day of the period that a day is in: weeks begin on Monday (RANK-1).
 * @param today `YYYY-MM-DD`, in the time zone of the site
 */
export function periodStart(period: RankPeriod, today: string): string {
  switch (period) {
    case RANK_PERIOD.week:
      return mondayOf(today);
    case RANK_PERIOD.month:
      return `${today.slice(0, 7)}-01`;
    case RANK_PERIOD.year:
      return `${today.slice(0, 4)}-01-01`;
    default:
      return EVER;
  }
}
