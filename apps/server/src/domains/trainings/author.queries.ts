import type { Queryable } from '../../platform/db/database.ts';

export const updateTrainingAuthor = (tx: Queryable, uid: number, author: string) =>
  tx.updateTable('trainings').set({ author }).where('author_uid', '=', uid).execute();
