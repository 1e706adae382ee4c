import type { SubmissionJob } from '@assay/contract/judging/node-link.ts';
import { layGrader } from '@assay/rules/judging/grader.ts';
import { writeJudgeFailure } from '@assay/rules/judging/sentences/judge-failure.ts';
import type { Toolchain } from '../languages/toolchain.ts';
import { ProblemFailure } from '../platform/failures.ts';
import type { Compilation } from '../steps/compile.ts';
import { judgingCases } from './judge-cases.ts';
import { lookAsConfigured } from './looks.ts';
import type { Bench } from './mode.ts';
import { readyWith } from './ready.ts';
import { runOnCase } from './solution.ts';

/** The submission defines functions; the problem's grader calls them, reads the input and writes the output. */
export const judgeWithGrader = judgingCases(async (task, bench, data) => {
  const { work, toolchain } = task;
  const solution = await compileWithGrader(bench, toolchain, work.code, work.problem);
  if (solution.kind === 'refused') return solution;
  return readyWith(task, bench, async (kept) => {
    kept.keep(solution.program);
    const look = await lookAsConfigured(task, bench, data, kept);
    return (one, show) => runOnCase(task, bench, data, solution, one, show, (output) => look(one, output));
  });
});

/**
 * Compiles a solution with the grader of its language.
 * @throws ProblemFailure when there is none
 */
export async function compileWithGrader(
  bench: Bench,
  toolchain: Toolchain,
  code: string,
  { userExtraFiles, graderFiles }: Pick<SubmissionJob['problem'], 'userExtraFiles' | 'graderFiles'>,
): Promise<Compilation> {
  const laid = layGrader(toolchain.data, code, graderFiles);
  if (!laid) throw new ProblemFailure(writeJudgeFailure('noGrader', { language: toolchain.data.name }));
  // Where the compiler only checks the source file, the solution would go unchecked behind the grader.
  if (laid.wraps && toolchain.data.compile?.keeps.kind === 'source') {
    const checked = await bench.compiler.compile({ toolchain, code, extraFiles: userExtraFiles });
    if (checked.kind === 'refused') return checked;
    checked.program.release();
  }
  const names = new Set(laid.extraFiles.map((file) => file.name));
  return bench.compiler.compile({
    toolchain,
    code: laid.code,
    extraFiles: [...userExtraFiles.filter((file) => !names.has(file.name)), ...laid.extraFiles],
    alsoCompiled: laid.alsoCompiled,
  });
}
