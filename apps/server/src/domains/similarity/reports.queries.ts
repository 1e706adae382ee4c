import type { Paging } from '@assay/contract/page.ts';
import type { SimilarityKind, SimilarityReportRow, SimilarityTarget } from '@assay/contract/similarity/report.ts';
import { DISTRIBUTION_PARTS } from '@assay/contract/similarity/report.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { offsetOf } from '../../platform/db/page.ts';
import type { ComparedProblem } from './targets.ts';

const reports = (db: Queryable) =>
  db
    .selectFrom('similarity_reports as r')
    .leftJoin('users as u', 'u.uid', 'r.asked_by')
    .select(['r.id', 'r.kind', 'r.target_id', 'r.title', 'r.state', 'r.progress', 'r.asked_at', 'r.finished_at'])
    .select('u.username as asked_by')
    .select((eb) => [
      eb
        .selectFrom('similarity_programs as p')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('p.report_id', '=', 'r.id')
        .as('programs'),
      eb
        .selectFrom('similarity_pairs as p')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('p.report_id', '=', 'r.id')
        .as('pairs'),
    ]);

type ReportColumns = Awaited<ReturnType<ReturnType<typeof reports>['executeTakeFirstOrThrow']>>;

const shown = (row: ReportColumns): SimilarityReportRow => ({
  id: row.id,
  kind: row.kind as SimilarityKind,
  targetId: row.target_id,
  title: row.title,
  state: row.state as SimilarityReportRow['state'],
  progress: row.progress,
  programs: row.programs ?? 0,
  pairs: row.pairs ?? 0,
  askedBy: row.asked_by,
  askedAt: row.asked_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
});

export async function findReport(db: Queryable, id: number): Promise<SimilarityReportRow | null> {
  const row = await reports(db).where('r.id', '=', id).executeTakeFirst();
  return row ? shown(row) : null;
}

export async function listReports(db: Queryable, { kind, targetId }: SimilarityTarget, page: Paging) {
  const { total } = await db
    .selectFrom('similarity_reports')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)
    .executeTakeFirstOrThrow();
  const rows = await reports(db)
    .where('r.kind', '=', kind)
    .where('r.target_id', '=', targetId)
    .orderBy('r.id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  return { total, records: rows.map(shown) };
}

/** How many reports there are on one thing, and how many of them are not made yet; no further one is started meanwhile. */
export async function countReports(tx: Queryable, { kind, targetId }: SimilarityTarget) {
  await sql`select pg_advisory_xact_lock(hashtext(${`similarity ${kind} ${targetId}`}))`.execute(tx);
  return tx
    .selectFrom('similarity_reports')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn.countAll<number>().filterWhere('state', 'in', ['waiting', 'running']).as('open'),
    ])
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)
    .executeTakeFirstOrThrow();
}

export async function insertReport(
  tx: Queryable,
  { kind, targetId, title, askedBy, now }: SimilarityTarget & { title: string; askedBy: number; now: Date },
  problems: readonly ComparedProblem[],
): Promise<number> {
  const { id } = await tx
    .insertInto('similarity_reports')
    .values({ kind, target_id: targetId, title, asked_by: askedBy, asked_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (problems.length > 0) {
    const rows = problems.map((one) => ({ report_id: id, pid: one.pid, display_id: one.displayId, title: one.title }));
    await tx.insertInto('similarity_problems').values(rows).execute();
  }
  return id;
}

/** Problems at which there is nobody to compare with are not part of a report. */
export const deleteEmptyProblems = (tx: Queryable, reportId: number) =>
  sql`
    delete from similarity_problems q where q.report_id = ${reportId} and not exists (
      select 1 from similarity_programs p where p.report_id = q.report_id and p.pid = q.pid)`.execute(tx);

export const deleteReportRow = (tx: Queryable, id: number) =>
  tx.deleteFrom('similarity_reports').where('id', '=', id).execute();

interface ProblemRow {
  pid: number;
  display_id: string;
  title: string;
  people: number;
  too_short: number;
  earlier: number;
  pair_count: number;
  median: number | null;
  is_done: boolean;
  /** How many programs have their nearest one in each part. */
  parts: Record<string, number> | null;
}

/** The problems of a report with how alike their programs are on the whole. */
export async function listReportProblems(db: Queryable, reportId: number): Promise<ProblemRow[]> {
  const { rows } = await sql<ProblemRow>`
    select q.pid, q.display_id, q.title, q.too_short, q.earlier, q.pair_count, q.median, q.done_at is not null as is_done,
      (select count(*) from similarity_programs p where p.report_id = q.report_id and p.pid = q.pid) as people,
      (select jsonb_object_agg(part, count) from (
        select least(${DISTRIBUTION_PARTS - 1}, floor(p.best * ${DISTRIBUTION_PARTS})::int) as part, count(*) as count
        from similarity_programs p where p.report_id = q.report_id and p.pid = q.pid and p.best is not null
        group by part) parts) as parts
    from similarity_problems q where q.report_id = ${reportId}
    order by q.display_id, q.pid`.execute(db);
  return rows;
}
