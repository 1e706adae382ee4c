import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { type Insertable, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import type { AssignmentWindows } from '../../../platform/db/schema.ts';

export interface WindowColumns {
  label: string;
  opens_at: Date;
  due_at: Date;
}

/** Dates of classes of some assignments. */
export async function listWindows(db: Queryable, ids: readonly number[]) {
  const { rows } = await sql<WindowColumns & { assignment_id: number }>`
    select assignment_id, label, opens_at, due_at from assignment_windows
    where assignment_id = any(${ids}::bigint[]) order by assignment_id, label`.execute(db);
  return rows;
}

/** Dates of the class that somebody is in, of some assignments, by assignment. */
export async function findOwnWindows(
  db: Queryable,
  uid: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, WindowColumns>> {
  const { rows } = await sql<WindowColumns & { assignment_id: number }>`
    select w.assignment_id, w.label, w.opens_at, w.due_at
    from assignment_windows w join assignments a on a.id = w.assignment_id
    join group_members m on m.gid = a.gid and m.uid = ${uid} and m.auth = ${GROUP_LEVEL.member} and m.label = w.label
    where w.assignment_id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ assignment_id, ...window }) => [assignment_id, window]));
}

/** The classes of some members of a group. */
export async function listLabels(db: Queryable, gid: number, uids: readonly number[]) {
  const { rows } = await sql<{ uid: number; label: string }>`
    select uid, label from group_members where gid = ${gid} and uid = any(${uids}::bigint[])`.execute(db);
  return new Map(rows.map(({ uid, label }) => [uid, label]));
}

/** The dates `w` of the class of a member `m`, of an assignment `a`. */
export const withOwnDates = () => sql`left join assignment_windows w on w.assignment_id = a.id and w.label = m.label`;

/** What a class has of its own, held until the transaction ends. */
export const lockWindow = (tx: Queryable, id: number, label: string) =>
  tx
    .selectFrom('assignment_windows')
    .select(['opens_at', 'due_at'])
    .where('assignment_id', '=', id)
    .where('label', '=', label)
    .forUpdate()
    .executeTakeFirst();

export const upsertWindow = (tx: Queryable, row: Insertable<AssignmentWindows>) =>
  tx
    .insertInto('assignment_windows')
    .values(row)
    .onConflict((on) =>
      on.columns(['assignment_id', 'label']).doUpdateSet(({ ref }) => ({
        opens_at: ref('excluded.opens_at'),
        due_at: ref('excluded.due_at'),
      })),
    )
    .execute();

export const deleteWindow = (tx: Queryable, id: number, label: string) =>
  sql`delete from assignment_windows where assignment_id = ${id} and label = ${label}`.execute(tx);
