import { RANK_PERIOD } from '@assay/contract/rankings/rank-list.ts';
import { isPractice } from '@assay/contract/venue.ts';
import { dayIn } from '@assay/rules/calendar/days.ts';
import { periodStart } from '@assay/rules/rankings/periods.ts';
import type { Services } from '../../platform/services.ts';
import type { Reactions } from '../../platform/signals.ts';
import {
  deleteEnded,
  hasChanges,
  insertChanges,
  type RunningPeriod,
  recountLines,
  takeChanges,
  takeCounting,
} from './count.queries.ts';

/** Changes that are taken together; of one person many may come at once. */
const TOGETHER = 500;
const SWEPT_TOGETHER = 20_000;

/** Notes whose results changed; their lines are counted right after, so that judging waits for no ranking (RANK-4). */
export const noteResults: Reactions['submissions.judged'][number] = async (events, tx) => {
  const uids = new Set(events.filter(({ venue }) => isPractice(venue)).map(({ uid }) => uid));
  if (uids.size > 0) await insertChanges(tx, [...uids]);
};

/** The same when a submission was deleted. */
export const noteDeletion: Reactions['submission.deleted'][number] = async ({ uid, venue }, tx) => {
  if (isPractice(venue)) await insertChanges(tx, [uid]);
};

/** The periods that run at this moment, in the time zone of the site. */
export function runningPeriods({ clock, config }: Pick<Services, 'clock' | 'config'>): RunningPeriod[] {
  const today = dayIn(config.timeZone, clock.now());
  return Object.values(RANK_PERIOD).map((period) => ({ period, starts: periodStart(period, today) }));
}

/** Counts the lines of everybody whose results changed. */
export async function countRanks(services: Services): Promise<void> {
  while (await hasChanges(services.db)) {
    const isTaken = await services.db.transaction().execute(async (tx) => {
      if (!(await takeCounting(tx))) return false;
      const uids = await takeChanges(tx, TOGETHER);
      await recountLines(tx, uids, runningPeriods(services), services.config.timeZone);
      return true;
    });
    if (!isTaken) return;
  }
}

/** Removes what belongs to periods that are over. */
export async function sweepRanks(services: Services): Promise<void> {
  let swept: number;
  do {
    swept = await services.db.transaction().execute((tx) => deleteEnded(tx, runningPeriods(services), SWEPT_TOGETHER));
  } while (swept === SWEPT_TOGETHER);
}
