import type { Queryable } from '../../platform/db/database.ts';

export interface ClassificationFields {
  name_zh: string;
  name_en: string;
  rank: number;
}

/** @param oj source of the problems; null lists the classifications of all */
export const listClassifications = (db: Queryable, oj: string | null) =>
  db
    .selectFrom('tag_classifications')
    .selectAll()
    .$if(oj !== null, (query) => query.where('oj', '=', oj!))
    .orderBy('rank')
    .orderBy('id')
    .execute();

export const insertClassification = (db: Queryable, fields: ClassificationFields) =>
  db.insertInto('tag_classifications').values(fields).returningAll().executeTakeFirstOrThrow();

/** @returns whether there was such a row */
export async function updateClassificationRow(db: Queryable, id: number, fields: ClassificationFields) {
  const result = await db.updateTable('tag_classifications').set(fields).where('id', '=', id).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** @returns whether there was such a row */
export async function deleteClassificationRow(db: Queryable, id: number): Promise<boolean> {
  const result = await db.deleteFrom('tag_classifications').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}
