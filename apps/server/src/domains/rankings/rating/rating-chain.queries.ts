import type { Skill } from '@assay/rules/rankings/elo-mmr.ts';
import type { RatingChange } from '@assay/rules/rankings/rate-places.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

/** Stores who came where in a contest that is rated; the same places change nothing. */
export const upsertPlaces = (tx: Queryable, cid: number, places: readonly (readonly [number, number])[], now: Date) =>
  sql`
    insert into rated_contests (cid, places, gmt_modified)
    select id, ${JSON.stringify(places)}::jsonb, ${now} from contests where id = ${cid} and rated
    on conflict (cid) do update
      set places = excluded.places, revision = default, gmt_modified = excluded.gmt_modified
      where rated_contests.places is distinct from excluded.places`.execute(tx);

export interface ChainLink {
  cid: number;
  /** Whatever the computation goes by. */
  basis: string;
}

export interface WantedLink extends ChainLink {
  minutes: number;
  floor: number | null;
  ceiling: number | null;
}

/** Contests that count, in the order in which they ended. */
export async function listWanted(db: Queryable): Promise<WantedLink[]> {
  const { rows } = await sql<WantedLink>`
    select r.cid, c.duration_ms / 60000.0::float8 as minutes, c.rating_floor as floor, c.rating_ceiling as ceiling,
      concat_ws(' ', r.revision, c.duration_ms, coalesce(c.rating_floor, -1), coalesce(c.rating_ceiling, -1)) as basis
    from rated_contests r join contests c on c.id = r.cid
    where c.rated and c.visible and c.auth = 0 and c.gid = 0 and c.team_size = 1
    order by c.end_time, c.id`.execute(db);
  return rows;
}

/** What was computed last, in its order. */
export const listComputed = (db: Queryable): Promise<ChainLink[]> =>
  db.selectFrom('rating_chain').select(['cid', 'basis']).orderBy('at').execute();

export async function findPlaces(db: Queryable, cid: number): Promise<[uid: number, place: number][]> {
  const row = await db.selectFrom('rated_contests').select('places').where('cid', '=', cid).executeTakeFirst();
  return (row?.places ?? []) as unknown as [number, number][];
}

/** What is known of people before a contest of the chain. */
export async function listSkillsBefore(db: Queryable, at: number): Promise<Map<number, Skill>> {
  const { rows } = await sql<{ uid: number; skill: Skill }>`
    select distinct on (uid) uid, skill from contest_ratings where at < ${at} order by uid, at desc`.execute(db);
  return new Map(rows.map(({ uid, skill }) => [uid, skill]));
}

/** Chains are published one after the other. */
export const lockChain = (tx: Queryable) => sql`select pg_advisory_xact_lock(hashtext('rating chain'))`.execute(tx);

/** Forgets what was computed from a contest on. @returns whose ratings go */
export async function deleteComputed(tx: Queryable, at: number): Promise<number[]> {
  await tx.deleteFrom('rating_chain').where('at', '>=', at).execute();
  const { rows } = await sql<{ uid: number }>`
    with gone as (delete from contest_ratings where at >= ${at} returning uid) select distinct uid from gone`.execute(
    tx,
  );
  return rows.map(({ uid }) => uid);
}

export async function insertComputed(
  tx: Queryable,
  at: number,
  { cid, basis }: ChainLink,
  changes: readonly RatingChange[],
) {
  await tx.insertInto('rating_chain').values({ at, cid, basis }).execute();
  await sql`
    insert into contest_ratings (at, cid, uid, place, performance, before, after, skill)
    select ${at}, ${cid}, (c->>'uid')::bigint, (c->>'place')::int, (c->>'performance')::float8, (c->>'before')::int,
      (c->>'after')::int, c->'skill'
    from jsonb_array_elements(${JSON.stringify(changes)}::jsonb) as c`.execute(tx);
}

/** The last rating of these people, from what is stored of their contests. */
export async function updateRatings(tx: Queryable, uids: readonly number[]) {
  await sql`delete from user_ratings where uid = any(${uids}::bigint[])`.execute(tx);
  await sql`
    insert into user_ratings (uid, rating, highest, contests)
    select uid, (array_agg(after order by at desc))[1], max(after), count(*)
    from contest_ratings where uid = any(${uids}::bigint[]) group by uid`.execute(tx);
}
