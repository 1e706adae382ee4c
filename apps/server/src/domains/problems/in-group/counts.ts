import { groupOfVenue, type Venue } from '@assay/contract/venue.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { SignalMap } from '../../../platform/signals.ts';
import { addGroupCounts, type GroupCounts } from './counts.queries.ts';

interface Change {
  pid: number;
  venue: Venue;
  before: number | null;
  /** Null of a submission that is gone. */
  after: number | null;
}

const counted = (status: number | null) => Number(status !== null);
const accepted = (status: number | null) => Number(status === VERDICT.accepted);

async function follow(changes: readonly Change[], tx: Queryable): Promise<void> {
  const sums = new Map<string, GroupCounts>();
  for (const { pid, venue, before, after } of changes) {
    const gid = groupOfVenue(venue);
    if (gid === null) continue;
    const key = `${gid}:${pid}`;
    const sum = sums.get(key) ?? { gid, pid, total: 0, ac: 0 };
    sum.total += counted(after) - counted(before);
    sum.ac += accepted(after) - accepted(before);
    sums.set(key, sum);
  }
  const changed = [...sums.values()].filter(({ total, ac }) => total !== 0 || ac !== 0);
  if (changed.length > 0) await addGroupCounts(tx, changed);
}

/** Keeps the counters of a group's problems in step with what was judged; judged again, a verdict replaces the one before (GRP-13). */
export const followGroupCounts = (events: SignalMap['submissions.judged'], tx: Queryable) => follow(events, tx);

/** The same when a submission was deleted. */
export const followGroupCountsDeletion = (event: SignalMap['submission.deleted'], tx: Queryable) =>
  follow([{ ...event, after: null }], tx);
