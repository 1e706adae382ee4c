import type { SubmissionJob } from '@assay/contract/judging/node-link.ts';
import type { Gathered } from '../platform/testdata.ts';
import { judgingCases } from './judge-cases.ts';
import { type Look, lookAsConfigured, lookByChecker, lookByComparison } from './looks.ts';
import type { Bench, SubmissionMode, Task } from './mode.ts';
import { type Kept, readyWith } from './ready.ts';
import { compileSolution, runOnCase } from './solution.ts';

/** The program runs on each case, and `lookBy` makes what looks at its output. */
const judgeOutputs = (
  lookBy: (task: Task<SubmissionJob>, bench: Bench, data: Gathered, kept: Kept) => Look | Promise<Look>,
): SubmissionMode =>
  judgingCases(async (task, bench, data) => {
    const solution = await compileSolution(task, bench);
    if (solution.kind === 'refused') return solution;
    return readyWith(task, bench, async (kept) => {
      kept.keep(solution.program);
      const look = await lookBy(task, bench, data, kept);
      return (one, show) => runOnCase(task, bench, data, solution, one, show, (output) => look(one, output));
    });
  });

/** The output of each case is compared with the jury's answer. */
export const judgeByComparison = judgeOutputs(lookByComparison);

/** A program of the jury, the checker, decides about the output of each case. */
export const judgeByChecker = judgeOutputs(async (task, bench, data, kept) =>
  lookByChecker(task, bench, data, await kept.checker(task.work.problem.checker)),
);

/** By the problem's checker where it has one, else by comparison. */
export const judgeAsConfigured = judgeOutputs(lookAsConfigured);
