import type { getAdminProblem } from '@assay/contract/authoring/editor.ts';
import type { Lang } from '@assay/contract/errors.ts';
import type { DataOf } from '@assay/contract/op.ts';
import type { JudgeMode } from '@assay/contract/problems/judge-modes.ts';
import type { CaseMode } from '@assay/contract/problems/problem.ts';
import { shownAuth } from '@assay/rules/problems/owner.ts';
import { checkerOf, protocolCheckerOf } from '../../problems/checkers/checker.ts';
import type { ProblemRow } from '../../problems/find.queries.ts';
import type { findEditedParts } from './editor.queries.ts';

type Edited = DataOf<typeof getAdminProblem>['problem'];
type ExtraFile = { name: string; content: string };
type Parts = Awaited<ReturnType<typeof findEditedParts>>;

/** A problem's row and texts as the editor sends them back. */
export function editedProblem(row: ProblemRow, { texts }: Parts): Edited {
  const textIn = (locale: Lang) => {
    const { locale: _locale, ...text } = texts.find((each) => each.locale === locale) ?? { locale };
    return 'title' in text ? text : null;
  };
  return {
    problemId: row.problem_id,
    texts: { zh: textIn('zh'), en: textIn('en') },
    source: row.source,
    type: row.type as Edited['type'],
    auth: shownAuth(row.auth),
    difficulty: row.difficulty,
    timeLimit: row.time_limit_ms,
    memoryLimit: row.memory_limit_mb,
    stackLimit: row.stack_limit_mb,
    examples: row.examples as Edited['examples'],
    judgeMode: row.judge_mode as JudgeMode,
    judgeCaseMode: row.judge_case_mode as CaseMode,
    isRemoveEndBlank: row.is_remove_end_blank,
    openCaseResult: row.open_case_result,
    codeShare: row.code_share,
    isFileIO: row.is_file_io,
    ioReadFileName: row.io_read_file_name,
    ioWriteFileName: row.io_write_file_name,
    checker: checkerOf(row),
    passLimit: row.pass_limit,
    graderFiles: row.grader_files as ExtraFile[],
    protocolChecker: protocolCheckerOf(row),
    userExtraFile: row.user_extra_files as ExtraFile[],
    judgeExtraFile: row.judge_extra_files as ExtraFile[],
  };
}
