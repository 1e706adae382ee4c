import type { CheckerFields } from '@assay/contract/authoring/checker.ts';
import type { ProblemSave } from '@assay/contract/authoring/editor.ts';
import type { ProblemOwnerKind } from '@assay/contract/problems/owner.ts';
import { languageNamed } from '@assay/rules/judging/languages/all.ts';
import { storedAuth } from '@assay/rules/problems/owner.ts';

/** Absent leaves what is stored, null removes it. */
function checkerColumns(checker: CheckerFields | null | undefined) {
  if (checker === undefined) return {};
  if (checker === null) return { checker_language: null, checker_code: null };
  return {
    checker_language: languageNamed(checker.language),
    checker_code: checker.code,
    checker_convention: checker.convention,
    checker_arguments: checker.arguments,
    checker_points: checker.points,
    checker_time_ms: checker.timeMs,
    checker_memory_mb: checker.memoryMb,
  };
}

/** Absent leaves what is stored. */
const modeColumns = ({ passLimit, graderFiles, protocolChecker }: ProblemSave['problem']) => ({
  ...(passLimit !== undefined && { pass_limit: passLimit }),
  ...(graderFiles && { grader_files: JSON.stringify(graderFiles) }),
  ...(protocolChecker !== undefined && {
    protocol_checker_language: protocolChecker ? languageNamed(protocolChecker.language) : null,
    protocol_checker_code: protocolChecker?.code ?? null,
  }),
});

/** The columns of a problem's row that a save sets. */
export const columnsOf = ({ problem }: ProblemSave, owner: ProblemOwnerKind, now: Date) => ({
  problem_id: problem.problemId,
  type: problem.type,
  auth: storedAuth(owner, problem.auth),
  source: problem.source,
  difficulty: problem.difficulty,
  time_limit_ms: problem.timeLimit,
  memory_limit_mb: problem.memoryLimit,
  stack_limit_mb: problem.stackLimit,
  examples: JSON.stringify(problem.examples),
  judge_mode: problem.judgeMode,
  judge_case_mode: problem.judgeCaseMode,
  is_remove_end_blank: problem.isRemoveEndBlank,
  open_case_result: problem.openCaseResult,
  code_share: problem.codeShare,
  is_file_io: problem.isFileIO,
  io_read_file_name: problem.isFileIO ? problem.ioReadFileName : null,
  io_write_file_name: problem.isFileIO ? problem.ioWriteFileName : null,
  ...checkerColumns(problem.checker),
  ...modeColumns(problem),
  user_extra_files: JSON.stringify(problem.userExtraFile),
  judge_extra_files: JSON.stringify(problem.judgeExtraFile),
  gmt_modified: now,
});
