import type { JudgeCase } from '@assay/contract/judging/jobs.ts';
import type { CaseMode, Subtask } from '@assay/contract/problems/problem.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import type { StoredCase } from '../judgements/judgements.queries.ts';

/** An open set with members that wait to be scored anew; its row is kept from changing until the transaction ends. */
export async function lockRescoringSet(tx: Queryable): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select r.id from rejudge_sets r
    where r.state = 'open' and exists (select from rejudge_members m where m.set_id = r.id and m.to_rescore)
    order by r.id limit 1 for share`.execute(tx);
  return rows[0]?.id ?? null;
}

/** A member with what its program did, and what the problem makes of it today. */
export interface MemberToRescore {
  member_id: number;
  submission_id: number;
  cases: StoredCase[];
  status: number;
  time_ms: number | null;
  memory_kb: number | null;
  error_message: string | null;
  language_version: string;
  judger: string | null;
  judged_with: number | null;
  data_version: number | null;
  problem_version: number | null;
  type: number;
  io_score: number;
  difficulty: number;
  judge_case_mode: CaseMode;
}

/** Members that nobody else is scoring, locked. */
export async function lockMembersToRescore(tx: Queryable, setId: number, max: number): Promise<MemberToRescore[]> {
  const { rows } = await sql<MemberToRescore>`
    select m.id as member_id, m.submission_id, b.cases, b.status, b.time_ms, b.memory_kb, b.error_message,
      b.language_version, b.judger, b.data_version as judged_with, p.data_version,
      (select max(v.number) from problem_versions v where v.pid = p.id) as problem_version, p.type, p.io_score, p.difficulty,
      p.judge_case_mode
    from rejudge_members m
    join judgements b on b.id = m.before_id
    join submissions s on s.id = m.submission_id
    join problems p on p.id = s.pid
    where m.set_id = ${setId} and m.to_rescore
    order by m.id limit ${max}
    for no key update of m skip locked`.execute(tx);
  return rows;
}

/** Of a problem. */
export interface ScoredData {
  cases: JudgeCase[];
  subtasks: Subtask[];
}

export async function findScoredData(db: Queryable, dataVersions: readonly number[]): Promise<Map<number, ScoredData>> {
  if (dataVersions.length === 0) return new Map();
  const rows = await db
    .selectFrom('problem_data')
    .select(['id', 'cases', 'subtasks'])
    .where('id', 'in', dataVersions)
    .execute();
  return new Map(rows.map((row) => [row.id, { cases: row.cases as JudgeCase[], subtasks: row.subtasks as Subtask[] }]));
}

/** Notes what became of members: a new judgement, or null for those that a node must judge. */
export async function updateRescored(
  tx: Queryable,
  members: readonly { memberId: number; judgementId: number | null }[],
): Promise<void> {
  await sql`
    update rejudge_members m set after_id = given.judgement_id, to_rescore = false
    from unnest(
      ${members.map((one) => one.memberId)}::bigint[],
      ${members.map((one) => one.judgementId)}::bigint[]) as given (member_id, judgement_id)
    where m.id = given.member_id`.execute(tx);
}
