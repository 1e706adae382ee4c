import { sql } from 'kysely';
import { findTimeMs } from '../../../platform/db/clock.queries.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { checkerLanguagesOf } from '../../judging/queue/job-problem.queries.ts';

export interface DoctorProblemRow {
  pid: number;
  display_id: string;
  color: string;
  auth: number;
  type: number;
  judge_mode: string;
  time_limit_ms: number;
  memory_limit_mb: number;
  data_version: number | null;
  package_facts: unknown;
  solutions: number;
  has_statement: boolean;
  languages: string[];
  checker_languages: string[];
  is_broken: boolean;
  is_paused: boolean;
}

/** The problems of a contest with what the doctor asks of each. */
export async function listDoctorProblems(db: Queryable, cid: number): Promise<DoctorProblemRow[]> {
  const { rows } = await sql<DoctorProblemRow>`
    select p.id as pid, c.display_id, c.color, p.auth, p.type, p.judge_mode, p.time_limit_ms, p.memory_limit_mb,
      p.data_version, p.package_facts,
      (select count(*) from jury_solutions s where s.pid = p.id) as solutions,
      exists (select from problem_texts t where t.pid = p.id and btrim(t.description) <> '') as has_statement,
      array(select l.name from problem_languages pl join languages l on l.id = pl.lid
            where pl.pid = p.id and l.enabled order by l.name) as languages,
      ${checkerLanguagesOf('p')} as checker_languages, p.broken_at is not null as is_broken, p.is_paused
    from contest_problems c join problems p on p.id = c.pid
    where c.cid = ${cid} order by c.seq, c.id`.execute(db);
  return rows;
}

/** Accounts of these names, in any letter case. */
export async function countAccounts(db: Queryable, usernames: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from users
    where username_key in (select lower(name) from unnest(${usernames}::text[]) name)`.execute(db);
  return rows[0]!.count;
}

/** How far this machine's clock is ahead of the database's, in milliseconds; the way there and back is shared. */
export async function measureSkew(db: Queryable): Promise<number> {
  const before = Date.now();
  const ms = await findTimeMs(db);
  return Math.round((before + Date.now()) / 2 - ms);
}
