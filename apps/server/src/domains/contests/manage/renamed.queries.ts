import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

export const updateContestAuthor = (tx: Queryable, uid: number, author: string) =>
  tx.updateTable('contests').set({ author }).where('author_uid', '=', uid).execute();

/** Lists of those who take part without a place name people. */
export const updateStarAccounts = (tx: Queryable, before: string, username: string) =>
  sql`
    update contests set star_accounts = (
      select array_agg(case when lower(name) = lower(${before}) then ${username} else name end order by at)
      from unnest(star_accounts) with ordinality as listed (name, at))
    where exists (select 1 from unnest(star_accounts) as name where lower(name) = lower(${before}))`.execute(tx);
