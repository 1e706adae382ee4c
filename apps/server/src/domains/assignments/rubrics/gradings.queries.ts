import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

interface Of {
  id: number;
  uid: number;
  pid: number;
}

/** How somebody was graded by a rubric; undefined where not. */
export async function findGrading(db: Queryable, { id, uid, pid }: Of) {
  const { rows } = await sql<{
    revision: number;
    chosen: number[];
    by: string | null;
    gmt_modified: Date;
    look_again: boolean;
  }>`
    select g.revision, g.gmt_modified, g.look_again, u.username as by,
      array(
        select c.item_id from rubric_choices c
        where c.assignment_id = g.assignment_id and c.uid = g.uid and c.pid = g.pid order by c.item_id
      ) as chosen
    from rubric_gradings g left join users u on u.uid = g.by_uid
    where g.assignment_id = ${id} and g.uid = ${uid} and g.pid = ${pid}`.execute(db);
  return rows[0];
}

interface Graded extends Of {
  /** As it was read; 0: there was none. */
  revision: number;
  by: number;
  now: Date;
}

/** Notes that somebody was graded, over exactly what was read. @returns false when another grader was faster */
export async function updateGrading(tx: Queryable, { id, uid, pid, revision, by, now }: Graded): Promise<boolean> {
  const made = await (revision === 0
    ? sql`
        insert into rubric_gradings (assignment_id, uid, pid, by_uid, gmt_modified)
        values (${id}, ${uid}, ${pid}, ${by}, ${now}) on conflict do nothing`
    : sql`
        update rubric_gradings set revision = revision + 1, by_uid = ${by}, gmt_modified = ${now}, look_again = false
        where assignment_id = ${id} and uid = ${uid} and pid = ${pid} and revision = ${revision}`
  ).execute(tx);
  return made.numAffectedRows === 1n;
}

/** The same, where the grading is taken back. */
export async function deleteGrading(tx: Queryable, { id, uid, pid, revision }: Of & { revision: number }) {
  const { numAffectedRows } = await sql`
    delete from rubric_gradings
    where assignment_id = ${id} and uid = ${uid} and pid = ${pid} and revision = ${revision}`.execute(tx);
  return numAffectedRows === 1n;
}

export async function replaceChoices(tx: Queryable, { id, uid, pid }: Of, chosen: readonly number[]): Promise<void> {
  await sql`
    delete from rubric_choices where assignment_id = ${id} and uid = ${uid} and pid = ${pid}`.execute(tx);
  await sql`
    insert into rubric_choices (assignment_id, uid, pid, item_id)
    select ${id}, ${uid}, ${pid}, item from unnest(${chosen}::bigint[]) item`.execute(tx);
}

/** Marks gradings by a rubric to be looked at again: those with one of these items, or all. */
export async function updateLookAgain(
  tx: Queryable,
  { id, pid }: { id: number; pid: number },
  { items, everybody }: { items: ReadonlySet<number>; everybody: boolean },
): Promise<void> {
  await sql`
    update rubric_gradings g set look_again = true
    where g.assignment_id = ${id} and g.pid = ${pid} and (${everybody} or exists (
      select from rubric_choices c
      where c.assignment_id = g.assignment_id and c.uid = g.uid and c.pid = g.pid and c.item_id = any(${[...items]}::bigint[])
    ))`.execute(tx);
}

/** For how many of some people each item of a rubric was chosen. */
export async function countUses(
  db: Queryable,
  { id, pid, uids }: { id: number; pid: number; uids: readonly number[] },
) {
  const { rows } = await sql<{ item_id: number; used: number }>`
    select item_id, count(*) as used from rubric_choices
    where assignment_id = ${id} and pid = ${pid} and uid = any(${uids}::bigint[]) group by item_id`.execute(db);
  return new Map(rows.map(({ item_id, used }) => [item_id, used]));
}

/** Who was graded by a rubric, and whether that is to be looked at again. */
export async function listGradings(db: Queryable, id: number, pid: number) {
  const { rows } = await sql<{ uid: number; look_again: boolean }>`
    select uid, look_again from rubric_gradings where assignment_id = ${id} and pid = ${pid}`.execute(db);
  return rows;
}

/** What of the own work was chosen in an assignment, in the order of the items. */
export async function listOwnChoices(db: Queryable, id: number, uid: number) {
  const { rows } = await sql<{
    pid: number;
    name: string;
    description: string;
    points: number;
    isVisible: boolean;
  }>`
    select c.pid, i.name, i.description, i.points, i.visible as "isVisible"
    from rubric_choices c join rubric_items i on i.id = c.item_id
    where c.assignment_id = ${id} and c.uid = ${uid} order by i.position, i.id`.execute(db);
  return rows;
}
