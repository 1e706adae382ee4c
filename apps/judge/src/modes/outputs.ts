import type { SubmissionJob } from '@assay/contract/judging/jobs.ts';
import type { Gathered } from '../platform/testdata.ts';
import { judgingCases } from './judge-cases.ts';
import type { JudgeTools, SubmissionMode, Task } from './mode.ts';
import { checkAsConfigured, checkByChecker, checkByComparison, type OutputCheck } from './output-checks.ts';
import { type Kept, readyWith } from './ready.ts';
import { compileSolution, runOnCase } from './solution.ts';

/** The program runs on each case, and `checkBy` makes what looks at its output. */
const judgeOutputs = (
  checkBy: (
    task: Task<SubmissionJob>,
    tools: JudgeTools,
    data: Gathered,
    kept: Kept,
  ) => OutputCheck | Promise<OutputCheck>,
): SubmissionMode =>
  judgingCases(async (task, tools, data) => {
    const solution = await compileSolution(task, tools);
    if (solution.kind === 'refused') return solution;
    return readyWith(task, tools, async (kept) => {
      kept.keep(solution.program);
      const look = await checkBy(task, tools, data, kept);
      return (one, show) => runOnCase(task, tools, data, solution, one, show, (output) => look(one, output));
    });
  });

/** The output of each case is compared with the jury's answer. */
export const judgeByComparison = judgeOutputs(checkByComparison);

/** A program of the jury, the checker, decides about the output of each case. */
export const judgeByChecker = judgeOutputs(async (task, tools, data, kept) =>
  checkByChecker(task, tools, data, await kept.checker(task.work.problem.checker)),
);

/** By the problem's checker where it has one, else by comparison. */
export const judgeAsConfigured = judgeOutputs(checkAsConfigured);
