import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { PREPARED } from '../../platform/db/prepared.ts';
import type { TimedWorks } from '../../platform/db/schema.ts';

export type WorkColumns = Selectable<TimedWorks>;

/** By their names: a statement that is prepared must answer the same after a column was added. */
const NAMES = {
  id: true,
  group_id: true,
  author_uid: true,
  author: true,
  title: true,
  description: true,
  logo: true,
  auth: true,
  pwd: true,
  start_time: true,
  end_time: true,
  duration: true,
  results: true,
  results_open: true,
  score_type: true,
  visible: true,
  exam: true,
  exam_notes: true,
  exam_networks: true,
  version: true,
  gmt_create: true,
  gmt_modified: true,
} satisfies Record<keyof WorkColumns, true>;
const COLUMNS = sql.raw(
  Object.keys(NAMES)
    .map((name) => `w.${name}`)
    .join(', '),
);

/** When a work `w` is over for everybody, with all extensions. */
export const overAt = () => sql<Date>`greatest(w.end_time, (
  select max(greatest(w.end_time, coalesce(x.until, w.end_time)) + make_interval(secs => x.extra_seconds))
  from timed_work_extensions x where x.wid = w.id))`;

/** Somebody's sitting in a work and extension; all null without one. */
interface StandingColumns {
  started_at: Date | null;
  handed_in_at: Date | null;
  session_id: number | null;
  until: Date | null;
  extra_seconds: number | null;
  reason: string | null;
}

export type FoundWork = WorkColumns & StandingColumns & { over_at: Date };

/** A work with how somebody stands in it. Every call of a work begins with it: it is no tree of a query that is built each time. */
export async function findWork(db: Queryable, wid: number, uid: number | null): Promise<FoundWork | undefined> {
  const { rows } = await sql<FoundWork>`
    ${PREPARED} select ${COLUMNS}, s.started_at, s.handed_in_at, s.session_id, e.until, e.extra_seconds, e.reason,
      ${overAt()} as over_at
    from timed_works w
    left join timed_work_sittings s on s.wid = w.id and s.uid = ${uid ?? 0}
    left join timed_work_extensions e on e.wid = w.id and e.uid = ${uid ?? 0}
    where w.id = ${wid}`.execute(db);
  return rows[0];
}
