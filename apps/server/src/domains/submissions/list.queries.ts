import { MAX_COUNTED, type Paging } from '@assay/contract/page.ts';
import type { SubmissionRow } from '@assay/contract/submissions/submission.ts';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

export interface SubmissionFilter {
  gid: number;
  uids: number[] | null;
  pids: number[] | null;
  status: number | null;
  /** Problems that are not public are shown only to those who manage problems. */
  withHidden: boolean;
}

/** Names matched at most when a filter is a part of a name. */
const MATCHES_MAX = 100;

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

/** Filtered practice submissions, as a fragment that both the page and the count start from. */
function filtered(db: Queryable, filter: SubmissionFilter) {
  return db
    .selectFrom('submissions as s')
    .innerJoin('problems as p', 'p.id', 's.pid')
    .where(({ eb, and }) => {
      const all: Expression<SqlBool>[] = [
        eb('s.cid', '=', 0),
        eb('s.timed_work_id', '=', 0),
        eb('s.qsheet_id', '=', 0),
        eb('s.gid', '=', filter.gid),
      ];
      if (!filter.withHidden) all.push(eb('p.auth', '=', 1));
      if (filter.uids) all.push(eb('s.uid', 'in', filter.uids));
      if (filter.pids) all.push(eb('s.pid', 'in', filter.pids));
      if (filter.status !== null) all.push(eb('s.status', '=', filter.status));
      return and(all);
    });
}

const shown = (db: Queryable, filter: SubmissionFilter | null, ids: number[] | null) => {
  const base = filter
    ? filtered(db, filter)
    : db.selectFrom('submissions as s').innerJoin('problems as p', 'p.id', 's.pid');
  const narrowed = ids ? base.where('s.id', 'in', ids) : base;
  return narrowed
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
      'p.auth',
    ])
    .select((eb) => [
      eb
        .selectFrom('problem_texts as t')
        .select('t.title')
        .whereRef('t.pid', '=', 's.pid')
        .where('t.locale', '=', 'zh')
        .as('title_zh'),
      eb
        .selectFrom('problem_texts as t')
        .select('t.title')
        .whereRef('t.pid', '=', 's.pid')
        .where('t.locale', '=', 'en')
        .as('title_en'),
    ]);
};

type ShownRow = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];

const asRow = (row: ShownRow, lang: 'zh' | 'en'): SubmissionRow & { auth: number } => ({
  submitId: row.id,
  pid: row.pid,
  displayId: row.display_id,
  displayPid: row.display_pid,
  title: (lang === 'zh' ? (row.title_zh ?? row.title_en) : (row.title_en ?? row.title_zh)) ?? '',
  uid: row.uid,
  username: row.username,
  cid: row.cid,
  gid: row.gid || null,
  status: row.status,
  score: row.score,
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
});

export async function listSubmissions(db: Queryable, filter: SubmissionFilter, paging: Paging, lang: 'zh' | 'en') {
  const rows = await shown(db, filter, null)
    .orderBy('s.id', 'desc')
    .offset((paging.currentPage - 1) * paging.limit)
    .limit(paging.limit)
    .execute();
  return rows.map((row) => asRow(row, lang));
}

/** Counts up to the bound, so that a list of millions costs as much as one of ten thousand. */
export async function countSubmissions(db: Queryable, filter: SubmissionFilter): Promise<number> {
  const row = await db
    .selectFrom(filtered(db, filter).select('s.id').limit(MAX_COUNTED).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

export async function findSubmissionRows(db: Queryable, ids: number[], lang: 'zh' | 'en') {
  if (ids.length === 0) return [];
  const rows = await shown(db, null, ids).execute();
  return rows.map((row) => asRow(row, lang));
}
