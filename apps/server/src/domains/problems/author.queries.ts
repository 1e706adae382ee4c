import type { Queryable } from '../../platform/db/database.ts';

export const updateProblemAuthor = (tx: Queryable, uid: number, author: string) =>
  tx.updateTable('problems').set({ author }).where('author_uid', '=', uid).execute();
