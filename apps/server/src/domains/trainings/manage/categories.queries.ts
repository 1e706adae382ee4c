import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

export interface CategoryColumns {
  name: string;
  color: string;
}

/** Adds a category behind the others. */
export async function insertCategory(db: Queryable, { name, color }: CategoryColumns): Promise<{ id: number }> {
  const { rows } = await sql<{ id: number }>`
    insert into training_categories (name, color, seq)
    select ${name}, ${color}, coalesce(max(seq) + 1, 0) from training_categories returning id`.execute(db);
  return rows[0]!;
}

export async function updateCategory(db: Queryable, id: number, fields: CategoryColumns): Promise<boolean> {
  const row = await db
    .updateTable('training_categories')
    .set(fields)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteCategory(db: Queryable, id: number): Promise<boolean> {
  const row = await db.deleteFrom('training_categories').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}

/** Puts categories in this order; those that are not named follow as they stood. */
export const orderCategories = (db: Queryable, ids: readonly number[]) =>
  sql`
    update training_categories c set seq = ordered.place
    from (
      select k.id, row_number() over (order by given.place nulls last, k.seq, k.id) as place
      from training_categories k
      left join unnest(${ids}::bigint[]) with ordinality as given (id, place) on given.id = k.id
    ) ordered
    where c.id = ordered.id`.execute(db);
