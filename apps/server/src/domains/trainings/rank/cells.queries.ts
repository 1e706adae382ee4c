import { VERDICT } from '@assay/contract/verdict.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { PREPARED } from '../../../platform/db/prepared.ts';
import { verdictSql } from '../../../platform/db/verdicts.ts';
import { countsIn, isShown } from '../counting.queries.ts';

/** Who solved, or tried, what. */
export interface Solving {
  uid: number;
  pid: number;
}

/** What is no result: cancelled, failed by the judge, or still under way. */
const NO_RESULT = [
  VERDICT.cancelled,
  VERDICT.systemError,
  VERDICT.pending,
  VERDICT.compiling,
  VERDICT.judging,
  VERDICT.submitting,
  VERDICT.submitFailed,
];

const LOCKS = sql`hashtext('cells of trainings')`;

/** Cells of a training may be written from now on, while nobody registers in it and its problems stay. */
export async function lockToFollow(tx: Queryable, tids: readonly number[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock_shared(${LOCKS}, tid)
    from unnest(${[...tids].sort((a, b) => a - b)}::int[]) as given (tid)`.execute(tx);
}

/**
 * Nobody else writes cells of the training until the transaction ends, so that no result falls between those who count a whole
 * row and those who follow one verdict.
 */
export async function lockToCount(tx: Queryable, tid: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS}, ${tid}::int)`.execute(tx);
}

/** Trainings that have any of these problems. */
export async function listTrainingsOf(tx: Queryable, pids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ tid: number }>`
    ${PREPARED} select distinct tid from training_problems where pid = any(${pids}::bigint[])`.execute(tx);
  return rows.map(({ tid }) => tid);
}

const given = (solvings: readonly Solving[]) => sql`
  unnest(${solvings.map(({ uid }) => uid)}::bigint[], ${solvings.map(({ pid }) => pid)}::bigint[]) as g (uid, pid)`;

/** The cells of some results, wherever they are shown. Holds their rows, in one order for all who do. */
export async function updateCellsOf(tx: Queryable, solvings: readonly Solving[]): Promise<number[]> {
  const { rows } = await sql<{ tid: number }>`
    select r.tid from training_registrations r
    where exists (select 1 from ${given(solvings)} join training_problems tp on tp.pid = g.pid where tp.tid = r.tid and g.uid = r.uid)
      and r.uid = any(${solvings.map(({ uid }) => uid)}::bigint[])
    order by r.tid, r.uid for update`.execute(tx);
  const tids = [...new Set(rows.map(({ tid }) => tid))];
  if (tids.length === 0) return [];
  await writeCells(
    tx,
    sql`select r.tid, g.uid, g.pid from ${given(solvings)}
      join training_problems tp on tp.pid = g.pid
      join training_registrations r on r.tid = tp.tid and r.uid = g.uid`,
  );
  return tids;
}

/** All cells of somebody who starts a training. */
export const updateCellsOfUser = (tx: Queryable, tid: number, uid: number) =>
  writeCells(tx, sql`select tid, ${uid}::bigint as uid, pid from training_problems where tid = ${tid}`);

/** The cells of some problems of everybody, after they came, went, were hidden or shown. */
export const updateCellsOfProblems = (tx: Queryable, tid: number, pids: readonly number[]) =>
  writeCells(
    tx,
    sql`select r.tid, r.uid, g.pid
      from training_registrations r cross join unnest(${pids}::bigint[]) as g (pid) where r.tid = ${tid}`,
  );

/**
 * Writes cells anew from the submissions, and with them solved problems and running time of their rows. A problem that is not shown
 * has no cell. The one of an accepted submission is that of the fastest, else that of the latest result.
 * @param touched rows `(tid, uid, pid)`
 */
async function writeCells(tx: Queryable, touched: RawBuilder<unknown>): Promise<void> {
  await sql`
    with touched as (${touched}),
    fresh as (
      select touched.tid, touched.uid, array_agg(touched.pid::text) as pids,
        jsonb_object_agg(touched.pid, jsonb_build_array(best.status, best.time_ms)) filter (where best.status is not null) as cells
      from touched
      join trainings t on t.id = touched.tid
      left join training_problems tp on tp.tid = touched.tid and tp.pid = touched.pid
      left join problems p on p.id = tp.pid and ${isShown()}
      left join lateral (
        select s.status, case when s.status = ${verdictSql('accepted')} then coalesce(s.time_ms, 0) end as time_ms
        from submissions s
        where s.uid = touched.uid and s.pid = p.id and ${countsIn()}
          and s.status <> all(array[${sql.join(NO_RESULT.map((status) => sql.lit(status)))}])
        order by s.status = ${verdictSql('accepted')} desc, case when s.status = ${verdictSql('accepted')} then coalesce(s.time_ms, 0) end, s.id desc limit 1
      ) best on true
      group by touched.tid, touched.uid
    ),
    next as (
      select r.tid, r.uid, (r.cells - fresh.pids) || coalesce(fresh.cells, '{}') as cells
      from training_registrations r join fresh on fresh.tid = r.tid and fresh.uid = r.uid
    )
    update training_registrations r set cells = next.cells, solved = totals.solved, run_time_ms = totals.run_time_ms
    from next cross join lateral (
      select count(*) as solved, coalesce(sum((value ->> 1)::bigint), 0) as run_time_ms
      from jsonb_each(next.cells) where value ->> 0 = '0'
    ) totals
    where r.tid = next.tid and r.uid = next.uid`.execute(tx);
}
