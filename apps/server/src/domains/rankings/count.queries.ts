import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { PREPARED } from '../../platform/db/prepared.ts';
import { UNJUDGED_SQL, verdictSql } from '../../platform/db/verdicts.ts';
import { inPractice } from '../venues/venues.queries.ts';

/** One node counts at a time: of two that count the same person, the one that began earlier could write later. */
const COUNTING = 630_002;

/** A period of the rankings that runs. */
export interface RunningPeriod {
  period: number;
  /** Its first day. */
  starts: string;
}

export const insertChanges = (tx: Queryable, uids: readonly number[]) =>
  sql`${PREPARED} insert into rank_changes (uid) select uid from unnest(${uids}::bigint[]) as given (uid) join users using (uid)`.execute(
    tx,
  );

/** Whether anybody's lines wait to be counted; asked every second. */
export async function hasChanges(db: Queryable): Promise<boolean> {
  const row = await db.selectFrom('rank_changes').modifyFront(PREPARED).select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** @returns false when another node is at it */
export async function takeCounting(tx: Queryable): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${COUNTING}) as taken`.execute(tx);
  return rows[0]!.taken;
}

/** Takes the oldest changes. @returns whose lines are to be counted, each once */
export async function takeChanges(tx: Queryable, most: number): Promise<number[]> {
  const { rows } = await sql<{ uid: number }>`
    with taken as (
      delete from rank_changes where id in (select id from rank_changes order by id limit ${most} for update)
      returning uid)
    select distinct uid from taken order by uid`.execute(tx);
  return rows.map(({ uid }) => uid);
}

/**
 * Counts the lines of people anew, from their judged submissions of practice. Who may not log in, or has submitted nothing in a period,
 * has no line of it.
 */
export async function recountLines(
  tx: Queryable,
  uids: readonly number[],
  periods: readonly RunningPeriod[],
  timeZone: string,
): Promise<void> {
  await sql`delete from rank_lines where uid = any(${uids}::bigint[])`.execute(tx);
  await sql`
    with running as (
      select period, starts, starts::timestamp at time zone ${timeZone} as since
      from unnest(${periods.map(({ period }) => period)}::smallint[], ${periods.map(({ starts }) => starts)}::date[])
        as given (period, starts)
    ), reached as (
      select s.uid, s.pid, running.period, running.starts,
        min(s.received_at) filter (where s.status = ${verdictSql('accepted')}) >= running.since as is_solved,
        count(*) filter (where s.received_at >= running.since) as total,
        coalesce(max(s.oi_rank_score) filter (where s.received_at >= running.since), 0) as score
      from submissions s join users u using (uid) cross join running
      where s.uid = any(${uids}::bigint[]) and u.status = 0 and ${inPractice()} and s.status not in ${UNJUDGED_SQL}
      group by s.uid, s.pid, running.period, running.starts, running.since
    )
    insert into rank_lines (period, starts, uid, ac, total, score)
    select period, starts, uid, count(*) filter (where is_solved), sum(total), sum(score)
    from reached group by period, starts, uid having sum(total) > 0`.execute(tx);
}

/** Removes lines of periods that are over. @returns how many at this go */
export async function deleteEnded(tx: Queryable, periods: readonly RunningPeriod[], most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from rank_lines where (period, starts, uid) in (
      select l.period, l.starts, l.uid from rank_lines l
      join unnest(${periods.map(({ period }) => period)}::smallint[], ${periods.map(({ starts }) => starts)}::date[])
        as running (period, starts) on running.period = l.period and l.starts < running.starts
      limit ${most})`.execute(tx);
  await sql`delete from rank_buckets where people = 0`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
