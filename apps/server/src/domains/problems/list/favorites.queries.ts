import type { Queryable } from '../../../platform/db/database.ts';

/** @returns whether the mark was there */
export async function deleteFavorite(db: Queryable, uid: number, pid: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('problem_favorites')
    .where('uid', '=', uid)
    .where('pid', '=', pid)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const insertFavorite = (db: Queryable, uid: number, pid: number) =>
  db
    .insertInto('problem_favorites')
    .values({ uid, pid })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
