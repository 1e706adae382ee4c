import type { Venue } from '@assay/contract/venue.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { inVenue } from '../venues/venues.queries.ts';

export async function deleteSubmissionRow(db: Queryable, submitId: number) {
  const row = await db
    .deleteFrom('submissions')
    .where('id', '=', submitId)
    .returning(['uid', 'pid', 'username', 'status', 'language', 'venue_kind', 'venue_id', 'group_id'])
    .executeTakeFirst();
  return row ?? null;
}

/** What one person sent for a problem in a venue, in the order of the receipts. */
export async function listSubmissionsOf(db: Queryable, uid: number, pid: number, venue: Venue): Promise<number[]> {
  const rows = await db
    .selectFrom('submissions as s')
    .select('s.id')
    .where('s.uid', '=', uid)
    .where('s.pid', '=', pid)
    .where(inVenue(venue))
    .orderBy('s.id')
    .execute();
  return rows.map(({ id }) => id);
}
