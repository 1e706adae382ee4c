import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { Venue } from '@assay/contract/venue.ts';
import { type Insertable, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import type { AssignmentExtensions } from '../../../platform/db/schema.ts';
import { inVenue } from '../../venues/venues.queries.ts';
import { withOwnDates } from '../windows/windows.queries.ts';

/** Who has a later due date, by name. */
export const listExtensions = (db: Queryable, assignmentId: number) =>
  db
    .selectFrom('assignment_extensions as x')
    .innerJoin('users as u', 'u.uid', 'x.uid')
    .leftJoin('users as g', 'g.uid', 'x.by_uid')
    .select(['x.uid', 'u.username', 'u.realname', 'x.until', 'x.reason', 'g.username as by', 'x.gmt_create'])
    .where('x.assignment_id', '=', assignmentId)
    .orderBy('u.username')
    .execute();

/** Somebody's extensions of some assignments, by assignment. */
export async function findExtensions(db: Queryable, uid: number, ids: readonly number[]) {
  const { rows } = await sql<{ assignment_id: number; until: Date; reason: string }>`
    select assignment_id, until, reason from assignment_extensions
    where uid = ${uid} and assignment_id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ assignment_id, ...extension }) => [assignment_id, extension]));
}

/** What somebody was given, held until the transaction ends. */
export const lockExtension = (tx: Queryable, assignmentId: number, uid: number) =>
  tx
    .selectFrom('assignment_extensions')
    .select(['until', 'reason', 'by_uid'])
    .where('assignment_id', '=', assignmentId)
    .where('uid', '=', uid)
    .forUpdate()
    .executeTakeFirst();

export const upsertExtension = (tx: Queryable, row: Insertable<AssignmentExtensions>) =>
  tx
    .insertInto('assignment_extensions')
    .values(row)
    .onConflict((on) =>
      on.columns(['assignment_id', 'uid']).doUpdateSet(({ ref }) => ({
        until: ref('excluded.until'),
        reason: ref('excluded.reason'),
        by_uid: ref('excluded.by_uid'),
        gmt_create: ref('excluded.gmt_create'),
      })),
    )
    .execute();

export const deleteExtension = (tx: Queryable, assignmentId: number, uid: number) =>
  tx.deleteFrom('assignment_extensions').where('assignment_id', '=', assignmentId).where('uid', '=', uid).execute();

/** Names that are told at most. */
const NAMED = 10;

/** Whose due date is moved: of one person, of a class that has its own, or of everybody else, whose extensions stay. */
export type Whose = { uid: number } | { label: string } | 'others';

interface Moved {
  id: number;
  gid: number;
  venue: Venue;
  /** When work was due until now, and from now on. */
  from: Date;
  to: Date;
  whose: Whose;
}

/** Whose work was in time and would come late where it is due sooner: `ada: 1001`, one for each problem. */
export async function listBecomingLate(tx: Queryable, { id, gid, venue, from, to, whose }: Moved) {
  if (to >= from) return [];
  const [uid, label] = whose === 'others' ? [null, null] : 'uid' in whose ? [whose.uid, null] : [null, whose.label];
  const { rows } = await sql<{ username: string; display_pid: string }>`
    select distinct s.username, s.display_pid
    from submissions s
    join assignments a on a.id = ${id}
    join group_members m on m.gid = ${gid} and m.uid = s.uid and m.auth = ${GROUP_LEVEL.member}
    ${withOwnDates()}
    left join assignment_extensions x on x.assignment_id = ${id} and x.uid = s.uid and ${uid}::bigint is null
    where ${inVenue(venue)} and s.received_at >= coalesce(w.opens_at, a.opens_at)
      and case when ${uid}::bigint is not null then s.uid = ${uid}
        when ${label}::text is not null then m.label = ${label} else w.label is null end
      and s.received_at >= greatest(${to}::timestamptz, x.until) and s.received_at < greatest(${from}::timestamptz, x.until)
    order by s.username, s.display_pid limit ${NAMED + 1}`.execute(tx);
  const names = rows.map(({ username, display_pid }) => `${username}: ${display_pid}`);
  return names.length > NAMED ? [...names.slice(0, NAMED), '…'] : names;
}
