import type { JudgeCase, SubmissionJob } from '@assay/contract/judging/node-link.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { outputLimitBytes } from '@assay/rules/judging/limits.ts';
import { judgeEnd } from '@assay/rules/judging/outcome.ts';
import { JudgeFailure } from '../platform/failures.ts';
import type { Gathered } from '../platform/testdata.ts';
import { showOutput } from '../steps/check.ts';
import type { Program } from '../steps/compile.ts';
import type { CaseInput, Output } from '../steps/run-case.ts';
import { type CaseVerdict, caseVerdict, limitsOfCase, type Refused } from './judge-cases.ts';
import type { Bench, Task } from './mode.ts';

/** Characters of a failing case's output that are kept. */
export const SHOWN_CHARS = 4096;

/** The contestant's program, compiled. */
export interface Solution {
  kind: 'compiled';
  program: Program;
}

export async function compileSolution(task: Task<SubmissionJob>, bench: Bench): Promise<Solution | Refused> {
  const { work, toolchain } = task;
  const compilation = await bench.compiler.compile({
    toolchain,
    code: work.code,
    extraFiles: work.problem.userExtraFiles,
  });
  if (compilation.kind === 'refused') return compilation;
  return { kind: 'compiled', program: compilation.program };
}

/** What looking at an output says of it. `shownFrom`: byte around which the output is worth showing, null for its beginning. */
export type Opinion = Pick<CaseVerdict, 'status' | 'message' | 'cause' | 'note' | 'share'> & {
  shownFrom: number | null;
};

/**
 * Runs the program on a case. A bad end is a verdict; after a good one `look` decides by the output, which is gone after that.
 * @param show whether the output is kept when it is not accepted
 * @param input instead of that of the case
 */
export async function runOnCase(
  task: Task<SubmissionJob>,
  bench: Bench,
  data: Gathered,
  { program }: Solution,
  one: JudgeCase,
  show: boolean,
  look: (output: Output) => Promise<Opinion>,
  input?: CaseInput,
): Promise<CaseVerdict> {
  const limits = limitsOfCase(task, one);
  const { end, output, dispose } = await bench.runner.runCase({
    program,
    limits,
    fileIo: task.work.problem.fileIo,
    stderrBytesMax: 0,
    input: input ?? { kind: 'file', path: await data.path(one.input), size: one.input.bytes },
    outputBytesMax: outputLimitBytes(one.output.bytes),
  });
  try {
    const judged = judgeEnd(end, limits);
    if (judged.kind === 'unjudged') throw new JudgeFailure(`case ${one.index}: the program ${judged.reason}`);
    const measured = { timeMs: judged.timeMs, memoryKb: judged.memoryKb };
    if (judged.kind === 'failed')
      return { ...caseVerdict(one, judged.verdict, judged.message, judged.cause), ...measured };

    const { shownFrom, ...opinion } = await look(output);
    const verdict = { ...caseVerdict(one, opinion.status, opinion.message), ...opinion, ...measured };
    if (opinion.status !== VERDICT.accepted && show)
      verdict.userOutput = await showOutput(output, shownFrom, SHOWN_CHARS);
    return verdict;
  } finally {
    await dispose();
  }
}
