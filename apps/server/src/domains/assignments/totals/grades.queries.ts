import { type Insertable, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import type { AssignmentExcuses } from '../../../platform/db/schema.ts';
import { type AssignmentColumns, assignmentRows } from '../assignments.queries.ts';

/** Assignments of a group that have opened to anybody: the last ones due, the first one first. */
export async function listOpened(db: Queryable, gid: number, now: Date, limit: number): Promise<AssignmentColumns[]> {
  const rows = await assignmentRows(db)
    .where('a.gid', '=', gid)
    .where(
      sql<boolean>`least(a.opens_at, (select min(f.opens_at) from assignment_windows f where f.assignment_id = a.id)) <= ${now}`,
    )
    .orderBy('a.due_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse();
}

/** Who is excused from some assignments. */
export async function listExcuses(db: Queryable, ids: readonly number[], uid: number | null = null) {
  const { rows } = await sql<{ assignment_id: number; uid: number; reason: string }>`
    select assignment_id, uid, reason from assignment_excuses
    where assignment_id = any(${ids}::bigint[]) and (${uid}::bigint is null or uid = ${uid})`.execute(db);
  return rows;
}

/** Later due dates of anybody in some assignments. */
export async function listLaterDue(db: Queryable, ids: readonly number[]) {
  const { rows } = await sql<{ assignment_id: number; uid: number; until: Date }>`
    select assignment_id, uid, until from assignment_extensions where assignment_id = any(${ids}::bigint[])`.execute(
    db,
  );
  return rows;
}

/** Why somebody is excused, held until the transaction ends. */
export const lockExcuse = (tx: Queryable, assignmentId: number, uid: number) =>
  tx
    .selectFrom('assignment_excuses')
    .select(['reason', 'by_uid'])
    .where('assignment_id', '=', assignmentId)
    .where('uid', '=', uid)
    .forUpdate()
    .executeTakeFirst();

export const upsertExcuse = (tx: Queryable, row: Insertable<AssignmentExcuses>) =>
  tx
    .insertInto('assignment_excuses')
    .values(row)
    .onConflict((on) =>
      on.columns(['assignment_id', 'uid']).doUpdateSet(({ ref }) => ({
        reason: ref('excluded.reason'),
        by_uid: ref('excluded.by_uid'),
        gmt_create: ref('excluded.gmt_create'),
      })),
    )
    .execute();

export const deleteExcuse = (tx: Queryable, assignmentId: number, uid: number) =>
  tx.deleteFrom('assignment_excuses').where('assignment_id', '=', assignmentId).where('uid', '=', uid).execute();

/** How many of the lowest do not count in a group. */
export async function findDropLowest(db: Queryable, gid: number): Promise<number> {
  const row = await db.selectFrom('group_grading').select('drop_lowest').where('gid', '=', gid).executeTakeFirst();
  return row?.drop_lowest ?? 0;
}

export const upsertGrading = (tx: Queryable, gid: number, dropLowest: number) =>
  tx
    .insertInto('group_grading')
    .values({ gid, drop_lowest: dropLowest })
    .onConflict((on) => on.column('gid').doUpdateSet({ drop_lowest: dropLowest }))
    .execute();
