import { groupOfVenue, venueIdOf } from '@assay/contract/venue.ts';
import { supervisedFrom } from '@assay/rules/assignments/supervision.ts';
import { isWithin } from '@assay/rules/groups/assistants.ts';
import { type Assists, assistsInGroups } from '../../groups/assistants/assistants.ts';
import type { Supervises } from '../../submissions/supervision.ts';
import { targetColumns } from '../target.queries.ts';
import { listSupervising } from './supervision.queries.ts';

/** Whether somebody writes feedback for a member of a class of the group. */
export const mayFeedBack = (assists: Assists | undefined, label: string): boolean =>
  assists?.rights.has('feedback') === true && isWithin(assists.labels, label);

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
  return since.some(({ gid, label }) => mayFeedBack(assists.get(gid), label));
};
