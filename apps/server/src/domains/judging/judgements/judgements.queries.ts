import type { CaseCause } from '@assay/contract/judging/case-cause.ts';
import type { CaseMode } from '@assay/contract/problems/problem.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { PREPARED } from '../../../platform/db/prepared.ts';
import type { JudgedSubmission } from '../../../platform/signals.ts';
import { type VenueColumns, venueOfRow } from '../../venues/venues.queries.ts';

/** A case as a judgement keeps it; `share` is the part of its points that a checker gave. */
export interface StoredCase {
  index: number;
  status: number;
  timeMs: number;
  memoryKb: number;
  score: number | null;
  share?: number | undefined;
  groupNum: number;
  message: string | null;
  /** What the message says, where it is the judge's own. */
  cause?: CaseCause | undefined;
  /** The checker's words for those who manage the problem. */
  note?: string | null | undefined;
  userOutput: string | null;
  /** Of a program that died: it may hold what the program read. */
  stderr?: string | undefined;
}

export type JudgementSource = 'judge' | 'manual' | 'cancel' | 'rescore';

export interface NewJudgement {
  submissionId: number;
  source: JudgementSource;
  status: number;
  score: number | null;
  oiRankScore: number | null;
  timeMs: number | null;
  memoryKb: number | null;
  errorMessage: string | null;
  cases: StoredCase[];
  judgeCaseMode: CaseMode;
  dataVersion: number | null;
  problemVersion?: number | null;
  languageVersion: string;
  judger: string | null;
  /** Who made it by hand, and why. */
  byUid?: number;
  reason?: string;
}

export interface JudgingFacts {
  uid: number;
  is_practice: boolean;
  judger: string | null;
  status: number;
  language: string;
  type: number;
  io_score: number;
  difficulty: number;
  judge_case_mode: string;
  data_version: number | null;
}

const selectFacts = (submissionIds: readonly number[]) => sql<JudgingFacts & { id: number }>`
  select s.id, s.uid, s.is_practice, s.judger, s.status, s.language, p.type, p.io_score, p.difficulty, p.judge_case_mode, p.data_version
  from submissions s join problems p on p.id = s.pid where s.id = any(${submissionIds}::bigint[])`;

/** What a new judgement of a submission needs to know; null when it is gone. */
export async function findJudgingFacts(db: Queryable, submissionId: number): Promise<JudgingFacts | null> {
  const { rows } = await sql<JudgingFacts>`${PREPARED} ${selectFacts([submissionId])}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Locks submissions until the transaction ends, so that their current judgements stay. In one order everywhere; rows that
 * merely refer to them can still be added.
 * @returns what new judgements of them need to know, by submission; those that are gone are missing
 */
export async function lockToJudge(tx: Queryable, submissionIds: readonly number[]): Promise<Map<number, JudgingFacts>> {
  const { rows } = await sql<JudgingFacts & { id: number }>`
    ${PREPARED} ${selectFacts(submissionIds)} order by s.id for no key update of s`.execute(tx);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** Adds judgements in the order given, with what is asked of them. */
function insertion(judgements: readonly NewJudgement[], returned: RawBuilder<unknown>) {
  const given = judgements.map((judgement) => ({
    submission_id: judgement.submissionId,
    source: judgement.source,
    status: judgement.status,
    score: judgement.score,
    oi_rank_score: judgement.oiRankScore,
    time_ms: judgement.timeMs,
    memory_kb: judgement.memoryKb,
    error_message: judgement.errorMessage,
    cases: judgement.cases,
    judge_case_mode: judgement.judgeCaseMode,
    data_version: judgement.dataVersion,
    problem_version: judgement.problemVersion ?? null,
    language_version: judgement.languageVersion,
    judger: judgement.judger,
    by_uid: judgement.byUid ?? null,
    reason: judgement.reason ?? null,
  }));
  return sql`
    insert into judgements (submission_id, source, status, score, oi_rank_score, time_ms, memory_kb, error_message, cases,
      judge_case_mode, data_version, problem_version, language_version, judger, by_uid, reason)
    select submission_id, source, status, score, oi_rank_score, time_ms, memory_kb, error_message, cases,
      judge_case_mode, data_version, problem_version, language_version, judger, by_uid, reason
    from rows from (jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as (submission_id bigint, source text, status smallint,
      score integer, oi_rank_score integer, time_ms integer, memory_kb integer, error_message text, cases jsonb, judge_case_mode text,
      data_version bigint, problem_version integer, language_version text, judger text, by_uid bigint, reason text)) with ordinality
    order by ordinality
    returning ${returned}`;
}

/** Adds judgements, none of them current yet. @returns their ids, in the order given */
export async function insertJudgements(db: Queryable, judgements: readonly NewJudgement[]): Promise<number[]> {
  if (judgements.length === 0) return [];
  const { rows } = await sql<{ id: number }>`${PREPARED} ${insertion(judgements, sql`id`)}`.execute(db);
  return rows.map((row) => row.id);
}

/**
 * Lets each submission show the judgement that is chosen for it.
 * @param chosen rows named `given`, of `submission_id, judgement_id`
 * @param judgements where those stand
 * @param making what stands before in the same statement
 */
async function showJudgements(
  tx: Queryable,
  chosen: RawBuilder<unknown>,
  judgements: RawBuilder<unknown>,
  making = sql``,
): Promise<JudgedSubmission[]> {
  const { rows } = await sql<Omit<JudgedSubmission, 'venue' | 'first'> & VenueColumns>`
    ${PREPARED} with ${making} chosen as (
      select s.id, given.judgement_id, old.status as before
      from ${chosen}
      join submissions s on s.id = given.submission_id
      left join judgements old on old.id = s.judgement_id
    )
    update submissions s
    set judgement_id = j.id, status = j.status, score = j.score, oi_rank_score = j.oi_rank_score, time_ms = j.time_ms,
      memory_kb = j.memory_kb, judger = j.judger, is_manual = j.source in ('manual', 'cancel')
    from chosen join ${judgements} j on j.id = chosen.judgement_id and j.submission_id = chosen.id
    where s.id = chosen.id
    returning s.id as "submissionId", s.uid, s.pid, chosen.before, s.status as after,
      s.venue_kind, s.venue_id, s.group_id`.execute(tx);
  return rows.map(({ venue_kind, venue_id, group_id, ...row }) => ({
    ...row,
    venue: venueOfRow({ venue_kind, venue_id, group_id }),
    first: row.before === null,
  }));
}

/**
 * Makes a judgement of each of these submissions the current one. The submissions must be locked.
 * @returns what changed for whom, to be told
 */
export const useJudgements = (tx: Queryable, chosen: readonly { submissionId: number; judgementId: number }[]) =>
  showJudgements(
    tx,
    sql`unnest(${chosen.map((one) => one.submissionId)}::bigint[], ${chosen.map((one) => one.judgementId)}::bigint[])
      as given (submission_id, judgement_id)`,
    sql`judgements`,
  );

/** Adds judgements, and makes them current as {@link useJudgements} does, in one statement. */
export const insertCurrent = (tx: Queryable, judgements: readonly NewJudgement[]) =>
  showJudgements(
    tx,
    sql`(select submission_id, id as judgement_id from made) as given`,
    sql`made`,
    sql`made as (${insertion(judgements, sql`*`)}),`,
  );

export async function findCurrentJudgementId(db: Queryable, submissionId: number): Promise<number | null> {
  const row = await db
    .selectFrom('submissions')
    .select('judgement_id')
    .where('id', '=', submissionId)
    .executeTakeFirst();
  return row?.judgement_id ?? null;
}

/** The current judgement of a submission, null while it has none. */
export async function findCurrentJudgement(db: Queryable, submissionId: number) {
  const row = await db
    .selectFrom('submissions as s')
    .innerJoin('judgements as j', 'j.id', 's.judgement_id')
    .select(['j.status', 'j.error_message', 'j.cases', 'j.judge_case_mode', 'j.data_version'])
    .where('s.id', '=', submissionId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    status: row.status,
    errorMessage: row.error_message,
    cases: row.cases as StoredCase[],
    judgeCaseMode: row.judge_case_mode as CaseMode,
    dataVersion: row.data_version,
  };
}
