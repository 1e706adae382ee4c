import type { CaseMode } from '@assay/contract/problems/problem.ts';
import type { Queryable } from '../../platform/db/database.ts';

/** A case as a judgement keeps it. */
export interface StoredCase {
  index: number;
  status: number;
  timeMs: number;
  memoryKb: number;
  score: number | null;
  groupNum: number;
  message: string | null;
  userOutput: string | null;
}

export interface NewJudgement {
  submissionId: number;
  source: 'judge' | 'manual' | 'cancel';
  status: number;
  score: number | null;
  oiRankScore: number | null;
  timeMs: number | null;
  memoryKb: number | null;
  errorMessage: string | null;
  cases: StoredCase[];
  judgeCaseMode: CaseMode;
  dataVersion: number | null;
  languageVersion: string;
  judger: string | null;
}

/** The facts that a new judgement of a submission needs; its row is locked until the transaction ends. */
export async function lockForJudgement(db: Queryable, submissionId: number) {
  const row = await db
    .selectFrom('submissions as s')
    .innerJoin('problems as p', 'p.id', 's.pid')
    .leftJoin('judgements as j', 'j.id', 's.judgement_id')
    .select([
      's.uid',
      's.pid',
      's.cid',
      's.timed_work_id',
      's.qsheet_id',
      's.gid',
      's.judger',
      'j.status as previous',
      'p.type',
      'p.io_score',
      'p.difficulty',
      'p.judge_case_mode',
      'p.data_version',
    ])
    .where('s.id', '=', submissionId)
    .forUpdate('s')
    .executeTakeFirst();
  return row ?? null;
}

/** Adds a judgement and makes it the current one. */
export async function insertCurrentJudgement(db: Queryable, judgement: NewJudgement): Promise<void> {
  const { id } = await db
    .insertInto('judgements')
    .values({
      submission_id: judgement.submissionId,
      source: judgement.source,
      status: judgement.status,
      score: judgement.score,
      oi_rank_score: judgement.oiRankScore,
      time_ms: judgement.timeMs,
      memory_kb: judgement.memoryKb,
      error_message: judgement.errorMessage,
      cases: JSON.stringify(judgement.cases),
      judge_case_mode: judgement.judgeCaseMode,
      data_version: judgement.dataVersion,
      language_version: judgement.languageVersion,
      judger: judgement.judger,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('submissions')
    .set({
      judgement_id: id,
      status: judgement.status,
      score: judgement.score,
      oi_rank_score: judgement.oiRankScore,
      time_ms: judgement.timeMs,
      memory_kb: judgement.memoryKb,
      judger: judgement.judger,
      is_manual: judgement.source === 'manual',
    })
    .where('id', '=', judgement.submissionId)
    .execute();
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
