import type { CheckerProgram } from '@assay/contract/judging/jobs.ts';
import { KNOWS_ANSWER_CHECK, KNOWS_CHECKS, KNOWS_VALIDATOR_TESTS } from '@assay/contract/judging/node-link.ts';
import type { VerificationState } from '@assay/contract/judging/verification.ts';
import type { CheckerTest } from '@assay/contract/judging/workshop/program-test.ts';
import type { InputValidator } from '@assay/contract/problems/problem.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { PRIORITY } from '../queue/queue.queries.ts';
import type { StoredValidator } from '../queue/work.queries.ts';
import type { ProgramTestsPlan } from '../workshop/tested-programs.ts';

/** The program that judges: of its language a node is asked for. */
type CheckerFacts = Pick<CheckerProgram, 'language'>;

/** Verifications of a problem that are kept. */
const KEPT = 10;

/** What a verification asks beside the solutions of the jury; `checker`: null where no program of the jury judges. */
interface AskedPrograms {
  validators: readonly InputValidator[];
  checker: CheckerFacts | null;
  checkerTests: readonly CheckerTest[];
  validatorTests: ProgramTestsPlan | null;
}

/** Validators over the inputs, the checker over the jury's answers, and both over their tests. */
function trialsOf({ validators, checker, checkerTests, validatorTests }: AskedPrograms) {
  const unnamed = { name: '', code: '', expected: [], is_model: false };
  return [
    ...validators.map(({ name, language, code, ...rest }) => {
      const validator = JSON.stringify(rest satisfies StoredValidator);
      return { ...unnamed, name, language, code, validator };
    }),
    ...(checker ? [{ ...unnamed, language: checker.language, checks_answers: true }] : []),
    ...(checker && checkerTests.length > 0
      ? [{ ...unnamed, language: checker.language, checker_tests: JSON.stringify(checkerTests) }]
      : []),
    ...(validatorTests
      ? [{ ...unnamed, language: validatorTests.asks.language, validator_tests: JSON.stringify(validatorTests) }]
      : []),
  ];
}

/**
 * Stores a verification of all jury solutions of a problem and of what else is asked, copied as they are now; drops those of long ago. The index of
 * running ones refuses a second at the same time.
 * @returns its id, and how many parts it has
 */
export async function insertVerification(
  tx: Queryable,
  problem: { id: number; version: number },
  asked: AskedPrograms,
  uid: number,
  now: Date,
): Promise<{ verificationId: number; count: number }> {
  // the version of its content: unknown where somebody saved since the problem was read
  const kept = sql<number | null>`(
    select coalesce((select max(number) from problem_versions where pid = p.id), 0)
    from problems p where p.id = ${problem.id} and p.version = ${problem.version})`;
  const { id } = await tx
    .insertInto('verifications')
    .values({ pid: problem.id, problem_version: problem.version, kept_version: kept, by_uid: uid, gmt_create: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { numAffectedRows } = await sql`
    insert into verification_trials
      (verification_id, solution_id, name, language, code, expected, score_min, score_max, is_model)
    select ${id}, id, name, language, code, expected, score_min, score_max, is_model
    from jury_solutions where pid = ${problem.id} order by id`.execute(tx);
  const trials = trialsOf(asked);
  for (const trial of trials) {
    await tx
      .insertInto('verification_trials')
      .values({ verification_id: id, ...trial })
      .execute();
  }
  await sql`
    delete from verifications where pid = ${problem.id} and id <= (
      select id from verifications where pid = ${problem.id} order by id desc offset ${KEPT} limit 1)`.execute(tx);
  return { verificationId: id, count: Number(numAffectedRows ?? 0n) + trials.length };
}

/**
 * Queues the trials of a verification that can be judged: behind practice and test runs, and beside the first of those
 * judged again, so that an author need not wait for thousands of them.
 * @returns the languages that nodes are asked for
 */
export async function insertTrialJobs(tx: Queryable, verificationId: number, uid: number): Promise<Set<string>> {
  const { rows } = await sql<{ language: string }>`
    insert into jobs (trial_id, uid, priority, turn, language, also_needs)
    select t.id, ${uid}, ${PRIORITY.rejudge}::smallint, front.turn + row_number() over (order by t.id) - 1, t.language,
      case when t.checks_answers then array[${KNOWS_ANSWER_CHECK.word}]
        when t.checker_tests is not null then array[${KNOWS_CHECKS.word}]
        when t.validator_tests is not null then ${KNOWS_VALIDATOR_TESTS.word}::text || array(
          select distinct v ->> 'language' from jsonb_array_elements(t.validator_tests -> 'asks' -> 'validators') v)
        else '{}' end
    from verification_trials t,
      (select coalesce((select turn from jobs where state = 'waiting' and priority = ${PRIORITY.rejudge}
                        order by priority, turn, id limit 1), 0) as turn) front
    where t.verification_id = ${verificationId} and t.language is not null and t.status is null
    returning language`.execute(tx);
  return new Set(rows.map((row) => row.language));
}

/** Takes what is left of a verification out of the queue; nodes that judge one learn of it at their next heartbeat. */
export const deleteTrialJobs = (tx: Queryable, verificationId: number) =>
  sql`
  delete from jobs using verification_trials t
  where t.id = jobs.trial_id and t.verification_id = ${verificationId}`.execute(tx);

/** Ends a verification that still runs. @returns whether it did */
export async function endVerification(
  tx: Queryable,
  verificationId: number,
  state: Exclude<VerificationState, 'running'>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('verifications')
    .set({ state, gmt_ended: now })
    .where('id', '=', verificationId)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Locks a verification until the transaction ends, so that the last two of its trials know of each other. */
export const lockVerification = (tx: Queryable, verificationId: number) =>
  tx.selectFrom('verifications').select('id').where('id', '=', verificationId).forUpdate().executeTakeFirst();

export async function hasUnjudgedTrials(db: Queryable, verificationId: number): Promise<boolean> {
  const row = await db
    .selectFrom('verification_trials')
    .select('id')
    .where('verification_id', '=', verificationId)
    .where('status', 'is', null)
    .where('language', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Settings that no verification depends on. */
const UNVERIFIED = ['difficulty', 'openCaseResult', 'codeShare'];

/**
 * What a verification depends on beside the solutions, as a version of the problem that is kept has it. What there was before the first
 * change is the first version.
 */
const verifiedPart = (number: RawBuilder<unknown>) => sql`(
  select jsonb_build_object('data', k.data_version, 'programs', k.parts -> 'programs', 'questions', k.parts -> 'questions',
    'limits', (select content - ${UNVERIFIED}::text[] from problem_parts where pid = k.pid and hash = k.parts ->> 'limits'),
    'tested', (select content - '{generators,script,handMade}'::text[] from problem_parts
      where pid = k.pid and hash = k.parts ->> 'generators'))
  from problem_versions k where k.pid = p.id and k.number = greatest(${number}, 1))`;

interface VerificationFacts {
  id: number;
  pid: number;
  state: VerificationState;
  by: string | null;
  gmt_create: Date;
  gmt_ended: Date | null;
  done: number;
  total: number;
  is_stale: boolean;
}

/** Verifications with their progress, newest first: one, those of a problem, or the last of each of some problems. */
export async function listVerifications(
  db: Queryable,
  where: { verificationId: number } | { pid: number } | { lastOf: readonly number[] },
): Promise<VerificationFacts[]> {
  const { rows } = await sql<VerificationFacts>`
    select v.id, v.pid, v.state, u.username as by, v.gmt_create, v.gmt_ended, figures.total, figures.done,
      v.problem_version <> p.version and (v.kept_version is null or ${verifiedPart(sql`v.kept_version`)}
          is distinct from ${verifiedPart(sql`(select max(number) from problem_versions where pid = p.id)`)})
        or figures.old > 0
        or figures.unchanged <> figures.solutions
        or figures.solutions <> (select count(*) from jury_solutions where pid = v.pid) as is_stale
    from verifications v
    join problems p on p.id = v.pid
    left join users u on u.uid = v.by_uid
    cross join lateral (
      select count(*) as total, count(*) filter (where t.status is not null or t.language is null) as done,
        count(*) filter (where t.solution_id is not null) as solutions,
        count(*) filter (where t.data_version <> p.data_version) as old,
        count(*) filter (where s.gmt_modified <= v.gmt_create) as unchanged
      from verification_trials t left join jury_solutions s on s.id = t.solution_id
      where t.verification_id = v.id
    ) figures
    where ${
      'pid' in where
        ? sql`v.pid = ${where.pid}`
        : 'lastOf' in where
          ? sql`v.id in (select max(id) from verifications where pid = any(${where.lastOf}::bigint[]) group by pid)`
          : sql`v.id = ${where.verificationId}`
    }
    order by v.id desc`.execute(db);
  return rows;
}
