import { WORK_PROBLEM_TYPE } from '@assay/contract/works/work.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { PREPARED } from '../../../platform/db/prepared.ts';
import { inVenue } from '../../venues/venues.queries.ts';
import { workVenue } from '../entry.ts';
import { overAt } from '../works.queries.ts';

/** A problem of a work. */
interface WorkProblem {
  id: number;
  pid: number;
  display_id: string;
  display_title: string;
  /** Hundredths. */
  points: number;
  type: number;
}

/** Problems of a work in its order. */
export async function listWorkProblems(db: Queryable, wid: number): Promise<WorkProblem[]> {
  const { rows } = await sql<WorkProblem>`
    ${PREPARED} select wp.id, wp.pid, wp.display_id, wp.display_title, wp.points,
      case when q.pid is null then ${sql.lit(WORK_PROBLEM_TYPE.programming)} else ${sql.lit(WORK_PROBLEM_TYPE.objective)} end as type
    from timed_work_problems wp left join problem_questions q on q.pid = wp.pid
    where wp.wid = ${wid} order by wp.seq, wp.id`.execute(db);
  return rows;
}

/** The problem at a display id of a work, in any letter case. */
export async function findWorkProblem(db: Queryable, wid: number, displayId: string) {
  const { rows } = await sql<Pick<WorkProblem, 'id' | 'pid' | 'display_id' | 'display_title'>>`
    ${PREPARED} select id, pid, display_id, display_title from timed_work_problems
    where wid = ${wid} and display_id = ${displayId.toUpperCase()}`.execute(db);
  return rows[0];
}

/** Whether a work, of the site or of a group, has begun with a problem and is not over for everybody. */
export const isInOpenWork = (pid: RawBuilder<number>, now: Date) => sql<boolean>`exists (
  select 1 from timed_work_problems wp join timed_works w on w.id = wp.wid
  where wp.pid = ${pid} and w.start_time <= ${now} and ${overAt()} > ${now})`;

/** The status of the last submission of somebody to each problem tried in a work. */
export async function listLastOwn(db: Queryable, wid: number, uid: number): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ pid: number; status: number }>`
    ${PREPARED} select distinct on (pid) pid, status from submissions
    where ${inVenue(workVenue(wid), 'submissions')} and uid = ${uid} order by pid, id desc`.execute(db);
  return new Map(rows.map(({ pid, status }) => [pid, status]));
}

/** What somebody reached in a work, by problem of the work. */
export async function findCells(db: Queryable, wid: number, uid: number): Promise<Cells> {
  const row = await db
    .selectFrom('timed_work_sittings')
    .select('cells')
    .where('wid', '=', wid)
    .where('uid', '=', uid)
    .executeTakeFirst();
  return (row?.cells ?? {}) as Cells;
}

/** Status and hundredths of a point, by the id of the work's problem. */
export type Cells = Record<string, readonly [status: number, points: number]>;
