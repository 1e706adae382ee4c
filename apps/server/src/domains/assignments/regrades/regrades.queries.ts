import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

interface Asked {
  assignment_id: number;
  uid: number;
  pid: number;
  reason: string;
  gmt_create: Date;
}

/** Stores what somebody asked. @returns its id; null when the same was asked before, however many ask at once */
export async function insertRegrade(tx: Queryable, asked: Asked): Promise<number | null> {
  const row = await tx
    .insertInto('regrade_requests')
    .values(asked)
    .onConflict((on) => on.columns(['assignment_id', 'uid', 'pid']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** What was asked in an assignment, by one person or all; what nobody decided first, the oldest first. */
export async function listRegrades(db: Queryable, assignmentId: number, uid: number | null) {
  const { rows } = await sql<{
    id: number;
    uid: number;
    username: string;
    realname: string;
    pid: number;
    reason: string;
    gmt_create: Date;
    is_granted: boolean | null;
    answer: string;
    by: string | null;
  }>`
    select r.id, r.uid, u.username, u.realname, r.pid, r.reason, r.gmt_create, r.is_granted, r.answer, d.username as by
    from regrade_requests r join users u on u.uid = r.uid left join users d on d.uid = r.by_uid
    where r.assignment_id = ${assignmentId} and (${uid}::bigint is null or r.uid = ${uid})
    order by r.is_granted is not null, r.id`.execute(db);
  return rows;
}

export const findRegrade = (db: Queryable, id: number) =>
  db.selectFrom('regrade_requests').select(['assignment_id', 'uid', 'pid']).where('id', '=', id).executeTakeFirst();

/** @returns whether nobody had decided before */
export async function updateRegrade(
  tx: Queryable,
  id: number,
  decided: { is_granted: boolean; answer: string; by_uid: number; decided_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('regrade_requests')
    .set(decided)
    .where('id', '=', id)
    .where('is_granted', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
