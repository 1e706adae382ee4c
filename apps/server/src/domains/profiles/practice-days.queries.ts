import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { PREPARED } from '../../platform/db/prepared.ts';
import { verdictSql } from '../../platform/db/verdicts.ts';

interface PersonDay {
  uid: number;
  day: string;
}

/**
 * Holds the days of some submissions, or of all of a person's: whoever counts the same day waits, so that a count that began
 * earlier cannot be stored later.
 */
export async function lockDays(
  tx: Queryable,
  timeZone: string,
  submissionIds: readonly number[],
): Promise<PersonDay[]> {
  const { rows } = await sql<PersonDay>`
    ${PREPARED} insert into daily_practice (uid, day, submitted, accepted)
    select distinct uid, (received_at at time zone ${timeZone})::date, 0, 0
    from submissions where id = any(${submissionIds}::bigint[])
    order by 1, 2
    on conflict (uid, day) do update set submitted = daily_practice.submitted
    returning uid, day`.execute(tx);
  return rows;
}

export async function lockAllDays(tx: Queryable, uid: number): Promise<PersonDay[]> {
  return tx
    .selectFrom('daily_practice')
    .select(['uid', 'day'])
    .where('uid', '=', uid)
    .orderBy('day')
    .forUpdate()
    .execute();
}

/** Counts days that are held: recomputed from the submissions, so that order and repetition of events change nothing. */
export async function recountDays(tx: Queryable, timeZone: string, days: readonly PersonDay[]): Promise<void> {
  if (days.length === 0) return;
  await sql`
    ${PREPARED} update daily_practice d set submitted = counted.submitted, accepted = counted.accepted
    from (
      select given.uid, given.day, count(s.uid) as submitted, count(s.uid) filter (where s.status = ${verdictSql('accepted')}) as accepted
      from unnest(${days.map(({ uid }) => uid)}::bigint[], ${days.map(({ day }) => day)}::date[]) as given (uid, day)
      left join submissions s
        on s.uid = given.uid and s.is_practice and s.judgement_id is not null
        and s.received_at >= given.day::timestamp at time zone ${timeZone}
        and s.received_at < (given.day + 1)::timestamp at time zone ${timeZone}
      group by 1, 2) as counted
    where d.uid = counted.uid and d.day = counted.day`.execute(tx);
}

/** The days of a span with something in them, in order. */
export const listDays = (db: Queryable, uid: number, { from, to }: { from: string; to: string }) =>
  db
    .selectFrom('daily_practice')
    .select(['day as date', 'submitted as count', 'accepted'])
    .where('uid', '=', uid)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('submitted', '>', 0)
    .orderBy('day')
    .execute();

/** Years with something in them, the last one first. */
export async function listYears(db: Queryable, uid: number): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select distinct extract(year from day)::integer as year from daily_practice
    where uid = ${uid} and submitted > 0 order by 1 desc limit 60`.execute(db);
  return rows.map(({ year }) => year);
}
