import { type SqlBool, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { inVenue } from '../../venues/venues.queries.ts';
import { workVenue } from '../entry.ts';
import type { Cells } from '../problems/problems.queries.ts';

/** Whose cells, of which problems; null for all. */
export interface Counted {
  uids: readonly number[] | null;
  pids: readonly number[] | null;
}

/** Holds sittings of a work, in one order for all who do, with what stands in them. */
export async function lockSittings(tx: Queryable, wid: number, uids: readonly number[] | null) {
  const { rows } = await sql<{ uid: number; cells: Cells }>`
    select uid, cells from timed_work_sittings
    where wid = ${wid} and (${uids}::bigint[] is null or uid = any(${uids}::bigint[])) order by uid for no key update`.execute(
    tx,
  );
  return rows;
}

/** Problems of a work with what decides about their points. */
export async function listCounted(tx: Queryable, wid: number) {
  const { rows } = await sql<{
    id: number;
    pid: number;
    points: number;
    full_score: number | null;
    score_type: string;
  }>`
    select wp.id, wp.pid, wp.points, w.score_type, case when p.type = 1 then p.io_score end as full_score
    from timed_work_problems wp join timed_works w on w.id = wp.wid join problems p on p.id = wp.pid
    where wp.wid = ${wid} order by wp.id`.execute(tx);
  return rows;
}

/** Submissions to a work by person and problem. */
export async function listAttempts(tx: Queryable, wid: number, { uids, pids }: Counted) {
  const among = (column: string, ids: readonly number[] | null) =>
    ids === null ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(column)} = any(${ids}::bigint[])`;
  const { rows } = await sql<{ id: number; uid: number; pid: number; status: number; score: number | null }>`
    select s.id, s.uid, s.pid, s.status, s.score from submissions s
    where ${inVenue(workVenue(wid))} and ${among('s.uid', uids)} and ${among('s.pid', pids)}`.execute(tx);
  return rows;
}

/** Stores cells and totals of people. */
export async function updateCells(
  tx: Queryable,
  wid: number,
  rows: readonly { uid: number; cells: Cells; points: number }[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update timed_work_sittings s set cells = fresh.cells, points = fresh.points
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fresh (uid bigint, cells jsonb, points integer)
    where s.wid = ${wid} and s.uid = fresh.uid`.execute(tx);
}

/** Takes a problem out of every work. @returns the works that had it, in order */
export async function deleteFromWorks(tx: Queryable, pid: number): Promise<number[]> {
  const rows = await tx.deleteFrom('timed_work_problems').where('pid', '=', pid).returning('wid').execute();
  return rows.map(({ wid }) => wid).sort((a, b) => a - b);
}
