import type { Queryable } from '../../platform/db/database.ts';

export const updateWorkAuthor = (tx: Queryable, uid: number, author: string) =>
  tx.updateTable('timed_works').set({ author }).where('author_uid', '=', uid).execute();
