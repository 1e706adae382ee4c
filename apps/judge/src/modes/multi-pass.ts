import { afterPass } from '@assay/rules/judging/passes.ts';
import { ProblemFailure } from '../platform/failures.ts';
import type { CaseInput } from '../steps/run-case.ts';
import { judgingCases } from './judge-cases.ts';
import { checkerFiles, opinionOf } from './looks.ts';
import { readyWith } from './ready.ts';
import { compileSolution, runOnCase } from './solution.ts';

/**
 * The checker may ask for the program to be run once more on an input that it makes from the output (`nextpass.in`). Limits
 * hold for each pass; a case shows the largest figures of its passes and the words of the last.
 */
export const judgeByPasses = judgingCases(async (task, bench, data) => {
  const { problem } = task.work;
  const solution = await compileSolution(task, bench);
  if (solution.kind === 'refused') return solution;
  return readyWith(task, bench, async (kept) => {
    kept.keep(solution.program);
    const checker = await kept.checker(problem.checker);

    return async (one, show) => {
      const folder = bench.passFolders();
      try {
        const largest = { timeMs: 0, memoryKb: 0 };
        let input: CaseInput | undefined;
        for (let pass = 1; ; pass++) {
          let asked: CaseInput | null = null;
          const judged = await runOnCase(
            task,
            bench,
            data,
            solution,
            one,
            show,
            async (output) => {
              const files = { ...(await checkerFiles(data, one, output)), ...(input && { input }) };
              const decision = await bench.checkers.check(checker, files, one.score, await folder.next());
              asked = await folder.nextInput();
              return opinionOf(decision);
            },
            input,
          );
          largest.timeMs = Math.max(largest.timeMs, judged.timeMs);
          largest.memoryKb = Math.max(largest.memoryKb, judged.memoryKb);
          const next = afterPass(pass, problem.passLimit, judged.status, asked !== null);
          if (next === 'tooMany') {
            throw new ProblemFailure(`the checker asks for more than the ${problem.passLimit} passes of the problem`);
          }
          if (next === 'done') return { ...judged, ...largest };
          input = asked ?? undefined;
        }
      } finally {
        await folder.dispose();
      }
    };
  });
});
