import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { exactly } from '../../../platform/db/like.ts';

const suggestable = (db: Queryable) =>
  db.selectFrom('users').select(['uid', 'username', 'username_key', 'nickname', 'avatar']).where('status', '=', 0);

/** Users whose name begins so, the shortest names first; banned ones are left out. */
export const listByPrefix = (db: Queryable, prefixKey: string, limit: number) =>
  suggestable(db)
    // a pattern that begins with letters is a range of the index
    .where('username_key', 'like', `${exactly(prefixKey)}%`)
    .orderBy(sql`length(username_key)`)
    .orderBy('username_key')
    .limit(limit)
    .execute();

/** Users of exactly these names in small letters; banned ones are left out. */
export const listByNames = (db: Queryable, keys: readonly string[]) =>
  suggestable(db).where(sql<boolean>`username_key = any(${keys}::text[])`).orderBy('username_key').execute();
