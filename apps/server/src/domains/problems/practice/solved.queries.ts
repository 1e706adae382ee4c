import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { PREPARED } from '../../../platform/db/prepared.ts';
import { verdictSql } from '../../../platform/db/verdicts.ts';
import { inPractice } from '../../venues/venues.queries.ts';

/** Nobody earns by solving a problem that nobody has reviewed (NOTE-4). */
const OF_PEOPLE = sql`(select id from problems where person_uid is not null)`;

interface Solving {
  uid: number;
  pid: number;
}

/**
 * Records first accepted submissions.
 * @returns those that were not in the list before, with the coins that the difficulty of their problem pays
 */
export async function insertSolved(
  db: Queryable,
  accepted: readonly (Solving & { submissionId: number })[],
): Promise<(Solving & { problemId: string; coins: number })[]> {
  const { rows } = await sql<Solving & { problemId: string; coins: number }>`
    ${PREPARED} with first as (
      insert into solved_problems (uid, pid, submission_id)
      select distinct on (uid, pid) uid, pid, submission_id
      from unnest(
        ${accepted.map((one) => one.uid)}::bigint[], ${accepted.map((one) => one.pid)}::bigint[],
        ${accepted.map((one) => one.submissionId)}::bigint[]) as given (uid, pid, submission_id)
      where not exists (select from problems p where p.id = given.pid and p.person_uid is not null)
      order by uid, pid, submission_id
      on conflict (uid, pid) do nothing
      returning uid, pid
    )
    select first.uid, first.pid, p.problem_id as "problemId", coalesce(d.ac_coin, 0) as coins
    from first join problems p on p.id = first.pid left join difficulties d on d.id = p.difficulty`.execute(db);
  return rows;
}

export async function removeSolved(db: Queryable, submissionIds: readonly number[]): Promise<void> {
  await sql`delete from solved_problems where submission_id = any(${submissionIds}::bigint[])`.execute(db);
}

/** Lets the earliest accepted practice submission of each user and problem stand for it in the solved list. */
export async function refillSolved(db: Queryable, solvings: readonly Solving[]): Promise<void> {
  await sql`
    insert into solved_problems (uid, pid, submission_id)
    select distinct on (s.uid, s.pid) s.uid, s.pid, s.id
    from submissions s
    where (s.uid, s.pid) in (
        select * from unnest(
          ${solvings.map((one) => one.uid)}::bigint[], ${solvings.map((one) => one.pid)}::bigint[]))
      and s.status = ${verdictSql('accepted')} and ${inPractice()} and s.pid not in ${OF_PEOPLE}
    order by s.uid, s.pid, s.id
    on conflict (uid, pid) do nothing`.execute(db);
}
