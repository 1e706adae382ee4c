import type { JobReport, JudgeCase, ReportedCase, SubmissionJob } from '@assay/contract/judging/node-link.ts';
import { PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';
import { aggregate, caseScore, type Scoring, SKIPPED_MESSAGE, skipsCase } from '@assay/rules/judging/aggregate.ts';
import { limitsFor, outputLimitBytes } from '@assay/rules/judging/limits.ts';
import { judgeEnd } from '@assay/rules/judging/outcome.ts';
import { JudgeFailure } from '../platform/failures.ts';
import { ANSWER_BYTES_MAX, type Gathered } from '../platform/testdata.ts';
import { checkOutput, showOutput } from '../steps/check.ts';
import type { Program } from '../steps/compile.ts';
import type { CaseRun } from '../steps/run-case.ts';
import type { Bench, SubmissionMode, Task } from './mode.ts';

/** Characters of a failing case's output that are kept. */
const SHOWN_CHARS = 4096;
/** Of so many failing cases; the others only say what was wrong. */
const SHOWN_CASES = 5;

/** The output of each case is compared with the jury's answer. */
export const judgeByComparison: SubmissionMode = async (task, bench) => {
  const { work, toolchain } = task;
  const { problem } = work;
  if (problem.cases.length === 0) throw new JudgeFailure('the problem has no test data');

  const data = bench.testdata.gather(problem.cases.flatMap((one) => [one.input, one.output]));
  try {
    const compilation = await bench.compiler.compile({
      toolchain,
      code: work.code,
      extraFiles: problem.userExtraFiles,
    });
    if (compilation.kind === 'refused') return compileError(task, compilation.message);
    task.progress.judging(problem.cases.length);
    try {
      return await judgeCases(task, bench, data, compilation.program);
    } finally {
      compilation.program.release();
    }
  } finally {
    data.release();
  }
};

const compileError = (task: Task<SubmissionJob>, message: string): JobReport => ({
  outcome: 'judged',
  status: VERDICT.compileError,
  score: task.work.problem.type === PROBLEM_TYPE.oi ? 0 : null,
  timeMs: null,
  memoryKb: null,
  errorMessage: message,
  languageVersion: task.toolchain.version,
  cases: [],
});

/** A case on the wire whose status is one of ours. */
type CaseVerdict = ReportedCase & { status: Verdict };

async function judgeCases(
  task: Task<SubmissionJob>,
  bench: Bench,
  data: Gathered,
  program: Program,
): Promise<JobReport> {
  const { work, toolchain } = task;
  const { problem } = work;
  const scoring: Scoring = { type: problem.type, mode: problem.judgeCaseMode, ioScore: problem.ioScore };
  const limits = limitsFor(work.limits, toolchain.data);
  const run = { program, limits, fileIo: problem.fileIo, stderrBytesMax: 0 };
  const done: CaseVerdict[] = [];
  let shown = 0;

  for (const one of problem.cases) {
    if (task.signal.aborted) break;
    const judged = skipsCase(scoring, one, problem.cases, done)
      ? caseVerdict(one, VERDICT.cancelled, SKIPPED_MESSAGE)
      : await judgeCase(work, bench, data, one, run, shown < SHOWN_CASES);
    if (judged.userOutput !== null) shown++;
    if (problem.type === PROBLEM_TYPE.oi) judged.score = caseScore(one, judged);
    done.push(judged);
    task.progress.caseDone(judged);
  }

  const result = aggregate(scoring, problem.cases, done, limits);
  return {
    outcome: 'judged',
    status: result.status,
    score: result.score,
    timeMs: result.timeMs,
    memoryKb: result.memoryKb,
    errorMessage: null,
    languageVersion: toolchain.version,
    cases: done,
  };
}

async function judgeCase(
  work: SubmissionJob,
  bench: Bench,
  data: Gathered,
  one: JudgeCase,
  run: Omit<CaseRun, 'input' | 'outputBytesMax'>,
  show: boolean,
): Promise<CaseVerdict> {
  const { end, output, dispose } = await bench.runner.runCase({
    ...run,
    input: { kind: 'file', path: await data.path(one.input), size: one.input.bytes },
    outputBytesMax: outputLimitBytes(one.output.bytes),
  });
  try {
    const judged = judgeEnd(end, run.limits);
    if (judged.kind === 'unjudged') throw new JudgeFailure(`case ${one.index}: the program ${judged.reason}`);
    const measured = { timeMs: judged.timeMs, memoryKb: judged.memoryKb };
    if (judged.kind === 'failed') return { ...caseVerdict(one, judged.verdict, judged.message), ...measured };

    const answer =
      one.output.bytes <= ANSWER_BYTES_MAX
        ? { kind: 'bytes' as const, bytes: await bench.testdata.read(one.output) }
        : { kind: 'file' as const, path: await data.path(one.output) };
    const check = await checkOutput(answer, output, work.problem.removeEndBlank ? 'endBlanks' : 'exact');
    const verdict = { ...caseVerdict(one, check.verdict, check.message), ...measured };
    if (check.verdict !== VERDICT.accepted && show) {
      verdict.userOutput = await showOutput(output, check.difference?.gotOffset ?? null, SHOWN_CHARS);
    }
    return verdict;
  } finally {
    await dispose();
  }
}

const caseVerdict = (one: JudgeCase, status: Verdict, message: string | null): CaseVerdict => ({
  index: one.index,
  status,
  timeMs: 0,
  memoryKb: 0,
  score: null,
  message,
  userOutput: null,
});
