import { MAX_COUNTED, type Paging } from '@assay/contract/page.ts';
import type { Venue } from '@assay/contract/venue.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { containing, exactly } from '../../platform/db/like.ts';
import { offsetOf } from '../../platform/db/page.ts';
import { inPractice, listedIn } from '../venues/venues.queries.ts';

export interface SubmissionFilter {
  uids: number[] | null;
  pids: number[] | null;
  status: number | null;
  venue: Venue;
  /** `all` also holds what not everybody finds: for staff, and for one's own. */
  scope: 'listed' | 'all';
}

/** Problems matched at most when a filter is a part of an id. */
const MATCHES_MAX = 50;

interface Matching {
  /** The id is not a part of it. */
  whole: boolean;
  /** Problems of this group come before the others. */
  gid: number | null;
}

export async function findPidsByDisplayId(
  db: Queryable,
  displayId: string,
  { whole, gid }: Matching,
): Promise<number[]> {
  const rows = await db
    .selectFrom('problems')
    .select('id')
    .where('problem_id', 'ilike', whole ? exactly(displayId) : containing(displayId))
    .$if(gid !== null, (query) => query.orderBy(sql`group_id is not distinct from ${gid}::bigint`, 'desc'))
    .orderBy('problem_id_length')
    .limit(MATCHES_MAX)
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Ids that pass a filter, newest first, at most `limit` of them. A filter that names several users or problems looks
 * at each of them by its own index and merges, so that its cost does not depend on how busy the others are.
 */
function filteredIds(filter: SubmissionFilter, limit: number) {
  const conditions: RawBuilder<unknown>[] = [filter.scope === 'listed' ? sql`s.listed` : listedIn(filter.venue)];
  if (filter.status !== null) conditions.push(sql`s.status = ${filter.status}`);
  if (filter.uids && filter.pids) conditions.push(sql`s.pid = any(${filter.pids}::bigint[])`);
  const newest = (also: RawBuilder<unknown>[]) => sql`
    select s.id from submissions s where ${sql.join([...conditions, ...also], sql` and `)} order by s.id desc limit ${limit}`;
  if (filter.uids) {
    return sql`select id from unnest(${filter.uids}::bigint[]) named (uid)
      cross join lateral (${newest([sql`s.uid = named.uid`])}) found order by id desc limit ${limit}`;
  }
  if (filter.pids) {
    return sql`select id from unnest(${filter.pids}::bigint[]) named (pid)
      cross join lateral (${newest([sql`s.pid = named.pid`])}) found order by id desc limit ${limit}`;
  }
  return newest([]);
}

/** Ids of one page, newest first. */
export async function listSubmissionIds(db: Queryable, filter: SubmissionFilter, paging: Paging): Promise<number[]> {
  const offset = offsetOf(paging);
  // Nothing is shown beyond what is counted, so no page costs more than the last counted one.
  if (offset >= MAX_COUNTED) return [];
  const { rows } = await sql<{ id: number }>`
    select id from (${filteredIds(filter, offset + paging.limit)}) newest order by id desc offset ${offset}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Counts up to the bound, so that a list of millions costs as much as one of ten thousand. */
export async function countSubmissions(db: Queryable, filter: SubmissionFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (${filteredIds(filter, MAX_COUNTED)}) counted`.execute(db);
  return rows[0]!.total;
}

export async function updateListed(db: Queryable, pid: number, listed: boolean): Promise<void> {
  await sql`
    update submissions set listed = ${listed}
    where pid = ${pid} and listed <> ${listed}
      and ${inPractice('submissions')}`.execute(db);
}
