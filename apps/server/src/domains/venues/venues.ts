import { fail } from '@assay/contract/errors.ts';
import { isAdminRole } from '@assay/contract/roles.ts';
import type { Venue } from '@assay/contract/venue.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/http/call.ts';
import { findPublicVenueProblem, type VenueProblem } from './venues.queries.ts';

/** The columns of a submission that say where it was made; 0 means "not there". */
export interface VenueColumns {
  cid: number;
  timed_work_id: number;
  qsheet_id: number;
  gid: number;
  tid: number;
}

const NOWHERE: VenueColumns = { cid: 0, timed_work_id: 0, qsheet_id: 0, gid: 0, tid: 0 };

export function venueColumns(venue: Venue): VenueColumns {
  switch (venue.kind) {
    case 'public':
      return NOWHERE;
    case 'contest':
      return { ...NOWHERE, cid: venue.id };
    case 'timedWork':
      return { ...NOWHERE, timed_work_id: venue.id };
    case 'qsheet':
      return { ...NOWHERE, qsheet_id: venue.id };
    case 'training':
      return { ...NOWHERE, tid: venue.id, gid: venue.groupId ?? 0 };
    case 'group':
      return { ...NOWHERE, gid: venue.id };
  }
}

/**
 * The problem at an address of a venue, when this viewer may submit to it there.
 * Private problems answer like missing ones, except to those who manage problems.
 * @throws Failure `problem.unknown`, `venue.unknown`
 */
export async function problemToSolve(
  db: Queryable,
  venue: Venue,
  address: string,
  viewer: Viewer,
): Promise<VenueProblem> {
  // Contests, timed works, sheets, trainings and groups do not exist yet, so no id of theirs can be right.
  if (venue.kind !== 'public') return fail('venue.unknown');
  const problem = await findPublicVenueProblem(db, address);
  if (!problem) return fail('problem.unknown');
  if (problem.auth !== 1 && !isAdminRole(viewer.role)) return fail('problem.unknown');
  return problem;
}
