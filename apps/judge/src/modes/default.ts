import { ANSWER_BYTES_MAX } from '../platform/testdata.ts';
import { checkOutput } from '../steps/check.ts';
import { judgingCases } from './judge-cases.ts';
import { compileSolution, runOnCase } from './solution.ts';

/** The output of each case is compared with the jury's answer. */
export const judgeByComparison = judgingCases(async (task, bench, data) => {
  const solution = await compileSolution(task, bench);
  if (solution.kind === 'refused') return solution;
  const rule = task.work.problem.removeEndBlank ? 'endBlanks' : 'exact';
  return {
    kind: 'ready',
    release: solution.program.release,
    judgeCase: (one, show) =>
      runOnCase(task, bench, data, solution, one, show, async (output) => {
        const answer =
          one.output.bytes <= ANSWER_BYTES_MAX
            ? { kind: 'bytes' as const, bytes: await bench.testdata.read(one.output) }
            : { kind: 'file' as const, path: await data.path(one.output) };
        const { verdict, message, difference } = await checkOutput(answer, output, rule);
        return { status: verdict, message, shownFrom: difference?.gotOffset ?? null };
      }),
  };
});
