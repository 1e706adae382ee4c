import type { RubricStart } from '@assay/contract/assignments/rubrics.ts';
import { type SqlBool, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

interface RubricColumns {
  version: number;
  start: RubricStart;
  bonus: number;
}

/** @param hold nobody changes it until the transaction ends; `update`: nobody grades by it either */
export async function findRubric(db: Queryable, id: number, pid: number, hold?: 'share' | 'update') {
  const held = { share: sql`for share`, update: sql`for update` };
  const { rows } = await sql<RubricColumns>`
    select version, start, bonus from assignment_rubrics
    where assignment_id = ${id} and pid = ${pid} ${hold ? held[hold] : sql``}`.execute(db);
  return rows[0];
}

/** Makes an empty rubric where there is none. @returns whether the assignment is still there */
export async function insertRubric(tx: Queryable, id: number, pid: number, start: RubricStart): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with held as (select id from assignments where id = ${id} for key share), made as (
      insert into assignment_rubrics (assignment_id, pid, start) select id, ${pid}, ${start} from held
      on conflict do nothing
    ) select exists (select from held) as found`.execute(tx);
  return rows[0]!.found;
}

export const updateRubric = (
  tx: Queryable,
  id: number,
  pid: number,
  { start, bonus, version }: RubricColumns,
): Promise<unknown> =>
  tx
    .updateTable('assignment_rubrics')
    .set({ start, bonus, version })
    .where('assignment_id', '=', id)
    .where('pid', '=', pid)
    .execute();

/** With its items, and all that was graded by it. */
export const deleteRubric = (tx: Queryable, id: number, pid: number) =>
  tx.deleteFrom('assignment_rubrics').where('assignment_id', '=', id).where('pid', '=', pid).execute();

export interface ItemColumns {
  id: number;
  name: string;
  description: string;
  points: number;
  isVisible: boolean;
}

/** The items of a rubric in their order. */
export async function listItems(db: Queryable, id: number, pid: number): Promise<ItemColumns[]> {
  const { rows } = await sql<ItemColumns>`
    select id, name, description, points, visible as "isVisible" from rubric_items
    where assignment_id = ${id} and pid = ${pid} order by position, id`.execute(db);
  return rows;
}

/** Stores the items of a rubric as they are wished, in this order; those that are not among them go. @returns their ids */
export async function replaceItems(
  tx: Queryable,
  { id, pid }: { id: number; pid: number },
  items: readonly (Omit<ItemColumns, 'id'> & { id: number | null })[],
): Promise<number[]> {
  const kept = items.flatMap((item) => (item.id === null ? [] : [item.id]));
  await sql`
    delete from rubric_items where assignment_id = ${id} and pid = ${pid} and id <> all(${kept}::bigint[])`.execute(tx);
  const ids: number[] = [];
  for (const [position, { id: item, isVisible: visible, ...fields }] of items.entries()) {
    const values = { ...fields, visible, position };
    if (item === null) {
      const made = { ...values, assignment_id: id, pid };
      ids.push((await tx.insertInto('rubric_items').values(made).returning('id').executeTakeFirstOrThrow()).id);
    } else {
      const of = tx.updateTable('rubric_items').set(values).where('id', '=', item);
      await of.where('assignment_id', '=', id).where('pid', '=', pid).execute();
      ids.push(item);
    }
  }
  return ids;
}

/** The rubrics of an assignment with their items, for another one; nothing of what was graded comes along. */
export async function copyRubrics(tx: Queryable, from: number, to: number): Promise<void> {
  await sql`
    insert into assignment_rubrics (assignment_id, pid, start, bonus, version)
    select ${to}, pid, start, bonus, 1 from assignment_rubrics where assignment_id = ${from}`.execute(tx);
  await sql`
    insert into rubric_items (assignment_id, pid, position, name, description, points, visible)
    select ${to}, pid, position, name, description, points, visible from rubric_items where assignment_id = ${from}
    order by id`.execute(tx);
}

/** Of which problems of an assignment there is a rubric. */
export async function listRubricProblems(db: Queryable, id: number): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from assignment_rubrics where assignment_id = ${id} order by pid`.execute(db);
  return rows.map(({ pid }) => pid);
}

/** In which of some assignments there is a rubric of a problem. */
export async function listWithRubric(db: Queryable, ids: readonly number[], pid: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select assignment_id as id from assignment_rubrics
    where assignment_id = any(${ids}::bigint[]) and pid = ${pid}`.execute(db);
  return rows.map(({ id }) => id);
}

interface Wanted {
  ids: readonly number[];
  /** Null for everybody. */
  uids: readonly number[] | null;
  /** Null for all problems. */
  pid?: number | null;
}

interface GradedColumns {
  assignment_id: number;
  uid: number;
  pid: number;
  start: RubricStart;
  bonus: number;
  /** Of the chosen items. */
  points: number[];
}

/** What was graded by the rubrics of some assignments. */
export async function listGraded(db: Queryable, { ids, uids, pid = null }: Wanted): Promise<GradedColumns[]> {
  const among = uids === null ? sql<SqlBool>`true` : sql<SqlBool>`g.uid = any(${uids}::bigint[])`;
  const { rows } = await sql<GradedColumns>`
    select g.assignment_id, g.uid, g.pid, r.start, r.bonus,
      array(
        select i.points from rubric_choices c join rubric_items i on i.id = c.item_id
        where c.assignment_id = g.assignment_id and c.uid = g.uid and c.pid = g.pid
      ) as points
    from rubric_gradings g join assignment_rubrics r using (assignment_id, pid)
    where g.assignment_id = any(${ids}::bigint[]) and (${pid}::bigint is null or g.pid = ${pid}) and ${among}`.execute(
    db,
  );
  return rows;
}
