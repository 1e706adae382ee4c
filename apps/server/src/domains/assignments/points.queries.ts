import type { FeedbackMark } from '@assay/contract/assignments/feedback.ts';
import type { Venue } from '@assay/contract/venue.ts';
import { type Insertable, sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import type { AssignmentPoints } from '../../platform/db/schema.ts';
import { inVenue } from '../venues/venues.queries.ts';

/** Points that were given by hand in an assignment to some people. */
export async function listPoints(db: Queryable, assignmentId: number, uids: readonly number[]) {
  const { rows } = await sql<{ uid: number; pid: number; percent: number }>`
    select uid, pid, percent from assignment_points
    where assignment_id = ${assignmentId} and uid = any(${uids}::bigint[])`.execute(db);
  return rows;
}

/** What was given by hand to one person for one problem, held until the transaction ends. */
export const lockPoints = (tx: Queryable, assignmentId: number, uid: number, pid: number) =>
  tx
    .selectFrom('assignment_points')
    .select(['percent', 'reason', 'by_uid'])
    .where('assignment_id', '=', assignmentId)
    .where('uid', '=', uid)
    .where('pid', '=', pid)
    .forUpdate()
    .executeTakeFirst();

export const upsertPoints = (tx: Queryable, row: Insertable<AssignmentPoints>) =>
  tx
    .insertInto('assignment_points')
    .values(row)
    .onConflict((on) =>
      on.columns(['assignment_id', 'uid', 'pid']).doUpdateSet(({ ref }) => ({
        percent: ref('excluded.percent'),
        reason: ref('excluded.reason'),
        by_uid: ref('excluded.by_uid'),
        gmt_create: ref('excluded.gmt_create'),
      })),
    )
    .execute();

export const deletePoints = (tx: Queryable, assignmentId: number, uid: number, pid: number) =>
  tx
    .deleteFrom('assignment_points')
    .where('assignment_id', '=', assignmentId)
    .where('uid', '=', uid)
    .where('pid', '=', pid)
    .execute();

/** How the submissions of people to problems of a venue were marked: the last mark at each. */
export async function listMarks(
  db: Queryable,
  { venue, uids, from }: { venue: Venue; uids: readonly number[]; from: Date },
) {
  const { rows } = await sql<{ uid: number; pid: number; mark: FeedbackMark }>`
    select distinct on (s.uid, s.pid) s.uid, s.pid, m.mark
    from submission_marks m join submissions s on s.id = m.submission_id
    where ${inVenue(venue)} and s.received_at >= ${from} and s.uid = any(${uids}::bigint[])
    order by s.uid, s.pid, m.gmt_create desc, s.id desc`.execute(db);
  return rows;
}
