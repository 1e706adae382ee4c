import type { Queryable } from '../../../platform/db/database.ts';
import { CHECKER_COLUMNS, checkerOf } from '../../problems/checkers/checker.ts';
import { FILE_IO_COLUMNS, fileIoOf } from '../../problems/testdata/file-io.ts';

type ExtraFile = { name: string; content: string };

/** What a test run takes over of its problem when it begins. */
export async function findTestRunProblem(db: Queryable, id: number) {
  const row = await db
    .selectFrom('problems')
    .select(['type', 'time_limit_ms', 'memory_limit_mb', 'stack_limit_mb', 'examples', 'is_remove_end_blank'])
    .select(['user_extra_files', 'judge_extra_files', 'grader_files'])
    .select([...FILE_IO_COLUMNS, ...CHECKER_COLUMNS])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    type: row.type,
    limits: { timeMs: row.time_limit_ms, memoryMb: row.memory_limit_mb, stackMb: row.stack_limit_mb },
    examples: row.examples as { input: string; output: string }[],
    removeEndBlank: row.is_remove_end_blank,
    fileIo: fileIoOf(row),
    userExtraFiles: row.user_extra_files as ExtraFile[],
    judgeExtraFiles: row.judge_extra_files as ExtraFile[],
    graderFiles: row.grader_files as ExtraFile[],
    checker: checkerOf(row),
  };
}
