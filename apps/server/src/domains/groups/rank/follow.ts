import { groupOfVenue, type Venue } from '@assay/contract/venue.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { SignalMap } from '../../../platform/signals.ts';
import { type ResultKey, recountResults } from './results.queries.ts';

/** Whose results in which groups some submissions concern, each once, in one order. */
function keysOf(events: readonly { uid: number; venue: Venue }[]): ResultKey[] {
  const keys = new Map<string, ResultKey>();
  for (const { uid, venue } of events) {
    const gid = groupOfVenue(venue);
    if (gid !== null) keys.set(`${gid}:${uid}`, { gid, uid });
  }
  return [...keys.values()].sort((a, b) => a.gid - b.gid || a.uid - b.uid);
}

async function recount(events: readonly { uid: number; venue: Venue }[], tx: Queryable) {
  const keys = keysOf(events);
  if (keys.length > 0) await recountResults(tx, keys);
}

/** Keeps the results of groups in step with what was judged, also anew. */
export const followGroupResults = (events: SignalMap['submissions.judged'], tx: Queryable) => recount(events, tx);

/** The same when a submission was deleted. */
export const followGroupDeletion = (event: SignalMap['submission.deleted'], tx: Queryable) => recount([event], tx);
