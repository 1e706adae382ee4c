import { judgingCases } from './judge-cases.ts';
import { lookByChecker } from './looks.ts';
import { readyWith } from './ready.ts';
import { compileSolution, runOnCase } from './solution.ts';

/** A program of the jury, the checker, decides about the output of each case. */
export const judgeByChecker = judgingCases(async (task, bench, data) => {
  const solution = await compileSolution(task, bench);
  if (solution.kind === 'refused') return solution;
  return readyWith(task, bench, async (kept) => {
    kept.keep(solution.program);
    const look = lookByChecker(task, bench, data, await kept.checker(task.work.problem.checker));
    return (one, show) => runOnCase(task, bench, data, solution, one, show, (output) => look(one, output));
  });
});
