import type { InputOverview } from '@assay/contract/judging/workshop/input-overview.ts';
import type {
  CheckerTest,
  ProgramSaying,
  ProgramTest,
  TestedProgram,
} from '@assay/contract/judging/workshop/program-test.ts';
import type { VerdictName } from '@assay/contract/verdict.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { StoredCase } from '../judgements/judgements.queries.ts';
import type { ProgramTestsPlan } from '../workshop/tested-programs.ts';

/** A case of a trial; `beyond`: a submission would have skipped it. */
export type TrialStoredCase = StoredCase & { beyond?: boolean | undefined };

export interface TrialResult {
  status: number;
  score: number | null;
  timeMs: number | null;
  memoryKb: number | null;
  errorMessage: string | null;
  cases: TrialStoredCase[];
  dataVersion: number | null;
  languageVersion: string;
  judger: string | null;
  overview: InputOverview | null;
}

/** What a program has to say of the tests that a trial asks it about; null for trials of other kinds. */
export async function findExpectedSayings(
  tx: Queryable,
  trialId: number,
): Promise<{ program: TestedProgram; expected: ProgramSaying[] } | null> {
  const row = await tx
    .selectFrom('verification_trials')
    .select(['checker_tests', 'validator_tests'])
    .where('id', '=', trialId)
    .executeTakeFirst();
  const expectedOf = (tests: readonly ProgramTest[]) => tests.map(({ expected }) => expected);
  const outputs = (row?.checker_tests ?? null) as CheckerTest[] | null;
  if (outputs) return { program: 'checker', expected: expectedOf(outputs) };
  const inputs = (row?.validator_tests ?? null) as ProgramTestsPlan | null;
  return inputs && { program: 'validators', expected: expectedOf(inputs.tests) };
}

/** @returns the verification of the trial; null when it is gone */
export async function updateTrial(tx: Queryable, trialId: number, result: TrialResult): Promise<number | null> {
  const row = await tx
    .updateTable('verification_trials')
    .set({
      status: result.status,
      score: result.score,
      time_ms: result.timeMs,
      memory_kb: result.memoryKb,
      error_message: result.errorMessage,
      cases: JSON.stringify(result.cases),
      data_version: result.dataVersion,
      language_version: result.languageVersion,
      judger: result.judger,
      overview: result.overview && JSON.stringify(result.overview),
    })
    .where('id', '=', trialId)
    .returning('verification_id')
    .executeTakeFirst();
  return row?.verification_id ?? null;
}

/** What is run or asked in a trial. */
type TrialKind = 'solution' | 'inputs' | 'answers' | 'checkerTests' | 'validatorTests';

function kindOf(row: {
  validator: unknown;
  checks_answers: boolean;
  checker_tests: unknown;
  validator_tests: unknown;
}): TrialKind {
  if (row.validator !== null) return 'inputs';
  if (row.checks_answers) return 'answers';
  if (row.checker_tests !== null) return 'checkerTests';
  return row.validator_tests === null ? 'solution' : 'validatorTests';
}

/** Trials of a verification in the order of their solutions, with the time factor of their languages; what else is asked comes after them. */
export async function listTrials(db: Queryable, verificationId: number) {
  const rows = await db
    .selectFrom('verification_trials as t')
    .leftJoin('languages as l', (join) => join.onRef('l.name', '=', 't.language').on('l.oj', '=', 'ME'))
    .select([
      't.id',
      't.name',
      't.language',
      't.expected',
      't.score_min',
      't.score_max',
      't.is_model',
      't.status',
      't.score',
      't.time_ms',
      't.memory_kb',
      't.cases',
      't.error_message',
      't.validator',
      't.checks_answers',
      't.checker_tests',
      't.validator_tests',
      't.overview',
      'l.time_factor',
    ])
    .where('t.verification_id', '=', verificationId)
    .orderBy('t.id')
    .execute();
  return rows.map((row) => ({
    trialId: row.id,
    name: row.name,
    language: row.language,
    expected: row.expected as VerdictName[],
    points: row.score_min === null || row.score_max === null ? null : { min: row.score_min, max: row.score_max },
    isModel: row.is_model,
    status: row.status,
    score: row.score,
    timeMs: row.time_ms,
    memoryKb: row.memory_kb,
    cases: row.cases as TrialStoredCase[],
    timeFactor: row.time_factor ?? 1,
    errorMessage: row.error_message,
    kind: kindOf(row),
    overview: row.overview as InputOverview | null,
  }));
}

/** One trial with its problem; null when there is none. */
export async function findTrial(db: Queryable, trialId: number) {
  const row = await db
    .selectFrom('verification_trials as t')
    .innerJoin('verifications as v', 'v.id', 't.verification_id')
    .innerJoin('problems as p', 'p.id', 'v.pid')
    .select([
      'v.pid',
      'v.state',
      't.status',
      't.error_message',
      't.language_version',
      't.judger',
      't.cases',
      't.data_version',
      'p.data_version as current_data',
    ])
    .where('t.id', '=', trialId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    pid: row.pid,
    isRunning: row.status === null && row.state === 'running',
    errorMessage: row.error_message,
    languageVersion: row.language_version,
    judger: row.judger,
    cases: row.cases as TrialStoredCase[],
    dataVersion: row.data_version ?? row.current_data,
  };
}

/** What a submission got and whose it is, besides what is known of all. */
export async function findScoreAndAuthor(db: Queryable, submitId: number) {
  const row = await db
    .selectFrom('submissions')
    .select(['score', 'username'])
    .where('id', '=', submitId)
    .executeTakeFirst();
  return { score: row?.score ?? null, author: row?.username ?? '' };
}

/** Adds a jury solution. @returns its id; null when the problem has one of that name */
export async function insertJurySolution(
  db: Queryable,
  solution: {
    pid: number;
    name: string;
    language: string;
    code: string;
    expected: VerdictName[];
    score: number | null;
    author: string;
    now: Date;
  },
): Promise<number | null> {
  const row = await db
    .insertInto('jury_solutions')
    .values({
      pid: solution.pid,
      name: solution.name,
      language: solution.language,
      code: solution.code,
      expected: solution.expected,
      score_min: solution.score,
      score_max: solution.score,
      author: solution.author,
      gmt_create: solution.now,
      gmt_modified: solution.now,
    })
    .onConflict((conflict) => conflict.columns(['pid', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
