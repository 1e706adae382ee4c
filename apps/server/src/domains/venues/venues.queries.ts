import type { CheckerProgram } from '@assay/contract/judging/node-link.ts';
import type { JudgeMode } from '@assay/contract/problems/problem.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { PREPARED } from '../../platform/db/prepared.ts';
import { checkerOf } from '../problems/checker.ts';
import type { ProblemKey } from '../problems/find.queries.ts';

/** What submitting and test-running need to know of a problem. */
export interface VenueProblem {
  id: number;
  problemId: string;
  auth: number;
  /** `PROBLEM_TYPE`. */
  type: number;
  judgeMode: JudgeMode;
  timeLimitMs: number;
  memoryLimitMb: number;
  stackLimitMb: number;
  examples: { input: string; output: string }[];
  isRemoveEndBlank: boolean;
  fileIo: { read: string; write: string } | null;
  userExtraFiles: { name: string; content: string }[];
  judgeExtraFiles: { name: string; content: string }[];
  checker: CheckerProgram | null;
  graderFiles: { name: string; content: string }[];
  dataVersion: number | null;
}

/** A problem by its id, or by its own display id in any letter case. */
export async function findVenueProblem(db: Queryable, key: ProblemKey): Promise<VenueProblem | null> {
  const row = await db
    .selectFrom('problems')
    .modifyFront(PREPARED)
    .select([
      'id',
      'problem_id',
      'auth',
      'type',
      'judge_mode',
      'time_limit_ms',
      'memory_limit_mb',
      'stack_limit_mb',
      'examples',
      'is_remove_end_blank',
      'is_file_io',
      'io_read_file_name',
      'io_write_file_name',
      'user_extra_files',
      'judge_extra_files',
      'grader_files',
      'checker_language',
      'checker_code',
      'checker_convention',
      'checker_arguments',
      'checker_points',
      'checker_time_ms',
      'checker_memory_mb',
      'data_version',
    ])
    .$if('pid' in key, (query) => query.where('id', '=', (key as { pid: number }).pid))
    .$if('problemId' in key, (query) =>
      query.where('problem_id', '=', (key as { problemId: string }).problemId.toUpperCase()),
    )
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    problemId: row.problem_id,
    auth: row.auth,
    type: row.type,
    judgeMode: row.judge_mode as JudgeMode,
    timeLimitMs: row.time_limit_ms,
    memoryLimitMb: row.memory_limit_mb,
    stackLimitMb: row.stack_limit_mb,
    examples: row.examples as VenueProblem['examples'],
    isRemoveEndBlank: row.is_remove_end_blank,
    fileIo:
      row.is_file_io && row.io_read_file_name && row.io_write_file_name
        ? { read: row.io_read_file_name, write: row.io_write_file_name }
        : null,
    userExtraFiles: row.user_extra_files as VenueProblem['userExtraFiles'],
    judgeExtraFiles: row.judge_extra_files as VenueProblem['judgeExtraFiles'],
    checker: checkerOf(row),
    graderFiles: row.grader_files as VenueProblem['graderFiles'],
    dataVersion: row.data_version,
  };
}

/** Whether the problem allows this language and the language is switched on. */
export async function findAllowedLanguage(
  db: Queryable,
  pid: number,
  name: string,
): Promise<{ known: boolean; allowed: boolean }> {
  const row = await db
    .selectFrom('languages')
    .modifyFront(PREPARED)
    .leftJoin('problem_languages', (join) =>
      join.onRef('problem_languages.lid', '=', 'languages.id').on('problem_languages.pid', '=', pid),
    )
    .select(['languages.enabled', 'problem_languages.pid'])
    .where('languages.oj', '=', 'ME')
    .where('languages.name', '=', name)
    .executeTakeFirst();
  return { known: row?.enabled === true, allowed: row?.enabled === true && row.pid !== null };
}
