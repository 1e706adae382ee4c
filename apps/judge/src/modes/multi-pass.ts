import { judgingCases } from './judge-cases.ts';
import { checkerFiles, checkerOn, opinionOf, pointsOf } from './looks.ts';
import { judgeInPasses } from './passes.ts';
import { readyWith } from './ready.ts';
import { compileSolution, runOnCase } from './solution.ts';

/** The checker may ask for the program to be run once more on an input that it makes from the output (`nextpass.in`). */
export const judgeByPasses = judgingCases(async (task, bench, data) => {
  const { problem } = task.work;
  const solution = await compileSolution(task, bench);
  if (solution.kind === 'refused') return solution;
  return readyWith(task, bench, async (kept) => {
    kept.keep(solution.program);
    const checker = await kept.checker(problem.checker);
    return (one, show) =>
      judgeInPasses(bench, problem.passLimit, (folder, input) =>
        runOnCase(
          task,
          bench,
          data,
          solution,
          one,
          show,
          async (output) => {
            const files = { ...(await checkerFiles(data, one, output)), ...(input && { input }) };
            return opinionOf(
              await bench.checkers.check(checkerOn(one, checker), files, pointsOf(task, one), await folder.next()),
            );
          },
          input,
        ),
      );
  });
});
