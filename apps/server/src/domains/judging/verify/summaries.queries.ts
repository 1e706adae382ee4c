import type { VerdictName } from '@assay/contract/verdict.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

/** What decides about rights to these problems and about their verification. */
export const findVerifiable = (db: Queryable, pids: readonly number[]) =>
  db
    .selectFrom('problems')
    .select(['id', 'auth', 'author_uid', 'owner_kind', 'owner_id', 'type'])
    .where(sql<boolean>`id = any(${pids}::bigint[])`)
    .execute();

interface TrialFacts {
  verificationId: number;
  language: string | null;
  expected: VerdictName[];
  min: number | null;
  max: number | null;
  status: number | null;
  score: number | null;
  /** A validator, or tests of programs of the jury. */
  isDataCheck: boolean;
  checksAnswers: boolean;
  /** Those that cases ended with, each once; without the cases that a submission would have skipped. */
  caseStatuses: number[];
}

/** What the trials of verifications got, without their cases one by one. */
export async function findTrialFacts(db: Queryable, verificationIds: readonly number[]): Promise<TrialFacts[]> {
  const { rows } = await sql<TrialFacts>`
    select t.verification_id as "verificationId", t.language, t.expected, t.score_min as min, t.score_max as max,
      t.status, t.score, t.validator is not null or t.checker_tests is not null or t.validator_tests is not null as "isDataCheck", t.checks_answers as "checksAnswers",
      array(select distinct (each ->> 'status')::int from jsonb_array_elements(t.cases) each
            where (each ->> 'beyond')::boolean is not true) as "caseStatuses"
    from verification_trials t where t.verification_id = any(${verificationIds}::bigint[])`.execute(db);
  return rows;
}
