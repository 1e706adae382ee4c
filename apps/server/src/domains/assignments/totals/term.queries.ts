import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { isShown as isShownInSheet } from '../../qsheets/qsheets.queries.ts';
import { isShown as isShownInTraining } from '../../trainings/counting.queries.ts';
import { ofKind } from '../../venues/venues.queries.ts';
import { isTry, percentOf } from '../progress.queries.ts';

/** An assignment over a training or a sheet, as it holds for people of one class, or for all others. */
export interface AskedSet {
  id: number;
  /** Of the training or the sheet. */
  target: number;
  /** The class that has dates of its own; null for all others. */
  label: string | null;
  /** The classes that have dates of their own. */
  others: readonly string[];
  opens: Date;
  due: Date;
  /** Moments from which less counts, rising. */
  steps: readonly Date[];
  /** What counts after each number of steps, per cent. */
  shares: readonly number[];
}

export interface AskedPerson {
  uid: number;
  label: string;
}

/** A problem of what is set as work. */
export interface AskedProblem {
  /** Of the training, the sheet or the timed work. */
  target: number;
  pid: number;
}

/** All problems of some trainings, sheets or timed works, whoever asks: those of closed sections count, too. */
export const PROBLEMS_OF = {
  training: (ids: readonly number[]) => sql<AskedProblem>`
    select distinct tp.tid as target, tp.pid
    from training_problems tp join trainings t on t.id = tp.tid join problems p on p.id = tp.pid
    where tp.tid = any(${ids}::bigint[]) and ${isShownInTraining()}`,
  qsheet: (ids: readonly number[]) => sql<AskedProblem>`
    select distinct qp.qid as target, qp.pid from qsheet_problems qp join problems p on p.id = qp.pid
    where qp.qid = any(${ids}::bigint[]) and ${isShownInSheet()}`,
  timedWork: (ids: readonly number[]) => sql<AskedProblem>`
    select distinct wid as target, pid from timed_work_problems where wid = any(${ids}::bigint[])`,
};

interface Asked {
  sets: readonly AskedSet[];
  problems: readonly AskedProblem[];
  people: readonly AskedPerson[];
}

/**
 * What some people reached in assignments over trainings, or over sheets, where nothing was given by hand: the sum of the best of each
 * problem after late shares (`bestOf` of the rules), of those who tried. One statement for all of a term: each training is gone through in
 * the order of its index, and nothing of it is kept but the sums.
 */
export async function listSums(db: Queryable, kind: 'training' | 'qsheet', { sets, problems, people }: Asked) {
  if (sets.length === 0) return [];
  const targets = problems.map(({ target }) => target);
  const pids = problems.map(({ pid }) => pid);
  const uids = people.map(({ uid }) => uid);
  const labels = people.map(({ label }) => label);
  const { rows } = await sql<{ id: number; uid: number; sum: number }>`
    with a as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(sets)}::jsonb) as one (
        id bigint, target bigint, label text, others text[], opens timestamptz, due timestamptz, steps timestamptz[], shares float8[])
    ), who as materialized (
      select * from unnest(${uids}::bigint[], ${labels}::text[]) as one (uid, label)
    ), asked as materialized (
      select * from unnest(${targets}::bigint[], ${pids}::bigint[]) as one (target, pid)
    ), given as materialized (
      select assignment_id, uid, pid from assignment_points where assignment_id in (select id from a)
      union select assignment_id, uid, pid from rubric_gradings where assignment_id in (select id from a)
    )
    select a.id, own.uid, own.sum from a cross join lateral (
      select best.uid, sum(best.best) as sum
      from (
        select s.uid, s.pid, max(floor(${percentOf('s')} * a.shares[1 + width_bucket(
          s.received_at - greatest(x.until - a.due, interval '0'), a.steps)] + 0.5) / 100) as best
        from submissions s
        join problems p on p.id = s.pid
        left join assignment_extensions x on x.assignment_id = a.id and x.uid = s.uid
        where ${ofKind(kind)} and s.venue_id = a.target and s.uid = any(${uids}::bigint[]) and s.received_at >= a.opens and ${isTry('s')}
        group by s.uid, s.pid
      ) best
      join who on who.uid = best.uid and case when a.label is null then who.label <> all(a.others) else who.label = a.label end
      join asked on asked.target = a.target and asked.pid = best.pid
      left join given g on g.assignment_id = a.id and g.uid = best.uid and g.pid = best.pid
      where g.uid is null
      group by best.uid offset 0
    ) own`.execute(db);
  return rows;
}

/** What some people reached at each problem of some timed works, per cent: once what is finished was graded. */
export async function listPointsOfWorks(db: Queryable, wids: readonly number[], uids: readonly number[]) {
  if (wids.length === 0) return [];
  const { rows } = await sql<{ wid: number; uid: number; pid: number; percent: number }>`
    select m.wid, m.uid, wp.pid, (cell.value ->> 1)::float8 * 100 / nullif(wp.points, 0) as percent
    from timed_work_sittings m cross join lateral jsonb_each(m.cells) cell
    join timed_work_problems wp on wp.wid = m.wid and wp.id = cell.key::bigint
    where m.wid = any(${wids}::bigint[]) and m.uid = any(${uids}::bigint[])`.execute(db);
  return rows;
}

/** What was given by hand to some people in some assignments. */
export async function listGiven(db: Queryable, ids: readonly number[], uids: readonly number[]) {
  const { rows } = await sql<{ assignment_id: number; uid: number; pid: number; percent: number }>`
    select assignment_id, uid, pid, percent from assignment_points
    where assignment_id = any(${ids}::bigint[]) and uid = any(${uids}::bigint[])`.execute(db);
  return rows;
}
