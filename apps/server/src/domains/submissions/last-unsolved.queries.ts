import type { Lang } from '@assay/contract/errors.ts';
import { UNFINISHED, VERDICT } from '@assay/contract/verdict.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { inPractice } from '../venues/venues.queries.ts';

const LISTED = 1;
/** How far back one looks for something unfinished. */
const LOOKED_AT = 100;

interface LastUnsolved {
  problemId: string;
  title: string;
  status: number;
  submittedAt: Date;
}

/** The listed problem that somebody tried last in practice and has not solved (HOME-11). */
export async function findLastUnsolved(db: Queryable, uid: number, lang: Lang): Promise<LastUnsolved | undefined> {
  const { rows } = await sql<LastUnsolved>`
    select p.problem_id as "problemId", tried.status, tried.received_at as "submittedAt",
           coalesce((select t.title from problem_texts t where t.pid = p.id order by t.locale = ${lang} desc limit 1), p.problem_id) as title
    from (select s.id, s.pid, s.status, s.received_at from submissions s
          where s.uid = ${uid} and ${inPractice('s')} order by s.id desc limit ${LOOKED_AT}) tried
    join problems p on p.id = tried.pid
    where p.auth = ${LISTED} and tried.status <> ${VERDICT.accepted} and tried.status <> all(${[...UNFINISHED]}::int[])
      and not exists (select 1 from solved_problems done where done.uid = ${uid} and done.pid = tried.pid)
    order by tried.id desc limit 1`.execute(db);
  return rows[0];
}

/** The easiest listed problem with a program to write, of those the one that most solve, for somebody who has solved none yet (HOME-11). */
export async function findFirstProblem(
  db: Queryable,
  uid: number,
  lang: Lang,
): Promise<Pick<LastUnsolved, 'problemId' | 'title'> | undefined> {
  const { rows } = await sql<Pick<LastUnsolved, 'problemId' | 'title'>>`
    select p.problem_id as "problemId",
           coalesce((select t.title from problem_texts t where t.pid = p.id order by t.locale = ${lang} desc limit 1), p.problem_id) as title
    from problems p
    where p.auth = ${LISTED} and p.judge_mode = 'default' and not p.is_remote and not p.is_file_io and not p.is_paused
      and p.data_version is not null and not exists (select 1 from solved_problems where uid = ${uid})
    order by p.difficulty, p.ac desc, p.id limit 1`.execute(db);
  return rows[0];
}
