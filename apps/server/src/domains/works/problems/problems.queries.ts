import { WORK_PROBLEM_TYPE } from '@assay/contract/works/work.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { PREPARED } from '../../../platform/db/prepared.ts';
import { type ReadingServices, readTogether } from '../../../platform/queue/read-together.ts';
import { inVenueAt } from '../../venues/venues.queries.ts';
import { firstStart, overAt } from '../works.queries.ts';

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

async function listProblemsOf(db: Queryable, wids: readonly number[]): Promise<ReadonlyMap<number, WorkProblem[]>> {
  const { rows } = await sql<WorkProblem & { wid: number }>`
    ${PREPARED} select wp.wid, wp.id, wp.pid, wp.display_id, wp.display_title, wp.points,
      case when q.pid is null then ${sql.lit(WORK_PROBLEM_TYPE.programming)} else ${sql.lit(WORK_PROBLEM_TYPE.objective)} end as type
    from timed_work_problems wp left join problem_questions q on q.pid = wp.pid
    where wp.wid = any(${wids}::bigint[]) order by wp.seq, wp.id`.execute(db);
  const found = new Map<number, WorkProblem[]>();
  for (const { wid, ...problem } of rows) found.set(wid, [...(found.get(wid) ?? []), problem]);
  return found;
}

const readProblems = readTogether<number, readonly WorkProblem[]>((wid) => wid, listProblemsOf);

/** Problems of a work in its order, for who looks while all of a class do. */
export const problemsOfWork = async (services: ReadingServices, wid: number): Promise<readonly WorkProblem[]> =>
  (await readProblems(services, wid)) ?? [];

/** Problems of a work in its order. */
export const listWorkProblems = async (db: Queryable, wid: number): Promise<readonly WorkProblem[]> =>
  (await listProblemsOf(db, [wid])).get(wid) ?? [];

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
  where wp.pid = ${pid} and ${firstStart()} <= ${now} and ${overAt()} > ${now})`;

interface Own {
  wid: number;
  uid: number;
}

/** What somebody did with the problems of a work, by problem. */
interface Tried {
  /** The status of the last submission. */
  last: ReadonlyMap<number, number>;
  /** Where answers are saved. */
  answered: ReadonlySet<number>;
}

/** What of a work somebody has tried; absent for nothing. */
export const findTried = readTogether<Own, Tried>(
  ({ wid, uid }) => `${wid} ${uid}`,
  async (db, asked) => {
    const { rows } = await sql<Own & { pid: number; status: number | null }>`
      ${PREPARED} with asked as (
        select wid, uid from unnest(${asked.map(({ wid }) => wid)}::bigint[], ${asked.map(({ uid }) => uid)}::bigint[]) as a (wid, uid)
      )
      select asked.wid, asked.uid, s.pid, s.status from asked cross join lateral (
        select distinct on (s.pid) s.pid, s.status from submissions s
        where ${inVenueAt('timedWork', sql<number>`asked.wid`)} and s.uid = asked.uid order by s.pid, s.id desc) s
      union all
      select asked.wid, asked.uid, a.pid, null from asked cross join lateral (
        select pid from timed_work_answers
        where wid = asked.wid and uid = asked.uid and answers <> '{}'::jsonb) a`.execute(db);
    const found = new Map<string, { last: Map<number, number>; answered: Set<number> }>();
    for (const { wid, uid, pid, status } of rows) {
      const key = `${wid} ${uid}`;
      const tried = found.get(key) ?? { last: new Map(), answered: new Set() };
      found.set(key, tried);
      if (status === null) tried.answered.add(pid);
      else tried.last.set(pid, status);
    }
    return found;
  },
);

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
