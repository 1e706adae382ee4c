import type { Comparison } from '@assay/rules/similarity/compare.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

/** A report that is worked on, and the problem that is next. */
export interface Lease {
  id: number;
  askedBy: number | null;
  attempts: number;
  /** Null when all are done. */
  pid: number | null;
  done: number;
  total: number;
}

/**
 * Takes the oldest report that nobody works on, for so many seconds.
 * @returns null when there is none
 */
export async function leaseReport(db: Queryable, seconds: number): Promise<Lease | null> {
  const { rows } = await sql<{ id: number; asked_by: number | null; attempts: number }>`
    update similarity_reports set state = 'running', attempts = attempts + 1,
      leased_until = clock_timestamp() + make_interval(secs => ${seconds})
    where id = (
      select id from similarity_reports
      where state in ('waiting', 'running') and leased_until < clock_timestamp()
      order by id limit 1 for update skip locked)
    returning id, asked_by, attempts`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { rows: problems } = await sql<{ pid: number; is_done: boolean }>`
    select pid, done_at is not null as is_done from similarity_problems where report_id = ${row.id}
    order by display_id, pid`.execute(db);
  return {
    id: row.id,
    askedBy: row.asked_by,
    attempts: row.attempts,
    pid: problems.find(({ is_done }) => !is_done)?.pid ?? null,
    done: problems.filter(({ is_done }) => is_done).length,
    total: problems.length,
  };
}

/**
 * Notes how far a report is, and keeps it.
 * @returns whether it is still there and its lease, the one of this attempt, was not lost
 */
export async function updateProgress(
  db: Queryable,
  { id, attempts }: Pick<Lease, 'id' | 'attempts'>,
  progress: number,
  seconds: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('similarity_reports')
    .set({ progress, leased_until: sql`clock_timestamp() + make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Ends the work on a report for now, or for good. */
export const releaseReport = (db: Queryable, id: number, state: 'waiting' | 'done' | 'failed', now: Date) =>
  db
    .updateTable('similarity_reports')
    .set({
      state,
      leased_until: sql`'-infinity'`,
      ...(state === 'waiting' ? { attempts: 0 } : { finished_at: now, progress: state === 'done' ? 100 : undefined }),
    })
    .where('id', '=', id)
    .execute();

/** Lets go of a report whose problem at hand failed: it is tried again. */
export const freeReport = (db: Queryable, id: number) =>
  db.updateTable('similarity_reports').set({ leased_until: sql`'-infinity'` }).where('id', '=', id).execute();

interface Found {
  reportId: number;
  pid: number;
  /** Submissions in the order in which they were compared: those of earlier terms at the end. */
  ids: readonly number[];
  earlier: number;
  isEarlier: (at: number) => boolean;
  comparison: Comparison;
  now: Date;
}

/** Stores what was found at a problem. */
export async function insertFound(tx: Queryable, found: Found): Promise<void> {
  const { reportId, pid, ids, earlier, isEarlier, comparison, now } = found;
  const { pairs, best, tooShort, pairCount, median } = comparison;
  await tx
    .updateTable('similarity_problems')
    .set({
      too_short: tooShort.filter((at) => !isEarlier(at)).length,
      earlier,
      pair_count: pairCount,
      median,
      done_at: now,
    })
    .where('report_id', '=', reportId)
    .where('pid', '=', pid)
    .execute();
  await sql`
    update similarity_programs p set best = one.best
    from unnest(${best.map(({ program }) => ids[program]!)}::bigint[], ${best.map(({ similarity }) => similarity)}::real[]) as one (id, best)
    where p.report_id = ${reportId} and p.pid = ${pid} and p.submission_id = one.id`.execute(tx);
  await sql`
    insert into similarity_pairs (report_id, pid, a_id, b_id, similarity, oddness, coverage_a, coverage_b, longest, is_earlier)
    select ${reportId}, ${pid}, pair.*
    from unnest(${pairs.map(({ a }) => ids[a]!)}::bigint[], ${pairs.map(({ b }) => ids[b]!)}::bigint[],
      ${pairs.map(({ similarity }) => similarity)}::real[], ${pairs.map(({ oddness }) => oddness)}::real[],
      ${pairs.map(({ coverageA }) => coverageA)}::real[], ${pairs.map(({ coverageB }) => coverageB)}::real[],
      ${pairs.map(({ longest }) => longest)}::int[], ${pairs.map(({ b }) => isEarlier(b))}::boolean[])
      as pair (a_id, b_id, similarity, oddness, coverage_a, coverage_b, longest, is_earlier)
    where (select count(*) from submissions s where s.id in (pair.a_id, pair.b_id)) = 2`.execute(tx);
}
