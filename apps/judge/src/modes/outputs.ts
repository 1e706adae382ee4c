import type { SubmissionJob } from '@assay/contract/judging/jobs.ts';
import type { Gathered } from '../platform/testdata.ts';
import { judgingCases } from './judge-cases.ts';
import type { JudgeTools, SubmissionMode, Task } from './mode.ts';
import { checkAsConfigured, checkByChecker, checkByComparison, type OutputCheck } from './output-checks.ts';
import { type Kept, readyWith } from './ready.ts';
import { RunsAhead } from './runs-ahead.ts';
import { compileSolution, judgeBegun, runOnCase } from './solution.ts';

/**
 * The program runs on each case, and `checkBy` makes what looks at its output.
 * @param asksProgram whether that is a program of the jury, which needs a box, too: nothing else runs in the sandbox meanwhile then
 */
const judgeOutputs = (
  checkBy: (
    task: Task<SubmissionJob>,
    tools: JudgeTools,
    data: Gathered,
    kept: Kept,
  ) => OutputCheck | Promise<OutputCheck>,
  asksProgram: (task: Task<SubmissionJob>) => boolean,
): SubmissionMode =>
  judgingCases(async (task, tools, data) => {
    const solution = await compileSolution(task, tools);
    if (solution.kind === 'refused') return solution;
    return readyWith(task, tools, async (kept) => {
      kept.keep(solution.program);
      const look = await checkBy(task, tools, data, kept);
      if (asksProgram(task)) {
        return (one, show) => runOnCase(task, tools, data, solution, one, show, (output) => look(one, output));
      }
      const runs = new RunsAhead(task, tools, data, solution);
      kept.keep(runs);
      return {
        judgeCase: async (one, show) => {
          const begun = await runs.take(one);
          runs.heed(await begun.end);
          return judgeBegun(tools, begun, one, show, (output) => look(one, output));
        },
        begin: (next, runsCase) => runs.begin(next, runsCase),
      };
    });
  });

/** The output of each case is compared with the jury's answer. */
export const judgeByComparison = judgeOutputs(checkByComparison, () => false);

/** A program of the jury, the checker, decides about the output of each case. */
export const judgeByChecker = judgeOutputs(
  async (task, tools, data, kept) => checkByChecker(task, tools, data, await kept.checker(task.work.problem.checker)),
  () => true,
);

/** By the problem's checker where it has one, else by comparison. */
export const judgeAsConfigured = judgeOutputs(checkAsConfigured, ({ work }) => work.problem.checker !== null);
