import type { Lang } from '@assay/contract/errors.ts';
import { PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import { sendVenue } from '@assay/contract/venue.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { ownerOf } from '../../problems/facts.ts';
import type { RowFacts } from '../../venues/rules.ts';
import { venueOfRow } from '../../venues/venues.queries.ts';

const shown = (db: Queryable, ids: number[]) =>
  db
    .selectFrom('submissions as s')
    .innerJoin('problems as p', 'p.id', 's.pid')
    .leftJoin('problem_texts as zh', (join) => join.onRef('zh.pid', '=', 's.pid').on('zh.locale', '=', 'zh'))
    .leftJoin('problem_texts as en', (join) => join.onRef('en.pid', '=', 's.pid').on('en.locale', '=', 'en'))
    .where('s.id', 'in', ids)
    .select([
      's.id',
      's.pid',
      's.uid',
      's.username',
      's.venue_kind',
      's.venue_id',
      's.group_id',
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
      'p.author_uid',
      'p.owner_kind',
      'p.owner_id',
      'p.open_case_result',
      'zh.title as title_zh',
      'en.title as title_en',
    ])
    .orderBy('s.id', 'desc');

type ShownRow = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];

const asRow = (row: ShownRow, lang: Lang): RowFacts => ({
  submitId: row.id,
  pid: row.pid,
  displayId: row.display_id,
  displayPid: row.display_pid,
  title: (lang === 'zh' ? (row.title_zh ?? row.title_en) : (row.title_en ?? row.title_zh)) ?? '',
  uid: row.uid,
  username: row.username,
  ...sendVenue(venueOfRow(row)),
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
  authorUid: row.author_uid,
  owner: ownerOf(row),
  openCaseResult: row.open_case_result,
});

/** Rows by id, newest first, with the problems' own titles. */
export async function listRows(db: Queryable, ids: number[], lang: Lang): Promise<RowFacts[]> {
  if (ids.length === 0) return [];
  const rows = await shown(db, ids).execute();
  return rows.map((row) => asRow(row, lang));
}
