import type { AssistantRight } from '@assay/contract/groups/assistants.ts';
import { groupOfVenue, venueIdOf } from '@assay/contract/venue.ts';
import { supervisedFrom } from '@assay/rules/assignments/supervision.ts';
import { isWithin } from '@assay/rules/groups/assistants.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Assists, assistsInGroups } from '../../groups/assistants/assistants.ts';
import type { Supervises } from '../../submissions/supervision.ts';
import type { AssignmentColumns } from '../assignments.queries.ts';
import { targetColumns } from '../target.queries.ts';
import { listSupervising } from './supervision.queries.ts';

/** Whether somebody has a right over a member of a class of the group. */
export const mayAssist = (assists: Assists | undefined, right: AssistantRight, label: string): boolean =>
  assists?.rights.has(right) === true && isWithin(assists.labels, label);

/** Since when those who run a group read what a member submits to what it is set; null where they do not (ASG-17). */
export async function supervisedSince(db: Queryable, uid: number, row: AssignmentColumns): Promise<Date | null> {
  const sets = (await listSupervising(db, uid, row)).filter(({ gid }) => gid === row.gid);
  const since = sets.map((one) => supervisedFrom({ ...one, isOwn: one.targetGid === row.gid }).getTime());
  return since.length === 0 ? null : new Date(Math.min(...since));
}

/**
 * Whether the viewer is one of those who run a group that was set it as work, or an assistant for feedback, of a member's submission to it
 * (ASG-17). A timed work says itself who sees what.
 */
export const supervises: Supervises = async (call, { uid, venue, receivedAt }) => {
  const { viewer } = call;
  const target = targetColumns(venue.kind, venueIdOf(venue));
  if (!viewer || (target.training_id === null && target.qsheet_id === null)) return false;
  const sets = await listSupervising(call.db, uid, target);
  const since = sets.filter((one) => {
    const isOwn = groupOfVenue(venue) === one.gid;
    return receivedAt >= supervisedFrom({ ...one, isOwn });
  });
  if (since.length === 0) return false;
  const gids = since.map(({ gid }) => gid);
  const assists = await assistsInGroups(call, viewer, gids);
  return since.some(({ gid, label }) => mayAssist(assists.get(gid), 'feedback', label));
};
