import { causeOf } from '@assay/contract/judging/cause-of.ts';
import type { JobReport } from '@assay/contract/judging/job-report.ts';
import type { CheckerProgram, TestRunJob } from '@assay/contract/judging/jobs.ts';
import { MODE_TRAITS } from '@assay/contract/problems/judge-modes.ts';
import { PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';
import { causeOfDifference } from '@assay/rules/judging/compare/difference.ts';
import { shownBytes } from '@assay/rules/judging/compare/shown-bytes.ts';
import {
  checkedLanguage,
  checkedLimits,
  unsetVariables,
  warnedLanguage,
} from '@assay/rules/judging/languages/checked.ts';
import { limitsFor, outputLimitBytes, type ProblemLimits } from '@assay/rules/judging/limits.ts';
import { judgeEnd } from '@assay/rules/judging/outcome.ts';
import { statusUnder } from '@assay/rules/judging/scoring/scoring.ts';
import type { Toolchain } from '../languages/toolchain.ts';
import { JudgeFailure, ProblemFailure } from '../platform/failures.ts';
import { checkOutput, showOutput } from '../steps/check.ts';
import type { Program } from '../steps/compile.ts';
import type { Output } from '../steps/run-case.ts';
import { compileBeside } from './compile-beside.ts';
import type { JudgeTools, Task, TestRunMode } from './mode.ts';
import { tellMissing } from './solution.ts';

type RunReport = Extract<JobReport, { outcome: 'tested' }>['runs'][number];

const SHOWN_CHARS = 65_536;

/** Runs code against given inputs; where an output is expected, it is compared as a submission's would be. */
export const judgeTestRun: TestRunMode = async (task, tools) => {
  const { work, toolchain } = task;
  const { userExtraFiles, graderFiles = [], judgeMode = 'default' } = work;
  const beside = { judgeMode, userExtraFiles, graderFiles };
  const unset = work.checks ? await findUnset(tools, toolchain, work.code, beside) : null;
  const compilation = await compileBeside(tools, work.checks ? checked(toolchain) : toolchain, work.code, beside);
  if (compilation.kind === 'refused') {
    return { outcome: 'tested', status: VERDICT.compileError, errorMessage: compilation.message, runs: [] };
  }
  const { program } = compilation;
  try {
    task.progress.judging(work.runs.length);
    const usual = limitsFor(work.limits, toolchain.data);
    const limits = work.checks ? checkedLimits(usual) : usual;
    const run = work.judgeMode && MODE_TRAITS[work.judgeMode].interacts ? talk : testRun;
    const runs: RunReport[] = [];
    for (const one of work.runs) {
      if (task.signal.aborted) break;
      runs.push(await run(task, tools, program, limits, one));
    }
    const firstFailure = runs.find((one) => one.status !== VERDICT.accepted);
    const status = firstFailure?.status ?? VERDICT.accepted;
    return { outcome: 'tested', status, errorMessage: null, runs, ...(unset !== null && { unset }) };
  } finally {
    program.release();
  }
};

/** The same language under another name of what it makes, so that nothing made one way is taken for the other. */
const checked = ({ data, identity, version }: Toolchain): Toolchain => ({
  data: checkedLanguage(data),
  identity: `${identity} checked`,
  version,
});

/** Where the compiler sees variables that are read before they are set; what else it refuses is said when it compiles for the run. */
async function findUnset(
  tools: JudgeTools,
  { data, identity, version }: Toolchain,
  code: string,
  beside: Parameters<typeof compileBeside>[3],
): Promise<string | null> {
  const warned = { data: warnedLanguage(data), identity: `${identity} warned`, version };
  const compilation = await compileBeside(tools, warned, code, beside);
  if (compilation.kind === 'refused') return unsetVariables(compilation.message);
  compilation.program.release();
  return null;
}

async function testRun(
  task: Task<TestRunJob>,
  tools: JudgeTools,
  program: Program,
  limits: ProblemLimits,
  one: TestRunJob['runs'][number],
): Promise<RunReport> {
  const { work } = task;
  const expected = one.expected === null ? null : Buffer.from(one.expected);
  const { end, output, missingFile, stderr, dispose } = await tools.runner.runCase({
    program,
    limits,
    input: { kind: 'bytes', bytes: Buffer.from(one.input) },
    outputBytesMax: outputLimitBytes(expected?.length ?? 0),
    fileIo: work.fileIo,
    stderrBytesMax: SHOWN_CHARS,
  });
  try {
    const judged = judgeEnd(end, limits);
    if (judged.kind === 'unjudged') throw new JudgeFailure(judged.reason);
    const report = {
      status: VERDICT.accepted as Verdict,
      timeMs: judged.timeMs,
      memoryKb: judged.memoryKb,
      userOutput: await showOutput(output, null, SHOWN_CHARS),
      stderr: shownBytes(stderr, SHOWN_CHARS),
      message: null as string | null,
    };
    if (judged.kind === 'failed') {
      return { ...report, status: judged.verdict, message: judged.message, cause: judged.cause, difference: null };
    }
    if (expected === null) return { ...report, difference: null };
    const opinion = await (work.checker
      ? askChecker(task, work.checker, tools, one.input, output, expected)
      : compare(work, output, expected));
    return { ...report, ...tellMissing(opinion, missingFile) };
  } finally {
    await dispose();
  }
}

type RunOpinion = Pick<RunReport, 'message' | 'cause' | 'difference'> & { status: Verdict };

async function compare({ removeEndBlank }: TestRunJob, output: Output, expected: Uint8Array): Promise<RunOpinion> {
  const rule = removeEndBlank ? 'endBlanks' : 'exact';
  const { verdict, message, difference } = await checkOutput({ kind: 'bytes', bytes: expected }, output, rule);
  return {
    status: verdict,
    message,
    ...(difference && { cause: causeOfDifference(difference) }),
    difference: noteOf(difference),
  };
}

/**
 * Lets the program talk with the problem's interactor, which gets the input as that of a case. It may not understand what somebody
 * made up, which is nobody's fault.
 */
async function talk(
  { work, toolchainOf }: Task<TestRunJob>,
  tools: JudgeTools,
  program: Program,
  limits: ProblemLimits,
  one: TestRunJob['runs'][number],
): Promise<RunReport> {
  const none = { timeMs: 0, memoryKb: 0, userOutput: '', stderr: '', difference: null };
  try {
    const interactor = await tools.checkers.prepare(work.checker ?? null, work.judgeExtraFiles ?? [], toolchainOf);
    try {
      const end = await tools.interactions.interact({
        program,
        limits,
        interactor,
        input: { kind: 'bytes', bytes: Buffer.from(one.input) },
        answer: { kind: 'bytes', bytes: Buffer.from(one.expected ?? '') },
        caseScore: null,
        stderrBytesMax: SHOWN_CHARS,
        doubtsIdle: true,
      });
      const { verdict, message, cause, timeMs, memoryKb } = end;
      const protocol = end.protocol ?? new Uint8Array(0);
      return {
        ...none,
        status: statusOf(work, verdict),
        message,
        ...(cause && { cause }),
        timeMs,
        memoryKb,
        userOutput: shownBytes(protocol, SHOWN_CHARS),
        stderr: shownBytes(end.stderr, SHOWN_CHARS),
      };
    } finally {
      interactor.program.release();
    }
  } catch (error) {
    if (!(error instanceof ProblemFailure)) throw error;
    return {
      ...none,
      status: VERDICT.systemError,
      message: "The problem's interactor could not work with this input",
      cause: causeOf('interactorLost'),
    };
  }
}

/** What the problem's checker says. It may not understand an input that somebody made up, which is nobody's fault. */
async function askChecker(
  { work, toolchainOf }: Task<TestRunJob>,
  program: CheckerProgram,
  tools: JudgeTools,
  input: string,
  output: Output,
  expected: Uint8Array,
): Promise<RunOpinion> {
  try {
    const checker = await tools.checkers.prepare(program, work.judgeExtraFiles ?? [], toolchainOf);
    try {
      const files = {
        input: { kind: 'bytes', bytes: Buffer.from(input) },
        output,
        answer: { kind: 'bytes', bytes: expected },
      } as const;
      const { verdict, message } = await tools.checkers.check(checker, files, null);
      return { status: statusOf(work, verdict), message, difference: null };
    } finally {
      checker.program.release();
    }
  } catch (error) {
    if (!(error instanceof ProblemFailure)) throw error;
    return {
      status: VERDICT.systemError,
      message: "The problem's checker could not judge this run",
      cause: causeOf('checkerLost'),
      difference: null,
    };
  }
}

/** A site of the generation before does not tell the type. */
const statusOf = ({ type = PROBLEM_TYPE.oi }: TestRunJob, verdict: Verdict) => statusUnder(type, verdict);

const noteOf = (one: { line: number; token: number; expected: string; got: string } | null): RunReport['difference'] =>
  one && { line: one.line, token: one.token, expected: one.expected, got: one.got };
