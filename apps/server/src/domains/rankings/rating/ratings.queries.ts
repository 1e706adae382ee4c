import type { Paging } from '@assay/contract/page.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { offsetOf } from '../../../platform/db/page.ts';
import { namedAmong } from '../rank-list.queries.ts';

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

/** Who stands on no list, by an index of their own: of a million people few. */
const UNRANKED = sql`unranked as materialized (
  select u.uid from users u where not (u.status = 0 and u.erase_after is null and u.erased_at is null))`;
const isRanked = sql`not exists (select from unranked x where x.uid = r.uid)`;

const COLUMNS = sql`u.uid, u.username, u.nickname, u.avatar, u.title_name, u.title_color, r.rating, r.highest, r.contests`;

/** A page of rated people, the best first, each with the place among all: after those before the page who have more than its first. */
export async function listRated(db: Queryable, paging: Paging) {
  const offset = offsetOf(paging);
  const { rows } = await sql<RatedPerson & { total: number }>`
    with ${UNRANKED},
    page as materialized (
      select r.rating, r.uid from user_ratings r where ${isRanked}
      order by r.rating desc, r.uid limit ${paging.limit} offset ${offset}),
    begin as (select rating, uid from page order by rating desc, uid limit 1),
    equals as (
      select count(*) as before from begin join user_ratings r on r.rating = begin.rating and r.uid < begin.uid
      where ${isRanked}),
    placed as (
      select uid, ${offset} + rank() over (order by rating desc)
        - case when rating = (select rating from begin) then (select before from equals) else 0 end as place
      from page)
    select counted.total, placed.place, ${COLUMNS}
    from (select count(*)::integer as total from user_ratings r where ${isRanked}) counted
    left join (placed join user_ratings r using (uid) join users u using (uid)) on true
    order by r.rating desc, r.uid`.execute(db);
  return { rows: rows.filter(({ uid }) => uid !== null), total: rows[0]!.total };
}

/** The place of everybody with a rating: counted once for all lines of a page. */
const PLACES = sql`places as materialized (
  select r.rating, 1 + sum(count(*)) over (order by r.rating desc) - count(*) as place
  from user_ratings r where ${isRanked} group by r.rating)`;

/** A page of those rated people who are called so; of very many, of those that stand well (RANK-5). */
export async function findRated(db: Queryable, words: string, paging: Paging) {
  const best = sql`select r.uid from user_ratings r where ${isRanked} order by r.rating desc, r.uid`;
  const { rows } = await sql<RatedPerson & { total: number }>`
    with ${UNRANKED}, ${PLACES}, ${namedAmong(words, best)},
    lines as materialized (select r.* from named join user_ratings r using (uid) where ${isRanked}),
    page as (select * from lines r order by r.rating desc, r.uid limit ${paging.limit} offset ${offsetOf(paging)})
    select counted.total, places.place, ${COLUMNS}
    from (select count(*)::integer as total from lines) counted
    left join (page r join users u on u.uid = r.uid join places using (rating)) on true
    order by r.rating desc, r.uid`.execute(db);
  return { rows: rows.filter(({ uid }) => uid !== null), total: rows[0]!.total };
}

/** The ratings of those of some people who stand on the list. */
export async function listRatingsOf(db: Queryable, uids: readonly number[]) {
  const { rows } = await sql<{ uid: number; rating: number }>`
    with ${UNRANKED} select r.uid, r.rating from user_ratings r
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
