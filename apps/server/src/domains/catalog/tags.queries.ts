import type { Queryable } from '../../platform/db/database.ts';

export interface TagFields {
  name_zh: string;
  name_en: string;
  color: string;
  classification_id: number | null;
}

/**
 * Tags of the site and, where one is named, of a group.
 * @param oj source of the problems; null lists the tags of all
 */
export const listTags = (db: Queryable, oj: string | null, gid: number | null = null) =>
  db
    .selectFrom('tags')
    .selectAll()
    .where((eb) => eb.or([eb('gid', 'is', null), eb('gid', '=', gid)]))
    .$if(oj !== null, (query) => query.where('oj', '=', oj!))
    .orderBy('id')
    .execute();

export const insertTag = (db: Queryable, fields: TagFields, gid: number | null = null) =>
  db
    .insertInto('tags')
    .values({ ...fields, gid })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Tags of the site, those that it begins with. */
export const insertTags = (db: Queryable, rows: TagFields[]) => db.insertInto('tags').values(rows).execute();

/** @returns whether the site, or the group, has such a tag */
export async function updateTagRow(
  db: Queryable,
  id: number,
  fields: TagFields,
  gid: number | null = null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tags')
    .set(fields)
    .where('id', '=', id)
    .where('gid', 'is not distinct from', gid)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether the site, or the group, had such a tag */
export async function deleteTagRow(db: Queryable, id: number, gid: number | null = null): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('tags')
    .where('id', '=', id)
    .where('gid', 'is not distinct from', gid)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
