import { groupOfVenue, venueIdOf } from '@assay/contract/venue.ts';
import { supervisedFrom } from '@assay/rules/assignments/supervision.ts';
import { rightsInGroups } from '../../groups/assistants/assistants.ts';
import type { Supervises } from '../../submissions/supervision.ts';
import { targetColumns } from '../manage.ts';
import { listSupervising } from './supervision.queries.ts';

/**
 * Whether the viewer is one of those who run a group that was set it as work, or an assistant for feedback, of a member's submission to it
 * (ASG-17). A timed work says itself who sees what.
 */
export const supervises: Supervises = async (call, { uid, venue, receivedAt }) => {
  const { viewer } = call;
  const target = targetColumns(venue.kind, venueIdOf(venue));
  if (!viewer || (target.training_id === null && target.qsheet_id === null)) return false;
  const sets = await listSupervising(call.db, uid, target);
  const gids = sets.flatMap((one) => {
    const isOwn = groupOfVenue(venue) === one.gid;
    return receivedAt >= supervisedFrom({ ...one, isOwn }) ? [one.gid] : [];
  });
  if (gids.length === 0) return false;
  const rights = await rightsInGroups(call, viewer, gids);
  return gids.some((gid) => rights.get(gid)?.has('feedback'));
};
