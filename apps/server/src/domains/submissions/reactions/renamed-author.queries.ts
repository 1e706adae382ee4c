import type { Queryable } from '../../../platform/db/database.ts';

export const updateAuthorName = (tx: Queryable, uid: number, username: string) =>
  tx.updateTable('submissions').set({ username }).where('uid', '=', uid).where('username', '<>', username).execute();
