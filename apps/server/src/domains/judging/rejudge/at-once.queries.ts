import type { Queryable } from '../../../platform/db/database.ts';

/** Shows a submission as waiting; its judgement stays until a new one takes its place. */
export const markWaiting = (db: Queryable, submitId: number) =>
  db.updateTable('submissions').set({ status: 5 }).where('id', '=', submitId).execute();

export async function problemExists(db: Queryable, pid: number): Promise<boolean> {
  return (await db.selectFrom('problems').select('id').where('id', '=', pid).executeTakeFirst()) !== undefined;
}
