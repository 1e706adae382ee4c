import type { Paging } from '@assay/contract/page.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { offsetOf } from '../../../platform/db/page.ts';
import { isNamed } from '../rank-list.queries.ts';

interface RatedPerson {
  place: number;
  uid: number;
  username: string;
  nickname: string;
  avatar: string | null;
  title_name: string | null;
  title_color: string | null;
  rating: number;
  highest: number;
  contests: number;
}

const isRanked = sql`u.status = 0 and u.erase_after is null and u.erased_at is null`;

/** A page of rated people, the best first, each with the place among all. */
export async function listRated(db: Queryable, words: string | undefined, paging: Paging) {
  const found = sql`from user_ratings r join users u on u.uid = r.uid
    where ${isRanked} and ${words === undefined ? sql`true` : isNamed(words)}`;
  // how many have each rating is counted once for all lines of the page
  const { rows } = await sql<RatedPerson>`
    with places as materialized (
      select r.rating, 1 + sum(count(*)) over (order by r.rating desc) - count(*) as place
      from user_ratings r join users u on u.uid = r.uid where ${isRanked} group by r.rating)
    select page.*, places.place from (
      select u.uid, u.username, u.nickname, u.avatar, u.title_name, u.title_color, r.rating, r.highest, r.contests
      ${found} order by r.rating desc, r.uid limit ${paging.limit} offset ${offsetOf(paging)}) page
    join places using (rating)
    order by page.rating desc, page.uid`.execute(db);
  const all = await sql<{ total: number }>`select count(*)::integer as total ${found}`.execute(db);
  return { rows, total: all.rows[0]!.total };
}

/** The ratings of those of some people who stand on the list. */
export async function listRatingsOf(db: Queryable, uids: readonly number[]) {
  const { rows } = await sql<{ uid: number; rating: number }>`
    select r.uid, r.rating from user_ratings r join users u on u.uid = r.uid
    where r.uid = any(${uids}::bigint[]) and ${isRanked} order by r.uid`.execute(db);
  return rows;
}

export const findRating = (db: Queryable, uid: number) =>
  db.selectFrom('user_ratings').select(['rating', 'highest']).where('uid', '=', uid).executeTakeFirst();

interface StoredChange {
  cid: number;
  title: string;
  end_time: Date;
  place: number;
  performance: number;
  before: number | null;
  after: number;
}

/** The latest rated contests of a person, the oldest of them first. */
export async function listHistory(db: Queryable, uid: number, max: number): Promise<StoredChange[]> {
  const { rows } = await sql<StoredChange>`
    select c.id as cid, c.title, c.end_time, r.place, r.performance, r.before, r.after
    from contest_ratings r join contests c on c.id = r.cid
    where r.uid = ${uid} and c.rated and c.visible and c.auth = 0 and c.gid = 0
    order by r.at desc limit ${max}`.execute(db);
  return rows.reverse();
}

/** What a contest changed; nothing of one that does not count any more. */
export async function listChanges(db: Queryable, cid: number) {
  const { rows } = await sql<{ uid: number; before: number | null; after: number }>`
    select r.uid, r.before, r.after
    from contest_ratings r join contests c on c.id = r.cid
    where r.cid = ${cid} and c.rated and c.visible and c.auth = 0 and c.gid = 0
    order by r.uid`.execute(db);
  return rows;
}
