import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { PREPARED } from '../../platform/db/prepared.ts';
import type { TimedWorks } from '../../platform/db/schema.ts';
import { readTogether } from '../../platform/queue/read-together.ts';

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

/** When a work `w` ends for the last class of its group, without extensions. */
const lastEnd = () =>
  sql<Date>`greatest(w.end_time, (select max(l.end_time) from timed_work_windows l where l.wid = w.id))`;

/** When a work `w` opens to the first class. */
export const firstStart = () => sql<Date>`least(w.start_time, (
  select min(f.start_time) from timed_work_windows f where f.wid = w.id))`;

/** When a work `w` is over for everybody, with all windows of classes and all extensions. */
export const overAt = () => sql<Date>`greatest(${lastEnd()}, (
  select max(greatest(${lastEnd()}, x.until) + make_interval(secs => x.extra_seconds))
  from timed_work_extensions x where x.wid = w.id))`;

/**
 * The window `cw` of a work `w` for somebody whose sitting is `s`, with the person's class as `gm`: that of the class in which the person
 * started, else of the present one (WORK-28).
 */
export const withWindow = (uid: RawBuilder<unknown>) => sql`
  left join group_members gm on gm.gid = w.group_id and gm.uid = ${uid} and gm.auth = ${sql.lit(GROUP_LEVEL.member)}
  left join timed_work_windows cw on cw.wid = w.id and cw.label = coalesce(s.label, gm.label)`;

/** When a work is open to somebody, where the class has a window of its own; null otherwise. */
export interface WindowColumns {
  own_start: Date | null;
  own_end: Date | null;
}

/** Somebody's sitting in a work and extension; all null without one. */
interface StandingColumns extends WindowColumns {
  /** The present class within the group of the work; null of who is no member there. */
  label: string | null;
  started_at: Date | null;
  handed_in_at: Date | null;
  session_id: number | null;
  until: Date | null;
  extra_seconds: number | null;
  reason: string | null;
}

export type FoundWork = WorkColumns & StandingColumns & { over_at: Date };

type Work = WorkColumns & { over_at: Date };
type Standing = StandingColumns & { wid: number; uid: number };

/** Whom a work is read for. */
interface WorkAsked {
  wid: number;
  /** 0 for a visitor. */
  uid: number;
}

const NO_STANDING: StandingColumns = {
  started_at: null,
  handed_in_at: null,
  session_id: null,
  until: null,
  extra_seconds: null,
  reason: null,
  label: null,
  own_start: null,
  own_end: null,
};

const keyOf = ({ wid, uid }: WorkAsked) => `${wid} ${uid}`;

async function listWorksById(db: Queryable, wids: readonly number[]): Promise<Work[]> {
  const { rows } = await sql<Work>`
    ${PREPARED} select ${COLUMNS}, ${overAt()} as over_at from timed_works w where w.id = any(${wids}::bigint[])`.execute(
    db,
  );
  return rows;
}

async function listStandings(db: Queryable, asked: readonly WorkAsked[]): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    ${PREPARED} select asked.wid, asked.uid, s.started_at, s.handed_in_at, s.session_id, e.until, e.extra_seconds, e.reason,
      gm.label, cw.start_time as own_start, cw.end_time as own_end
    from unnest(${asked.map(({ wid }) => wid)}::bigint[], ${asked.map(({ uid }) => uid)}::bigint[]) as asked (wid, uid)
    join timed_works w on w.id = asked.wid
    left join timed_work_sittings s on s.wid = asked.wid and s.uid = asked.uid
    left join timed_work_extensions e on e.wid = asked.wid and e.uid = asked.uid
    ${withWindow(sql`asked.uid`)}`.execute(db);
  return rows;
}

/** A work with how somebody stands in it. Every call of a work begins with it. */
export const findWork = readTogether<WorkAsked, FoundWork>(keyOf, async (db, asked) => {
  const [works, standings] = await Promise.all([
    listWorksById(db, [...new Set(asked.map(({ wid }) => wid))]),
    listStandings(
      db,
      asked.filter(({ uid }) => uid > 0),
    ),
  ]);
  const workOf = new Map(works.map((work) => [work.id, work]));
  const standingOf = new Map(standings.map(({ wid, uid, ...standing }) => [keyOf({ wid, uid }), standing]));
  const found = new Map<string, FoundWork>();
  for (const one of asked) {
    const work = workOf.get(one.wid);
    if (work) found.set(keyOf(one), { ...work, ...(standingOf.get(keyOf(one)) ?? NO_STANDING) });
  }
  return found;
});
