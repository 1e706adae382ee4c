import type { Paging } from '@assay/contract/page.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/like.ts';
import { offsetOf } from '../../platform/db/page.ts';
import type { RunningPeriod } from './count.queries.ts';
import type { Ranked } from './rank-list.queries.ts';

interface Asked {
  period: RunningPeriod;
  timeZone: string;
  words: string | undefined;
}

/**
 * Authors by what their tutorials were rewarded with: those approved in the period, beside those written in it. Few people write, so
 * that they are counted when asked for.
 */
export async function listAuthors(db: Queryable, { period, timeZone, words }: Asked, paging: Paging) {
  const since = sql`(${period.starts}::date::timestamp at time zone ${timeZone})`;
  const pattern = words === undefined ? null : containing(words);
  const isFound = pattern === null ? sql`true` : sql`(username ilike ${pattern} or nickname ilike ${pattern})`;
  const { rows } = await sql<Ranked & { rank: number; people: number }>`
    with authors as (
      select uid, coalesce(sum(reward) filter (where gmt_approved >= ${since}), 0) as score,
        count(*) filter (where gmt_approved >= ${since}) as ac, count(*) filter (where gmt_create >= ${since}) as total
      from tutorials where uid is not null and gmt_deleted is null group by uid
    ), placed as (
      select a.*, u.username, u.nickname, u.avatar, u.title_name, u.title_color, u.signature,
        rank() over (order by a.score desc, a.ac desc) as rank
      from authors a join users u using (uid) where u.status = 0 and (a.ac > 0 or a.total > 0))
    select *, count(*) over () as people from placed where ${isFound}
    order by score desc, ac desc, uid limit ${paging.limit} offset ${offsetOf(paging)}`.execute(db);
  return rows;
}
