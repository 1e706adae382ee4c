import type { JobReport, TestRunJob } from '@assay/contract/judging/node-link.ts';
import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';
import { limitsFor, outputLimitBytes, type ProblemLimits } from '@assay/rules/judging/limits.ts';
import { judgeEnd } from '@assay/rules/judging/outcome.ts';
import { shownBytes } from '@assay/rules/judging/shown-bytes.ts';
import { JudgeFailure } from '../platform/failures.ts';
import { checkOutput, showOutput } from '../steps/check.ts';
import type { Program } from '../steps/compile.ts';
import type { Bench, TestRunMode } from './mode.ts';

type RunReport = Extract<JobReport, { outcome: 'tested' }>['runs'][number];

const SHOWN_CHARS = 65_536;

/** Runs code against given inputs; where an output is expected, it is compared as a submission's would be. */
export const judgeTestRun: TestRunMode = async (task, bench) => {
  const { work, toolchain } = task;
  const compilation = await bench.compiler.compile({
    toolchain,
    code: work.code,
    extraFiles: work.userExtraFiles,
  });
  if (compilation.kind === 'refused') {
    return { outcome: 'tested', status: VERDICT.compileError, errorMessage: compilation.message, runs: [] };
  }
  const { program } = compilation;
  try {
    task.progress.judging(work.runs.length);
    const limits = limitsFor(work.limits, toolchain.data);
    const runs: RunReport[] = [];
    for (const one of work.runs) {
      if (task.signal.aborted) break;
      runs.push(await testRun(work, bench, program, limits, one));
    }
    const firstFailure = runs.find((one) => one.status !== VERDICT.accepted);
    return { outcome: 'tested', status: firstFailure?.status ?? VERDICT.accepted, errorMessage: null, runs };
  } finally {
    program.release();
  }
};

async function testRun(
  work: TestRunJob,
  bench: Bench,
  program: Program,
  limits: ProblemLimits,
  one: TestRunJob['runs'][number],
): Promise<RunReport> {
  const expected = one.expected === null ? null : Buffer.from(one.expected);
  const { end, output, stderr, dispose } = await bench.runner.runCase({
    program,
    limits,
    input: { kind: 'bytes', bytes: Buffer.from(one.input) },
    outputBytesMax: outputLimitBytes(expected?.length ?? 0),
    fileIo: work.fileIo,
    stderrBytesMax: SHOWN_CHARS,
  });
  try {
    const judged = judgeEnd(end, limits);
    if (judged.kind === 'unjudged') throw new JudgeFailure(`the program ${judged.reason}`);
    const report = {
      status: VERDICT.accepted as Verdict,
      timeMs: judged.timeMs,
      memoryKb: judged.memoryKb,
      userOutput: await showOutput(output, null, SHOWN_CHARS),
      stderr: shownBytes(stderr, SHOWN_CHARS),
      message: null as string | null,
    };
    if (judged.kind === 'failed') {
      return { ...report, status: judged.verdict, message: judged.message, difference: null };
    }
    if (expected === null) return { ...report, difference: null };
    const check = await checkOutput(
      { kind: 'bytes', bytes: expected },
      output,
      work.removeEndBlank ? 'endBlanks' : 'exact',
    );
    return { ...report, status: check.verdict, message: check.message, difference: noteOf(check.difference) };
  } finally {
    await dispose();
  }
}

const noteOf = (one: { line: number; token: number; expected: string; got: string } | null): RunReport['difference'] =>
  one && { line: one.line, token: one.token, expected: one.expected, got: one.got };
