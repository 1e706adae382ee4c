import { groupOfVenue, type Venue } from '@assay/contract/venue.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { insertIdNotifications } from '../../../platform/db/notifications.queries.ts';
import type { Parts } from '../../../platform/of-node.ts';
import type { Services } from '../../../platform/services.ts';
import type { SignalMap } from '../../../platform/signals.ts';
import { RankChanges } from '../../boards/rank-changes.ts';
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

/** Tells web nodes whose rank changed: ids of groups. */
const RANK_CHANNEL = 'group_rank';

const openChanges = ({ notifications }: Services) => new RankChanges(notifications, RANK_CHANNEL);

/** The version of a group's rank for those who follow it. */
export const groupRankVersion = async ({ ofNode }: Parts, gid: number): Promise<string> =>
  ofNode(openChanges).version(gid);

async function recount(events: readonly { uid: number; venue: Venue }[], tx: Queryable) {
  const keys = keysOf(events);
  if (keys.length === 0) return;
  await recountResults(tx, keys);
  await insertIdNotifications(tx, RANK_CHANNEL, [...new Set(keys.map(({ gid }) => gid))]);
}

/** Keeps the results of groups in step with what was judged, also anew. */
export const followGroupResults = (events: SignalMap['submissions.judged'], tx: Queryable) => recount(events, tx);

/** The same when a submission was deleted. */
export const followGroupDeletion = (event: SignalMap['submission.deleted'], tx: Queryable) => recount([event], tx);

/** Who comes has a line, who leaves is marked. */
export const followGroupMember = ({ gid }: SignalMap['group.memberChanged'], tx: Queryable) =>
  insertIdNotifications(tx, RANK_CHANNEL, [gid]);
