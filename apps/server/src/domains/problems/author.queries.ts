import type { Queryable } from '../../platform/db/database.ts';

/** Writes the name of an author anew, on problems and on versions of them. */
export async function updateProblemAuthor(tx: Queryable, uid: number, author: string): Promise<void> {
  await tx.updateTable('problems').set({ author }).where('author_uid', '=', uid).execute();
  await tx.updateTable('problem_versions').set({ author }).where('author_uid', '=', uid).execute();
}
