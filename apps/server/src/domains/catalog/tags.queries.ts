import type { Queryable } from '../../platform/db/database.ts';

export interface TagFields {
  name_zh: string;
  name_en: string;
  color: string;
  classification_id: number | null;
}

/** @param oj source of the problems; null lists the tags of all */
export const listTags = (db: Queryable, oj: string | null) =>
  db
    .selectFrom('tags')
    .selectAll()
    .$if(oj !== null, (query) => query.where('oj', '=', oj!))
    .orderBy('id')
    .execute();

export const insertTag = (db: Queryable, fields: TagFields) =>
  db.insertInto('tags').values(fields).returningAll().executeTakeFirstOrThrow();

/** @returns whether there was such a row */
export async function updateTagRow(db: Queryable, id: number, fields: TagFields): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('tags').set(fields).where('id', '=', id).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether there was such a row */
export async function deleteTagRow(db: Queryable, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('tags').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
