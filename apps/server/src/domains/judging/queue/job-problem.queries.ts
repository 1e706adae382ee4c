import { KNOWS_CASE_ARGUMENTS, KNOWS_GRADERS } from '@assay/contract/judging/node-link.ts';
import { JUDGE_MODES, type ModeTraits, traitsOf } from '@assay/contract/problems/judge-modes.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { NODE_SILENCE_SECONDS } from '../nodes/nodes.queries.ts';

/** The problem of a row of `jobs`: that of its submission, or of its jury solution; null for test runs. */
export const PROBLEM_OF_JOB = sql<number | null>`coalesce(
  (select s.pid from submissions s where s.id = coalesce(jobs.submission_id,
    (select m.submission_id from rejudge_members m where m.id = jobs.member_id))),
  (select v.pid from verification_trials t join verifications v on v.id = t.verification_id where t.id = jobs.trial_id))`;

/** A node that does not tell its memory may have any. */
const MEMORY_UNKNOWN_MB = 2 ** 31 - 1;

const modesWith = (has: (traits: ModeTraits) => boolean) =>
  sql.join(JUDGE_MODES.filter((mode) => has(traitsOf(mode))).map((mode) => sql.lit(mode)));
const CHECKED = modesWith(({ checker }) => checker !== 'none');
const MAY_HAVE_GRADER = modesWith(({ grader }) => grader === 'optional');
const WITH_PROTOCOL_CHECKER = modesWith(({ fields }) => fields.includes('protocolChecker'));

/** Languages of the programs of the jury that judge a problem; what another mode than the chosen one would ask stays out. */
export const checkerLanguagesOf = (problems: 'p' | 'problems') => {
  const column = (name: string) => sql.ref(`${problems}.${name}`);
  return sql<string[]>`array_remove(array[
    case when ${column('judge_mode')} in (${CHECKED}) then ${column('checker_language')} end,
    case when ${column('judge_mode')} in (${WITH_PROTOCOL_CHECKER}) then ${column('protocol_checker_language')} end], null)`;
};

/** What else a problem and its data need of a node. */
const NEEDS_OF_DATA = sql<string[]>`array(
  select ${sql.lit(KNOWS_GRADERS.word)} where problems.judge_mode in (${MAY_HAVE_GRADER}) and problems.grader_files <> '[]'
  union all
  select ${sql.lit(KNOWS_CASE_ARGUMENTS.word)} from problem_data d where d.id = problems.data_version and d.has_checker_arguments)`;

/** The memory that a problem's program may use: by its own limit, or by that of one of its cases. */
const MEMORY_OF_PROBLEM = sql<number>`greatest(problems.memory_limit_mb,
  (select d.memory_most_mb from problem_data d where d.id = problems.data_version))`;

/**
 * Joins to rows of `jobs` what is asked of their problem, as `problem`, and the languages of all programs that a node must
 * offer, as `programs.needs`: the submission's, and those of the checkers that the problem's mode asks; then what the data need.
 */
export const NEEDS_OF_JOB = sql`
  left join lateral (
    select is_paused, ${MEMORY_OF_PROBLEM} as memory_mb, ${checkerLanguagesOf('problems')} || ${NEEDS_OF_DATA} as checker_needs from problems where problems.id = ${PROBLEM_OF_JOB}
  ) problem on true
  cross join lateral (
    select jobs.language || also_needs || coalesce(problem.checker_needs, '{}') as needs
  ) programs`;

/**
 * Joins `memory.needed` to what {@link NEEDS_OF_JOB} joins: the memory that a node must have to be given a job, which is no more than the
 * largest has of the nodes that could do it now. Where all nodes at work are large enough for anything usual, none of them is looked at.
 */
export const MEMORY_OF_JOB = sql`
  cross join lateral (
    select coalesce(problem.memory_mb,
      (select (t.work -> 'limits' ->> 'memoryMb')::integer from test_runs t where t.test_key = jobs.test_key), 0) as mb
  ) may_use
  cross join lateral (
    select case when may_use.mb > coalesce(
        (select min(memory_mb) from judge_nodes where accepted <> '{}'), ${sql.lit(MEMORY_UNKNOWN_MB)})
      then least(may_use.mb, (
        select coalesce(max(coalesce(memory_mb, ${sql.lit(MEMORY_UNKNOWN_MB)})), 0) from judge_nodes able where needs <@ able.accepted
          and able.last_seen > now() - make_interval(secs => ${NODE_SILENCE_SECONDS})
          and (able.resting_until is null or able.resting_until < now())))
      else 0 end as needed
  ) memory`;

/** Whether a node at work, other than that which has the job, is given all of its languages. */
export async function hasOtherNode(db: Queryable, jobId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from judge_nodes node where node.id is distinct from jobs.node_id and needs <@ node.accepted
      and last_seen > now() - make_interval(secs => ${NODE_SILENCE_SECONDS})) as has
    from jobs ${NEEDS_OF_JOB} where jobs.id = ${jobId}`.execute(db);
  return rows[0]?.has ?? false;
}

/** Problem that a job judges; 0 for test runs, and when the job is gone. */
export async function findProblemOfJob(db: Queryable, jobId: number): Promise<number> {
  const { rows } = await sql<{ pid: number | null }>`
    select ${PROBLEM_OF_JOB} as pid from jobs where id = ${jobId}`.execute(db);
  return rows[0]?.pid ?? 0;
}
