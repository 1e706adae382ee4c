import { judgingCases } from './judge-cases.ts';
import { lookByComparison } from './looks.ts';
import { readyWith } from './ready.ts';
import { compileSolution, runOnCase } from './solution.ts';

/** The output of each case is compared with the jury's answer. */
export const judgeByComparison = judgingCases(async (task, bench, data) => {
  const solution = await compileSolution(task, bench);
  if (solution.kind === 'refused') return solution;
  return readyWith(task, bench, async (kept) => {
    kept.keep(solution.program);
    const look = lookByComparison(task, bench, data);
    return (one, show) => runOnCase(task, bench, data, solution, one, show, (output) => look(one, output));
  });
});
