import type { JobReport } from '@assay/contract/judging/job-report.ts';
import type { Job } from '@assay/contract/judging/jobs.ts';
import { shownBytes } from '@assay/rules/judging/compare/shown-bytes.ts';
import { writeJudgeFailure } from '@assay/rules/judging/sentences/judge-failure.ts';
import type { Toolchain } from './languages/toolchain.ts';
import { compileChecker } from './modes/compile-checker.ts';
import { checkAnswers } from './modes/data-checks/answer-check.ts';
import { checkInputs } from './modes/data-checks/input-check.ts';
import type { JudgeTools, Progress } from './modes/mode.ts';
import { SUBMISSION_MODES } from './modes/registry.ts';
import { judgeTestRun } from './modes/test-run.ts';
import { makeTests } from './modes/workshop/generation.ts';
import { askTests } from './modes/workshop/program-tests.ts';
import { stress } from './modes/workshop/stress.ts';
import { ProblemFailure, reasonOf, SuspectData } from './platform/failures.ts';

export interface JobHooks {
  signal: AbortSignal;
  progress: Progress;
}

/**
 * Judges a job. Never rejects: whatever goes wrong with the judge itself becomes the report `judgeFailure`, so that no
 * trouble of ours is ever read as a verdict about the program.
 * @param toolchainOf the language by name, if this node offers it
 */
export async function judgeJob(
  work: Job['work'],
  toolchainOf: (language: string) => Toolchain | undefined,
  tools: JudgeTools,
  hooks: JobHooks,
): Promise<JobReport> {
  try {
    if (work.kind === 'compile') return await compileChecker({ work, toolchainOf }, tools);
    if (work.kind === 'generation') return await makeTests({ work, toolchainOf, ...hooks }, tools);
    if (work.kind === 'stress') return await stress({ work, toolchainOf, ...hooks }, tools);
    if (work.kind === 'checkerTests' || work.kind === 'validatorTests') {
      return await askTests({ work, toolchainOf, ...hooks }, tools);
    }
    if (work.kind === 'inputCheck') return await checkInputs({ work, toolchainOf, ...hooks }, tools);
    if (work.kind === 'answerCheck') return await checkAnswers({ work, toolchainOf, ...hooks }, tools);
    const toolchain = toolchainOf(work.language);
    if (!toolchain) return failure(writeJudgeFailure('noLanguage', { language: work.language }));
    if (work.kind === 'testRun') return await judgeTestRun({ work, toolchain, toolchainOf, ...hooks }, tools);
    const mode = SUBMISSION_MODES[work.problem.judgeMode];
    if (!mode) return failure(writeJudgeFailure('noMode', { mode: work.problem.judgeMode }));
    return await mode({ work, toolchain, toolchainOf, ...hooks }, tools);
  } catch (error) {
    return failure(reasonOf(error), error);
  }
}

const REASON_CHARS_MAX = 4096;

function failure(reason: string, error?: unknown): JobReport {
  return {
    outcome: 'judgeFailure',
    // A compiler's message may be long, and what it quotes need not be text that can be stored.
    reason: shownBytes(Buffer.from(reason), REASON_CHARS_MAX),
    isFinal: error instanceof ProblemFailure,
    ...(error instanceof ProblemFailure && { fault: error.fault }),
    ...(error instanceof SuspectData && { suspect: error.ref }),
  };
}
