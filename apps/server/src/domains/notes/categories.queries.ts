import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

export const listNoteCategories = (db: Queryable) =>
  db.selectFrom('note_categories').select(['id', 'name']).orderBy('seq').orderBy('id').execute();

/** Two lists saved at once are stored one after the other. */
export const lockNoteCategories = (tx: Queryable) =>
  sql`select pg_advisory_xact_lock(hashtext('note categories'))`.execute(tx);

export const deleteOtherCategories = (tx: Queryable, kept: readonly number[]) =>
  tx
    .deleteFrom('note_categories')
    .$if(kept.length > 0, (query) => query.where('id', 'not in', [...kept]))
    .execute();

/** Frees all names at once, so that two categories may take each other's. */
export const clearCategoryNames = (tx: Queryable) =>
  sql`update note_categories set name = 'renamed ' || id`.execute(tx);

/** @returns whether there is such a category */
export async function updateCategoryRow(tx: Queryable, id: number, name: string, seq: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('note_categories')
    .set({ name, seq })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const insertCategoryRow = (tx: Queryable, name: string, seq: number) =>
  tx.insertInto('note_categories').values({ name, seq }).execute();
