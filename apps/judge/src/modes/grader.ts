import type { SubmissionJob } from '@assay/contract/judging/node-link.ts';
import { layGrader } from '@assay/rules/judging/grader.ts';
import { ProblemFailure } from '../platform/failures.ts';
import { judgingCases, type Refused } from './judge-cases.ts';
import { lookAsConfigured } from './looks.ts';
import type { Bench, Task } from './mode.ts';
import { readyWith } from './ready.ts';
import { runOnCase, type Solution } from './solution.ts';

/** The submission defines functions; the problem's grader calls them, reads the input and writes the output. */
export const judgeWithGrader = judgingCases(async (task, bench, data) => {
  const solution = await compileWithGrader(task, bench);
  if (solution.kind === 'refused') return solution;
  return readyWith(task, bench, async (kept) => {
    kept.keep(solution.program);
    const look = await lookAsConfigured(task, bench, data, kept);
    return (one, show) => runOnCase(task, bench, data, solution, one, show, (output) => look(one, output));
  });
});

async function compileWithGrader({ work, toolchain }: Task<SubmissionJob>, bench: Bench): Promise<Solution | Refused> {
  const { userExtraFiles, graderFiles } = work.problem;
  const laid = layGrader(toolchain.data, work.code, graderFiles);
  if (!laid) throw new ProblemFailure(`the problem has no grader for ${toolchain.data.name}`);
  // Where the compiler only checks the source file, the solution would go unchecked behind the grader.
  if (laid.wraps && toolchain.data.compile?.keeps.kind === 'source') {
    const checked = await bench.compiler.compile({ toolchain, code: work.code, extraFiles: userExtraFiles });
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
