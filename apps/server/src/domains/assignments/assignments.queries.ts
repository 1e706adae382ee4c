import type { LateRule } from '@assay/contract/assignments/assignment.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { Paging } from '@assay/contract/page.ts';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { offsetOf } from '../../platform/db/page.ts';
import type { Assignments } from '../../platform/db/schema.ts';

export type AssignmentColumns = Omit<Selectable<Assignments>, 'late'> & {
  late: LateRule[];
  /** When it is due for the last person, by dates of classes and extensions. */
  last_due_at: Date;
};

/** Rows of assignments `a`. */
export const assignmentRows = (db: Queryable) =>
  db
    .selectFrom('assignments as a')
    .selectAll('a')
    .select([
      sql<LateRule[]>`a.late`.as('late'),
      sql<Date>`greatest(
        a.due_at,
        (select max(x.until) from assignment_extensions x where x.assignment_id = a.id),
        (select max(l.due_at) from assignment_windows l where l.assignment_id = a.id)
      )`.as('last_due_at'),
    ]);

export const findAssignment = (db: Queryable, id: number): Promise<AssignmentColumns | undefined> =>
  assignmentRows(db).where('a.id', '=', id).executeTakeFirst();

/** One page of what a group is set, by due dates, the last one first. */
export const listAssignments = (db: Queryable, gid: number, page: Paging): Promise<AssignmentColumns[]> =>
  assignmentRows(db)
    .where('a.gid', '=', gid)
    .orderBy('a.due_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();

export async function countAssignments(db: Queryable, gid: number): Promise<number> {
  const { total } = await db
    .selectFrom('assignments')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('gid', '=', gid)
    .executeTakeFirstOrThrow();
  return total;
}

export const listByIds = (db: Queryable, ids: readonly number[]): Promise<AssignmentColumns[]> =>
  assignmentRows(db).where(sql<boolean>`a.id = any(${ids}::bigint[])`).orderBy('a.id').execute();

/** Assignments of a group, and of others that somebody runs: those of the group first, then those with the last due date; of each the last ones. */
export async function listPast(db: Queryable, gid: number, uid: number, most: number) {
  const { rows } = await sql<{ id: number; title: string; due_at: Date; gid: number; group_name: string }>`
    select * from (
      select a.id, a.title, a.due_at, a.gid, g.name as group_name,
        row_number() over (partition by a.gid order by a.due_at desc, a.id desc) as place,
        max(a.due_at) over (partition by a.gid) as last_due
      from assignments a join groups g on g.id = a.gid and g.disbanded_at is null
      left join group_members m on m.gid = a.gid and m.uid = ${uid}
      where a.gid = ${gid} or m.auth >= ${GROUP_LEVEL.admin}
    ) past where place <= ${most}
    order by gid = ${gid} desc, last_due desc, gid, due_at, id`.execute(db);
  return rows;
}

export const insertAssignment = (
  tx: Queryable,
  { late, ...fields }: Omit<Insertable<Assignments>, 'late'> & { late: readonly LateRule[] },
): Promise<{ id: number }> =>
  tx
    .insertInto('assignments')
    .values({ ...fields, late: sql`${JSON.stringify(late)}::jsonb` })
    .returning('id')
    .executeTakeFirstOrThrow();

/**
 * Saves over exactly the version that was seen.
 * @returns the new version, or null when somebody else saved in between
 */
export async function updateAssignmentRow(
  tx: Queryable,
  { id, version }: { id: number; version: number },
  { late, ...fields }: Omit<Updateable<Assignments>, 'late'> & { late: readonly LateRule[] },
): Promise<number | null> {
  const row = await tx
    .updateTable('assignments')
    .set({ ...fields, late: sql`${JSON.stringify(late)}::jsonb`, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return row?.version ?? null;
}

export const deleteAssignmentRow = (tx: Queryable, id: number) =>
  tx.deleteFrom('assignments').where('id', '=', id).execute();

/** @returns whether they were not shown before */
export async function updateReleased(tx: Queryable, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('assignments')
    .set({ released_at: now })
    .where('id', '=', id)
    .where('released_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Most of what is due that one page shows. */
const DUE_MAX = 20;

/** When an assignment `a` is due for who has the extension `own`, or none, by the dates `w` of the class, or those of everybody. */
const ownDue = () => sql<Date>`greatest(coalesce(w.due_at, a.due_at), own.until)`;
const ownOpening = () => sql<Date>`coalesce(w.opens_at, a.opens_at)`;

/** What somebody is set as work as a member of a group and not excused from, the next one first. */
const setFor = (db: Queryable, uid: number) =>
  assignmentRows(db)
    .innerJoin('groups as g', 'g.id', 'a.gid')
    .innerJoin('group_members as m', (join) => join.onRef('m.gid', '=', 'a.gid').on('m.uid', '=', uid))
    .leftJoin('assignment_windows as w', (join) =>
      join.onRef('w.assignment_id', '=', 'a.id').onRef('w.label', '=', 'm.label'),
    )
    .leftJoin('assignment_extensions as own', (join) =>
      join.onRef('own.assignment_id', '=', 'a.id').on('own.uid', '=', uid),
    )
    .select(['g.name as group_name', ownDue().as('own_due_at'), ownOpening().as('own_opens_at')])
    .where('m.auth', '=', GROUP_LEVEL.member)
    .where('g.disbanded_at', 'is', null)
    .where(
      sql<boolean>`not exists (select 1 from assignment_excuses e where e.assignment_id = a.id and e.uid = ${uid})`,
    )
    .orderBy('own_due_at')
    .orderBy('a.id');

/** What somebody is set as work in any group, or in one, and is not due yet. */
export const listDue = (db: Queryable, uid: number, now: Date, gid?: number) =>
  setFor(db, uid)
    .where(ownOpening(), '<=', now)
    .where(ownDue(), '>', now)
    .$if(gid !== undefined, (query) => query.where('a.gid', '=', gid!))
    .limit(DUE_MAX)
    .execute();

/** What is due from a day on, opened or not: members know title and dates of all of it (ASG-2). */
export const listForCalendar = (db: Queryable, uid: number, from: Date, most: number) =>
  setFor(db, uid).where(ownDue(), '>', from).limit(most).execute();
