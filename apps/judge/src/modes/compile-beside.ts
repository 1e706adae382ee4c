import type { SubmissionJob } from '@assay/contract/judging/jobs.ts';
import { hasGraders } from '@assay/rules/judging/graded-modes.ts';
import { layGrader } from '@assay/rules/judging/grader.ts';
import { writeJudgeFailure } from '@assay/rules/judging/sentences/judge-failure.ts';
import type { Toolchain } from '../languages/toolchain.ts';
import { ProblemFailure } from '../platform/failures.ts';
import type { Compilation } from '../steps/compile.ts';
import type { JudgeTools } from './mode.ts';

type Beside = Pick<SubmissionJob['problem'], 'judgeMode' | 'userExtraFiles' | 'graderFiles'>;

/**
 * Compiles a solution with what its problem lays beside it: where the problem has graders, with that of its language, which calls the
 * functions that the solution defines.
 * @throws ProblemFailure when there is none for the language
 */
export async function compileBeside(tools: JudgeTools, toolchain: Toolchain, code: string, beside: Beside) {
  return hasGraders(beside)
    ? compileWithGrader(tools, toolchain, code, beside)
    : tools.compiler.compile({ toolchain, code, extraFiles: beside.userExtraFiles });
}

async function compileWithGrader(
  tools: JudgeTools,
  toolchain: Toolchain,
  code: string,
  { userExtraFiles, graderFiles }: Beside,
): Promise<Compilation> {
  const laid = layGrader(toolchain.data, code, graderFiles);
  if (!laid) throw new ProblemFailure(writeJudgeFailure('noGrader', { language: toolchain.data.name }));
  // Where the compiler only checks the source file, the solution would go unchecked behind the grader.
  if (laid.wraps && toolchain.data.compile?.keeps.kind === 'source') {
    const checked = await tools.compiler.compile({ toolchain, code, extraFiles: userExtraFiles });
    if (checked.kind === 'refused') return checked;
    checked.program.release();
  }
  const names = new Set(laid.extraFiles.map((file) => file.name));
  return tools.compiler.compile({
    toolchain,
    code: laid.code,
    extraFiles: [...userExtraFiles.filter((file) => !names.has(file.name)), ...laid.extraFiles],
    alsoCompiled: laid.alsoCompiled,
  });
}
