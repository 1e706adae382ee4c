import type { Queryable } from '../../platform/db/database.ts';

export const findHolder = (db: Queryable, uid: number) =>
  db.selectFrom('users').select('uid').where('uid', '=', uid).where('erased_at', 'is', null).executeTakeFirst();
