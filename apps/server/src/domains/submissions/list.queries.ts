import { MAX_COUNTED, type Paging } from '@assay/contract/page.ts';
import { PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import type { SubmissionRow } from '@assay/contract/submissions/submission.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

export interface SubmissionFilter {
  uids: number[] | null;
  pids: number[] | null;
  status: number | null;
  /** `practice` also holds submissions to problems that are not public: for staff, and for one's own. */
  scope: 'listed' | 'practice';
}

/** Names matched at most when a filter is a part of a name. */
const MATCHES_MAX = 50;

const escapeLike = (part: string) => part.replace(/[\\%_]/g, (char) => `\\${char}`);

export async function findUidsByName(db: Queryable, name: string): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('uid')
    .where('username', 'ilike', `%${escapeLike(name)}%`)
    .orderBy(sql`length(username)`)
    .limit(MATCHES_MAX)
    .execute();
  return rows.map((row) => row.uid);
}

export async function findPidsByDisplayId(db: Queryable, displayId: string, exactly: boolean): Promise<number[]> {
  const rows = await db
    .selectFrom('problems')
    .select('id')
    .where('problem_id', 'ilike', exactly ? escapeLike(displayId) : `%${escapeLike(displayId)}%`)
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
  const scope =
    filter.scope === 'listed'
      ? sql`s.listed`
      : sql`s.cid = 0 and s.timed_work_id = 0 and s.qsheet_id = 0 and s.gid = 0`;
  const conditions = [scope];
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

const shown = (db: Queryable, ids: number[]) =>
  db
    .selectFrom('submissions as s')
    .innerJoin('problems as p', 'p.id', 's.pid')
    .leftJoin('problem_texts as zh', (join) => join.onRef('zh.pid', '=', 's.pid').on('zh.locale', '=', 'zh'))
    .leftJoin('problem_texts as en', (join) => join.onRef('en.pid', '=', 's.pid').on('en.locale', '=', 'en'))
    .leftJoin('contest_problems as cp', (join) => join.onRef('cp.cid', '=', 's.cid').onRef('cp.pid', '=', 's.pid'))
    .where('s.id', 'in', ids)
    .select([
      's.id',
      's.pid',
      's.uid',
      's.username',
      's.cid',
      's.timed_work_id',
      's.gid',
      's.display_id',
      's.display_pid',
      's.language',
      's.length',
      's.share',
      's.received_at',
      's.status',
      's.score',
      's.oi_rank_score',
      's.time_ms',
      's.memory_kb',
      's.judger',
      's.is_manual',
      'p.type',
      'p.io_score',
      'p.auth',
      'p.open_case_result',
      'zh.title as title_zh',
      'en.title as title_en',
      'cp.display_title',
    ])
    .orderBy('s.id', 'desc');

type ShownRow = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];

const asRow = (row: ShownRow, lang: 'zh' | 'en'): SubmissionRow & { auth: number; openCaseResult: boolean } => ({
  submitId: row.id,
  pid: row.pid,
  displayId: row.display_id,
  displayPid: row.display_pid,
  title: row.display_title ?? (lang === 'zh' ? (row.title_zh ?? row.title_en) : (row.title_en ?? row.title_zh)) ?? '',
  uid: row.uid,
  username: row.username,
  cid: row.cid,
  gid: row.gid || null,
  status: row.status,
  score: row.score,
  fullScore: row.type === PROBLEM_TYPE.oi ? row.io_score : null,
  oiRankScore: row.oi_rank_score,
  time: row.time_ms,
  memory: row.memory_kb,
  length: row.length,
  language: row.language,
  judger: row.judger,
  isManual: row.is_manual,
  share: row.share,
  submitTime: row.received_at.toISOString(),
  type: row.type,
  auth: row.auth,
  openCaseResult: row.open_case_result,
});

export async function listSubmissions(db: Queryable, filter: SubmissionFilter, paging: Paging, lang: 'zh' | 'en') {
  const offset = (paging.currentPage - 1) * paging.limit;
  // Nothing is shown beyond what is counted, so no page costs more than the last counted one.
  if (offset >= MAX_COUNTED) return [];
  const { rows } = await sql<{ id: number }>`
    select id from (${filteredIds(filter, offset + paging.limit)}) newest order by id desc offset ${offset}`.execute(
    db,
  );
  return findSubmissionRows(
    db,
    rows.map((row) => row.id),
    lang,
  );
}

/** Counts up to the bound, so that a list of millions costs as much as one of ten thousand. */
export async function countSubmissions(db: Queryable, filter: SubmissionFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (${filteredIds(filter, MAX_COUNTED)}) counted`.execute(db);
  return rows[0]!.total;
}

/** Rows by id, newest first. */
export async function findSubmissionRows(db: Queryable, ids: number[], lang: 'zh' | 'en') {
  if (ids.length === 0) return [];
  const rows = await shown(db, ids).execute();
  return rows.map((row) => asRow(row, lang));
}

export async function updateListed(db: Queryable, pid: number, listed: boolean): Promise<void> {
  await sql`
    update submissions set listed = ${listed}
    where pid = ${pid} and listed <> ${listed}
      and cid = 0 and timed_work_id = 0 and qsheet_id = 0 and gid = 0`.execute(db);
}
