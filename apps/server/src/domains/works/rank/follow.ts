import { venueIdOf } from '@assay/contract/venue.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { insertIdNotifications } from '../../../platform/db/notifications.queries.ts';
import type { SignalMap } from '../../../platform/signals.ts';
import { deleteFromWorks } from './cells.queries.ts';
import { countAnew } from './cells.ts';

/** Tells web nodes whose rank changed: ids of works. */
export const WORK_RANK_CHANNEL = 'work_rank';

export const tellRank = (tx: Queryable, wids: readonly number[]) => insertIdNotifications(tx, WORK_RANK_CHANNEL, wids);

type Judged = Pick<SignalMap['submissions.judged'][number], 'uid' | 'pid' | 'venue'>;

async function follow(tx: Queryable, events: readonly Judged[]): Promise<void> {
  const byWork = new Map<number, Judged[]>();
  for (const event of events) {
    const wid = venueIdOf(event.venue);
    byWork.set(wid, [...(byWork.get(wid) ?? []), event]);
  }
  for (const [wid, own] of [...byWork].sort(([a], [b]) => a - b)) {
    const uids = [...new Set(own.map(({ uid }) => uid))];
    const pids = [...new Set(own.map(({ pid }) => pid))];
    await countAnew(tx, wid, { uids, pids });
    await tellRank(tx, [wid]);
  }
}

/** Cells are counted anew from the submissions, so that rejudging and deleting are exact. */
export const followWorkResults = (events: SignalMap['submissions.judged'], tx: Queryable) => follow(tx, events);
export const followWorkDeletion = (event: SignalMap['submission.deleted'], tx: Queryable) => follow(tx, [event]);

/** A problem that is deleted leaves every work before. */
export async function followWorkProblemDeletion({ pid }: SignalMap['problem.deleted'], tx: Queryable): Promise<void> {
  for (const wid of await deleteFromWorks(tx, pid)) {
    await countAnew(tx, wid, { uids: null, pids: [] });
    await tellRank(tx, [wid]);
  }
}
