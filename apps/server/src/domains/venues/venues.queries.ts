import type { CheckerProgram } from '@assay/contract/judging/node-link.ts';
import type { JudgeMode } from '@assay/contract/problems/problem.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { PREPARED } from '../../platform/db/prepared.ts';
import { checkerOf } from '../problems/checker.ts';

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
  /** Its address there. */
  displayId: string;
  /** Whether the language it was looked for with is offered by the site, and allowed by the problem. */
  language: { known: boolean; allowed: boolean };
}

/** Where a problem stands: its own display id or the one in a contest, in any letter case. */
export type Place = { problemId: string } | { cid: number; displayId: string };

/** The problem at a place, with what decides whether it may be solved in a language. */
export async function findVenueProblem(db: Queryable, place: Place, language: string): Promise<VenueProblem | null> {
  const isInContest = 'cid' in place;
  const row = await db
    .selectFrom('problems')
    .modifyFront(PREPARED)
    .leftJoin('languages', (join) => join.on('languages.oj', '=', 'ME').on('languages.name', '=', language))
    .leftJoin('problem_languages', (join) =>
      join.onRef('problem_languages.lid', '=', 'languages.id').onRef('problem_languages.pid', '=', 'problems.id'),
    )
    .$if(isInContest, (query) =>
      query
        .innerJoin('contest_problems', 'contest_problems.pid', 'problems.id')
        .where('contest_problems.cid', '=', (place as { cid: number }).cid)
        .where('contest_problems.display_id', '=', (place as { displayId: string }).displayId.toUpperCase())
        .select('contest_problems.display_id'),
    )
    .$if(!isInContest, (query) =>
      query.where('problem_id', '=', (place as { problemId: string }).problemId.toUpperCase()),
    )
    .select(['languages.enabled', 'problem_languages.pid as allowing_pid'])
    .select([
      'problems.id',
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
    displayId: row.display_id ?? row.problem_id,
    language: { known: row.enabled === true, allowed: row.enabled === true && row.allowing_pid !== null },
  };
}
