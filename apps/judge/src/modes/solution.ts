import { causeOf } from '@assay/contract/judging/cause-of.ts';
import type { JudgeCase, SubmissionJob } from '@assay/contract/judging/jobs.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { shownEnds } from '@assay/rules/judging/compare/shown-bytes.ts';
import { outputLimitBytes } from '@assay/rules/judging/limits.ts';
import { judgeEnd } from '@assay/rules/judging/outcome.ts';
import { writeJudgeFailure } from '@assay/rules/judging/sentences/judge-failure.ts';
import { JudgeFailure } from '../platform/failures.ts';
import type { Gathered } from '../platform/testdata.ts';
import { showOutput } from '../steps/check.ts';
import type { Program } from '../steps/compile.ts';
import type { CaseEnd, CaseInput, CaseRun, Output } from '../steps/run-case.ts';
import { compileBeside } from './compile-beside.ts';
import { type CaseVerdict, caseVerdict, limitsOfCase, type Refused, type Shown } from './judge-cases.ts';
import type { JudgeTools, Task } from './mode.ts';

/** Characters of a failing case's output that are kept. */
export const SHOWN_CHARS = 4096;
/** What is read of a crashed program's standard error; its beginning and its end are kept. */
export const STDERR_BYTES = 256 << 10;

/** The contestant's program, compiled. */
export interface Solution {
  kind: 'compiled';
  program: Program;
}

/** With the grader of its language where the problem has graders, in whatever mode. */
export async function compileSolution(task: Task<SubmissionJob>, tools: JudgeTools): Promise<Solution | Refused> {
  const { work, toolchain } = task;
  const compilation = await compileBeside(tools, toolchain, work.code, work.problem);
  if (compilation.kind === 'refused') return compilation;
  return { kind: 'compiled', program: compilation.program };
}

/** What looking at an output says of it. `shownFrom`: byte around which the output is worth showing, null for its beginning. */
export type Opinion = Pick<CaseVerdict, 'status' | 'message' | 'cause' | 'note' | 'share'> & {
  shownFrom: number | null;
};

/** The program on a case, under way. */
export interface CaseBegun {
  run: CaseRun;
  end: Promise<CaseEnd>;
}

/** @param input instead of that of the case */
export async function beginCase(
  task: Task<SubmissionJob>,
  tools: JudgeTools,
  data: Gathered,
  { program }: Solution,
  one: JudgeCase,
  { input, lane }: { input?: CaseInput | undefined; lane?: number } = {},
): Promise<CaseBegun> {
  const run: CaseRun = {
    program,
    lane,
    limits: limitsOfCase(task, one),
    fileIo: task.work.problem.fileIo,
    stderrBytesMax: 0,
    input: input ?? { kind: 'file', path: await data.path(one.input), size: one.input.bytes },
    outputBytesMax: outputLimitBytes(one.output.bytes),
  };
  return { run, end: tools.runner.runCase(run) };
}

/**
 * What a run of the program comes to. A bad end is a verdict; after a good one `look` decides by the output, which is gone after that.
 * @param show whether the output is kept when it is not accepted, and standard error when the program died
 */
export async function judgeBegun(
  tools: JudgeTools,
  { run, end: ending }: CaseBegun,
  one: JudgeCase,
  show: Shown,
  look: (output: Output) => Promise<Opinion>,
): Promise<CaseVerdict> {
  const { end, output, missingFile, dispose } = await ending;
  try {
    const judged = judgeEnd(end, run.limits);
    if (judged.kind === 'unjudged') {
      throw new JudgeFailure(writeJudgeFailure('onCase', { index: one.index, reason: judged.reason }));
    }
    const measured = { timeMs: judged.timeMs, memoryKb: judged.memoryKb };
    if (judged.kind === 'failed') {
      const failed = { ...caseVerdict(one, judged.verdict, judged.message, judged.cause), ...measured };
      return show.stderr && hasDied(failed) ? withStderr(failed, await lastWords(tools, run, judged.message)) : failed;
    }

    const { shownFrom, ...opinion } = tellMissing(await look(output), missingFile);
    const verdict = { ...caseVerdict(one, opinion.status, opinion.message), ...opinion, ...measured };
    if (opinion.status !== VERDICT.accepted && show.output)
      verdict.userOutput = await showOutput(output, shownFrom, SHOWN_CHARS);
    return verdict;
  } finally {
    await dispose();
  }
}

/** Runs the program on a case and judges what comes of it, as `beginCase` and `judgeBegun`. */
export async function runOnCase(
  task: Task<SubmissionJob>,
  tools: JudgeTools,
  data: Gathered,
  solution: Solution,
  one: JudgeCase,
  show: Shown,
  look: (output: Output) => Promise<Opinion>,
  input?: CaseInput,
): Promise<CaseVerdict> {
  return judgeBegun(tools, await beginCase(task, tools, data, solution, one, { input }), one, show, look);
}

/**
 * Says of a file that was never written that it is missing, rather than where its emptiness parts from the answer.
 * What a program of the jury says stays.
 */
export function tellMissing<O extends Pick<Opinion, 'status' | 'message' | 'cause'>>(
  opinion: O,
  file: string | null,
): O {
  const isOurs = opinion.cause !== undefined || opinion.message === null;
  if (file === null || opinion.status === VERDICT.accepted || !isOurs) return opinion;
  const message = `The program did not write the file ${file}, from which its output is taken`;
  return { ...opinion, message, cause: causeOf('noFile', { name: file }) };
}

/** Whether the program ended by itself, and badly: what it wrote to its standard error may say why. */
export const hasDied = ({ status, cause }: Pick<CaseVerdict, 'status' | 'cause'>): boolean =>
  status === VERDICT.runtimeError && (cause?.code === 'exitCode' || cause?.code === 'signal');

export const withStderr = (failed: CaseVerdict, stderr: Uint8Array | null): CaseVerdict =>
  stderr && stderr.length > 0 ? { ...failed, stderr: shownEnds(stderr, SHOWN_CHARS) } : failed;

/**
 * What a program that died writes to its standard error. It is run once more for that, so that no run that counts waits for somebody to
 * read its messages. Null when it ends otherwise this time.
 */
async function lastWords({ runner }: JudgeTools, run: CaseRun, message: string): Promise<Uint8Array | null> {
  const { end, stderr, dispose } = await runner.runCase({ ...run, stderrBytesMax: STDERR_BYTES });
  await dispose();
  const judged = judgeEnd(end, run.limits);
  return judged.kind === 'failed' && judged.message === message ? stderr : null;
}
