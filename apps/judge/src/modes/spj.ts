import { VERDICT } from '@assay/contract/verdict.ts';
import { judgingCases } from './judge-cases.ts';
import { compileSolution, runOnCase } from './solution.ts';

/** A program of the jury, the checker, decides about the output of each case. */
export const judgeByChecker = judgingCases(async (task, bench, data) => {
  const { problem } = task.work;
  const solution = await compileSolution(task, bench);
  if (solution.kind === 'refused') return solution;
  const checker = await bench.checkers
    .prepare(problem.checker, problem.judgeExtraFiles, task.toolchainOf)
    .catch((error: unknown) => {
      solution.program.release();
      throw error;
    });
  return {
    kind: 'ready',
    release() {
      solution.program.release();
      checker.program.release();
    },
    judgeCase: (one, show) =>
      runOnCase(task, bench, data, solution, one, show, async (output) => {
        const files = {
          input: { kind: 'file', path: await data.path(one.input) },
          output,
          answer: { kind: 'file', path: await data.path(one.output) },
        } as const;
        const { verdict, share, message, note } = await bench.checkers.check(checker, files, one.score);
        return { status: verdict, message, note, shownFrom: null, ...(verdict === VERDICT.partial && { share }) };
      }),
  };
});
