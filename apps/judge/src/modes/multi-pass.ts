import { judgingCases } from './judge-cases.ts';
import { checkerFiles, checkerOn, opinionOf, pointsOf } from './output-checks.ts';
import { judgeInPasses } from './passes.ts';
import { readyWith } from './ready.ts';
import { compileSolution, runOnCase } from './solution.ts';

/** The checker may ask for the program to be run once more on an input that it makes from the output (`nextpass.in`). */
export const judgeByPasses = judgingCases(async (task, tools, data) => {
  const { problem } = task.work;
  const solution = await compileSolution(task, tools);
  if (solution.kind === 'refused') return solution;
  return readyWith(task, tools, async (kept) => {
    kept.keep(solution.program);
    const checker = await kept.checker(problem.checker);
    return (one, show) =>
      judgeInPasses(tools, problem.passLimit, (folder, input) =>
        runOnCase(
          task,
          tools,
          data,
          solution,
          one,
          show,
          async (output) => {
            const files = { ...(await checkerFiles(data, one, output)), ...(input && { input }) };
            return opinionOf(
              await tools.checkers.check(
                checkerOn(one, checker),
                files,
                pointsOf(task.work.problem, one),
                await folder.next(),
              ),
            );
          },
          input,
        ),
      );
  });
});
