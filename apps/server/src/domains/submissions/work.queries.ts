import type { JudgeCase, SubmissionJob, TestRunJob } from '@assay/contract/judging/node-link.ts';
import type { CaseMode, CheckerConvention, CheckerPoints, JudgeMode } from '@assay/contract/problems/problem.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { ClaimedJob } from './queue.queries.ts';

type ExtraFile = { name: string; content: string };

/** Everything a node needs to judge these submissions, each with the data version of its lease. */
export async function findSubmissionWork(db: Queryable, jobs: ClaimedJob[]): Promise<Map<number, SubmissionJob>> {
  const ids = jobs.flatMap((job) => (job.submission_id === null ? [] : [job.submission_id]));
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('submissions as s')
    .innerJoin('jobs as job', 'job.submission_id', 's.id')
    .innerJoin('problems as p', 'p.id', 's.pid')
    .leftJoin('problem_data as d', 'd.id', 'job.data_version')
    .select([
      's.id',
      's.language',
      's.code',
      'p.time_limit_ms',
      'p.memory_limit_mb',
      'p.stack_limit_mb',
      'p.type',
      'p.judge_mode',
      'p.judge_case_mode',
      'p.is_remove_end_blank',
      'p.is_file_io',
      'p.io_read_file_name',
      'p.io_write_file_name',
      'p.io_score',
      'p.difficulty',
      'p.user_extra_files',
      'p.judge_extra_files',
      'p.checker_language',
      'p.checker_code',
      'p.checker_convention',
      'p.checker_arguments',
      'p.checker_points',
      'p.checker_time_ms',
      'p.checker_memory_mb',
      'd.id as data_version',
      'd.cases',
    ])
    .where('s.id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        kind: 'submission',
        submitId: row.id,
        language: row.language,
        code: row.code,
        limits: { timeMs: row.time_limit_ms, memoryMb: row.memory_limit_mb, stackMb: row.stack_limit_mb },
        problem: {
          type: row.type,
          judgeMode: row.judge_mode as JudgeMode,
          judgeCaseMode: row.judge_case_mode as CaseMode,
          removeEndBlank: row.is_remove_end_blank,
          fileIo:
            row.is_file_io && row.io_read_file_name && row.io_write_file_name
              ? { read: row.io_read_file_name, write: row.io_write_file_name }
              : null,
          ioScore: row.io_score,
          difficulty: row.difficulty,
          userExtraFiles: row.user_extra_files as ExtraFile[],
          judgeExtraFiles: row.judge_extra_files as ExtraFile[],
          checker:
            row.checker_language && row.checker_code
              ? {
                  language: row.checker_language,
                  code: row.checker_code,
                  convention: row.checker_convention as CheckerConvention,
                  arguments: row.checker_arguments,
                  points: row.checker_points as CheckerPoints,
                  timeMs: row.checker_time_ms,
                  memoryMb: row.checker_memory_mb,
                }
              : null,
          dataVersion: row.data_version ?? 0,
          cases: (row.cases ?? []) as JudgeCase[],
        },
      } satisfies SubmissionJob,
    ]),
  );
}

export async function findTestRunWork(db: Queryable, jobs: ClaimedJob[]): Promise<Map<string, TestRunJob>> {
  const keys = jobs.flatMap((job) => (job.test_key === null ? [] : [job.test_key]));
  if (keys.length === 0) return new Map();
  const rows = await db.selectFrom('test_runs').select(['test_key', 'work']).where('test_key', 'in', keys).execute();
  return new Map(rows.map((row) => [row.test_key, row.work as TestRunJob]));
}

/** Group numbers by case index of a data version. */
export async function findCaseGroups(db: Queryable, dataVersion: number | null): Promise<Map<number, number>> {
  if (dataVersion === null) return new Map();
  const row = await db.selectFrom('problem_data').select('cases').where('id', '=', dataVersion).executeTakeFirst();
  return new Map(((row?.cases ?? []) as JudgeCase[]).map((each) => [each.index, each.groupNum]));
}
