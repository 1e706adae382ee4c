import { PROFILE_PROBLEMS_MAX } from '@assay/contract/profiles/profile.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { inPractice } from '../venues/venues.queries.ts';

/** What everybody finds in the list of problems: private ones and those of contests are in no profile. */
const LISTED = 1;

/** Public problems that a person solved, in the order of the list of problems. */
export const listSolved = (db: Queryable, uid: number) =>
  db
    .selectFrom('solved_problems as s')
    .innerJoin('problems as p', 'p.id', 's.pid')
    .select(['p.id', 'p.problem_id as problemId', 'p.difficulty'])
    .where('s.uid', '=', uid)
    .where('p.auth', '=', LISTED)
    .orderBy('p.problem_id_length')
    .orderBy('p.problem_id')
    .limit(PROFILE_PROBLEMS_MAX)
    .execute();

/** Public problems that a person submitted to in practice without having solved them. */
export async function listUnsolved(db: Queryable, uid: number): Promise<string[]> {
  const { rows } = await sql<{ problem_id: string }>`
    select p.problem_id
    from (select distinct s.pid from submissions s where s.uid = ${uid} and ${inPractice()}) as tried
    join problems p on p.id = tried.pid
    where p.auth = ${LISTED}
      and not exists (select 1 from solved_problems where uid = ${uid} and pid = tried.pid)
    order by p.problem_id_length, p.problem_id
    limit ${PROFILE_PROBLEMS_MAX}`.execute(db);
  return rows.map((row) => row.problem_id);
}

/** The best score at each public problem with points. */
export async function listScores(db: Queryable, uid: number): Promise<number[]> {
  const { rows } = await sql<{ score: number }>`
    select max(s.oi_rank_score) as score
    from submissions s join problems p on p.id = s.pid
    where s.uid = ${uid} and ${inPractice()} and p.auth = ${LISTED} and s.oi_rank_score is not null
    group by s.pid
    order by 1 desc
    limit ${PROFILE_PROBLEMS_MAX}`.execute(db);
  return rows.map((row) => row.score);
}

/** Judged practice submissions by how they ended. */
export async function countVerdictsOf(db: Queryable, uid: number) {
  const { rows } = await sql<{ status: number; count: number }>`
    select s.status, count(*) as count from submissions s
    where s.uid = ${uid} and ${inPractice()} and s.judgement_id is not null
    group by s.status order by 2 desc, 1`.execute(db);
  return rows;
}

/** Public problems by difficulty. */
export const countListed = (db: Queryable) =>
  db
    .selectFrom('problems')
    .select(['difficulty', (eb) => eb.fn.countAll<number>().as('total')])
    .where('auth', '=', LISTED)
    .groupBy('difficulty')
    .execute();

export const findLastLogin = (db: Queryable, uid: number) =>
  db.selectFrom('logins').select('gmt_create').where('uid', '=', uid).orderBy('id', 'desc').limit(1).executeTakeFirst();

/** Medals that a person wears, in the own order. */
export const listWornMedals = (db: Queryable, uid: number) =>
  db
    .selectFrom('user_medals as u')
    .innerJoin('medals as m', 'm.id', 'u.medal_id')
    .select(['m.id', 'm.name as medalName', 'm.image as medalImage'])
    .where('u.uid', '=', uid)
    .where('u.is_show', '=', true)
    .orderBy('u.seq')
    .orderBy('u.gmt_create')
    .orderBy('m.id')
    .execute();
