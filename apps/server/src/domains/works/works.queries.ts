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
const COLUMNS = (Object.keys(NAMES) as (keyof typeof NAMES)[]).map((name) => `w.${name}` as const);

/** When a work `w` is over for everybody, with all extensions. */
export const overAt = () => sql<Date>`greatest(w.end_time, (
  select max(greatest(w.end_time, coalesce(x.until, w.end_time)) + make_interval(secs => x.extra_seconds))
  from timed_work_extensions x where x.wid = w.id))`;

/** A work with how somebody stands in it; the columns of a sitting and an extension are null without one. */
export const findWork = (db: Queryable, wid: number, uid: number | null) =>
  db
    .selectFrom('timed_works as w')
    .modifyFront(PREPARED)
    .leftJoin('timed_work_sittings as s', (join) => join.onRef('s.wid', '=', 'w.id').on('s.uid', '=', uid ?? 0))
    .leftJoin('timed_work_extensions as e', (join) => join.onRef('e.wid', '=', 'w.id').on('e.uid', '=', uid ?? 0))
    .select(COLUMNS)
    .select(['s.started_at', 's.handed_in_at', 's.session_id', 'e.until', 'e.extra_seconds', 'e.reason'])
    .select(overAt().as('over_at'))
    .where('w.id', '=', wid)
    .executeTakeFirst();

export type FoundWork = NonNullable<Awaited<ReturnType<typeof findWork>>>;
