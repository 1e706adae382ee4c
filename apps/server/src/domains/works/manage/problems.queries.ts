import type { Lang } from '@assay/contract/errors.ts';
import { sql } from 'kysely';
import type { Db, Queryable } from '../../../platform/db/database.ts';
import { inVenue } from '../../venues/venues.queries.ts';
import { workVenue } from '../entry.ts';

/** Titles and own ids of the problems of a work, for those who manage it. */
export const listManagedProblems = (db: Db, wid: number, lang: Lang) =>
  db
    .selectFrom('timed_work_problems as wp')
    .innerJoin('problems as p', 'p.id', 'wp.pid')
    .leftJoin('problem_texts as own', (join) => join.onRef('own.pid', '=', 'p.id').on('own.locale', '=', lang))
    .leftJoin('problem_texts as other', (join) => join.onRef('other.pid', '=', 'p.id').on('other.locale', '<>', lang))
    .leftJoin('problem_data as d', 'd.id', 'p.data_version')
    .leftJoin('problem_questions as q', 'q.pid', 'wp.pid')
    .select(['wp.id', 'wp.pid', 'wp.display_id', 'wp.display_title', 'wp.points'])
    .select(['p.problem_id', 'p.auth', 'p.type', 'p.author_uid', 'p.owner_kind', 'p.owner_id'])
    .select((eb) => [
      sql<boolean>`q.pid is not null`.as('is_objective'),
      eb.fn.coalesce('own.title', 'other.title', sql<string>`''`).as('title'),
      sql<number>`coalesce(jsonb_array_length(d.cases), 0)`.as('case_count'),
    ])
    .where('wp.wid', '=', wid)
    .orderBy('wp.seq')
    .orderBy('wp.id')
    .execute();

interface WorkProblem {
  wid: number;
  pid: number;
  displayId: string;
  displayTitle: string;
  /** Hundredths. */
  points: number;
}

/** Adds a problem behind the others. Display ids and problems are unique in a work. */
export async function insertWorkProblem(tx: Queryable, { wid, pid, displayId, displayTitle, points }: WorkProblem) {
  const { rows } = await sql<{ id: number }>`
    insert into timed_work_problems (wid, pid, display_id, display_title, points, seq)
    select ${wid}, ${pid}, ${displayId}, ${displayTitle}, ${points}, coalesce(max(seq) + 1, 0)
    from timed_work_problems where wid = ${wid}
    returning id`.execute(tx);
  return rows[0]!;
}

/** Problems of a work are changed one after the other. */
export const lockWork = (tx: Queryable, wid: number) =>
  tx.selectFrom('timed_works').select('id').where('id', '=', wid).forNoKeyUpdate().executeTakeFirst();

/** @returns whether the problem is in the work */
export async function updateWorkProblem(tx: Queryable, { wid, pid, displayId, displayTitle, points }: WorkProblem) {
  const changed = await tx
    .updateTable('timed_work_problems')
    .set({ display_id: displayId, display_title: displayTitle, points })
    .where('wid', '=', wid)
    .where('pid', '=', pid)
    .returning('id')
    .executeTakeFirst();
  if (!changed) return false;
  await sql`
    update submissions set display_id = ${displayId}
    where ${inVenue(workVenue(wid), 'submissions')} and pid = ${pid} and display_id <> ${displayId}`.execute(tx);
  return true;
}

export async function deleteWorkProblem(tx: Queryable, wid: number, pid: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('timed_work_problems')
    .where('wid', '=', wid)
    .where('pid', '=', pid)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/**
 * Gives the problems of a work an order and new display ids, all at once.
 * @param ordered every problem of the work
 */
export async function orderProblems(tx: Queryable, wid: number, ordered: { pid: number; displayId: string }[]) {
  const pids = ordered.map(({ pid }) => pid);
  const displayIds = ordered.map(({ displayId }) => displayId);
  const given = sql`unnest(${pids}::bigint[], ${displayIds}::text[]) with ordinality as given (pid, display_id, place)`;
  // Two steps, as a display id is taken until its owner has another.
  await sql`update timed_work_problems set display_id = '/' || id where wid = ${wid}`.execute(tx);
  await sql`
    update timed_work_problems wp set display_id = given.display_id, seq = given.place
    from ${given} where wp.wid = ${wid} and wp.pid = given.pid`.execute(tx);
  await sql`
    update submissions s set display_id = given.display_id
    from ${given} where ${inVenue(workVenue(wid))} and s.pid = given.pid and s.display_id <> given.display_id`.execute(
    tx,
  );
}
