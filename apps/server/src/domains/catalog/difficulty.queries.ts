import { sql } from 'kysely';
import type { Db, Queryable } from '../../platform/db/database.ts';

export interface DifficultyFields {
  name_zh: string;
  name_en: string;
  color: string;
  ac_coin: number;
}

export const listDifficulties = (db: Queryable) => db.selectFrom('difficulties').selectAll().orderBy('id').execute();

/** Numbers grow with hardness, because scores depend on them; two additions at once wait for each other. */
export const insertDifficulty = (db: Db, fields: DifficultyFields) =>
  db.transaction().execute(async (tx) => {
    await sql`lock table difficulties in share row exclusive mode`.execute(tx);
    const { next } = await tx
      .selectFrom('difficulties')
      .select((eb) => eb.fn.coalesce(sql<number>`max(id) + 1`, sql<number>`0`).as('next'))
      .executeTakeFirstOrThrow();
    return tx
      .insertInto('difficulties')
      .values({ id: next, ...fields })
      .returningAll()
      .executeTakeFirstOrThrow();
  });

/** @returns whether there was such a row */
export async function updateDifficultyRow(db: Queryable, id: number, fields: DifficultyFields): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('difficulties').set(fields).where('id', '=', id).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether there was such a row */
export async function deleteDifficultyRow(db: Queryable, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('difficulties').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
