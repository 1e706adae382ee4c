import type { CaseCause } from '@assay/contract/judging/case-cause.ts';
import type { JobReport, ReportedCase } from '@assay/contract/judging/job-report.ts';
import type { JudgeCase, SubmissionJob } from '@assay/contract/judging/jobs.ts';
import { PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';
import { caseLimits, limitsFor, type ProblemLimits } from '@assay/rules/judging/limits.ts';
import { aggregate } from '@assay/rules/judging/scoring/aggregate.ts';
import { judgingOrder, SKIPPED_MESSAGE, skipsCase } from '@assay/rules/judging/scoring/case-order.ts';
import { caseScore, type Scoring, statusUnder } from '@assay/rules/judging/scoring/scoring.ts';
import { writeJudgeFailure } from '@assay/rules/judging/sentences/judge-failure.ts';
import { ProblemFailure } from '../platform/failures.ts';
import type { Gathered } from '../platform/testdata.ts';
import type { JudgeTools, SubmissionMode, Task } from './mode.ts';

/** A mode is told of so many cases that come next. */
export const AHEAD_MAX = 16;
/** So long as this a claim and its answer may take. */
const NEARLY_OVER_MS = 40;
/** Of so many failing cases some output is shown; the others only say what was wrong. */
const SHOWN_CASES = 5;

/** A case on the wire whose status is one of ours. */
export type CaseVerdict = ReportedCase & { status: Verdict };

/** What of a failing case is kept for people: its output, and what the program wrote to its standard error. */
export interface Shown {
  output: boolean;
  stderr: boolean;
}

/** A submission that is ready for its cases. */
export interface CaseJudge {
  kind: 'ready';
  /**
   * One case. Its points are filled in by the loop.
   * @param show what is worth keeping of a bad one
   */
  judgeCase(one: JudgeCase, show: Shown): Promise<CaseVerdict>;
  /**
   * Told which cases come next, so that their runs need not wait for the present one to be looked at.
   * @param runs whether nothing that is known by now keeps a case from running
   */
  begin?(next: readonly JudgeCase[], runs: (one: JudgeCase) => boolean): void;
  release(): void;
}

/** The contestant's program cannot be judged, and that is its own fault. */
export interface Refused {
  kind: 'refused';
  /** The compiler's words. */
  message: string;
}

/**
 * What differs between the modes: how a submission is made ready and how one case of it is judged.
 * @param data the files of all cases, already being fetched
 */
export type Prepare = (task: Task<SubmissionJob>, tools: JudgeTools, data: Gathered) => Promise<CaseJudge | Refused>;

/** Compile → judging → each case in turn, unless its mode skips it → result. The one loop that all modes share. */
export const judgingCases =
  (prepare: Prepare): SubmissionMode =>
  async (task, tools) => {
    const { problem } = task.work;
    if (problem.cases.length === 0) throw new ProblemFailure(writeJudgeFailure('noTestData', {}), 'data');
    const data = tools.testdata.gather(problem.cases.flatMap((one) => [one.input, one.output]));
    try {
      const prepared = await prepare(task, tools, data);
      if (prepared.kind === 'refused') return compileError(task, prepared.message);
      task.progress.judging(problem.cases.length);
      try {
        // Neither a verdict nor a fault of the problem can come of files that changed.
        return await judgeCases(task, prepared).finally(data.expectUnchanged);
      } finally {
        prepared.release();
      }
    } finally {
      data.release();
    }
  };

/** The limits that apply to the program on a case, language factor included. */
export const limitsOfCase = ({ work, toolchain }: Task<SubmissionJob>, one: JudgeCase): ProblemLimits =>
  limitsFor(caseLimits(work.limits, one), toolchain.data);

/** A case without points yet. */
export const caseVerdict = (
  one: JudgeCase,
  status: Verdict,
  message: string | null,
  cause?: CaseCause,
): CaseVerdict => ({
  index: one.index,
  status,
  timeMs: 0,
  memoryKb: 0,
  score: null,
  message,
  ...(cause && { cause }),
  userOutput: null,
});

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

/** Whether some cases are left, and will be over in a moment if they take no longer than the others did. */
export const willEndSoon = (done: number, all: number, tookMs: number): boolean =>
  done < all && ((all - done) * tookMs) / done <= NEARLY_OVER_MS;

async function judgeCases(task: Task<SubmissionJob>, judge: CaseJudge): Promise<JobReport> {
  const { problem, everyCase = false } = task.work;
  const { type, judgeCaseMode: mode, ioScore, subtasks } = problem;
  const scoring: Scoring = { type, mode, ioScore, subtasks };
  // What the result is made of, and what is told of each case: they differ only where every case runs.
  const done: CaseVerdict[] = [];
  const told: CaseVerdict[] = [];
  let shown = 0;
  let isRight = true;
  const startedAt = performance.now();
  let isNearlyOver = false;

  const order = judgingOrder(scoring, problem.cases);
  const runs = (one: JudgeCase) => everyCase || !skipsCase(scoring, one, problem.cases, done);
  /** The case runs, and those after it are asked for. */
  const judgeAt = (at: number) => {
    const judging = judge.judgeCase(order[at]!, {
      output: shown < SHOWN_CASES,
      stderr: isRight,
    });
    judge.begin?.(order.slice(at + 1, at + 1 + AHEAD_MAX), runs);
    return judging;
  };

  for (const [at, one] of order.entries()) {
    if (task.signal.aborted) break;
    const isSkipped = skipsCase(scoring, one, problem.cases, done);
    const judged = isSkipped && !everyCase ? caseVerdict(one, VERDICT.cancelled, SKIPPED_MESSAGE) : await judgeAt(at);
    if (judged.userOutput !== null) shown++;
    const counted = isSkipped ? caseVerdict(one, VERDICT.cancelled, SKIPPED_MESSAGE) : judged;
    if (type === PROBLEM_TYPE.oi) judged.score = caseScore(one, counted);
    judged.status = statusUnder(type, judged.status);
    if (isSkipped && everyCase) judged.beyond = true;
    done.push(counted);
    told.push(judged);
    isRight &&= judged.status === VERDICT.accepted;
    task.progress.caseDone(judged);
    if (!isNearlyOver && willEndSoon(done.length, order.length, performance.now() - startedAt)) {
      isNearlyOver = true;
      task.progress.nearlyOver();
    }
  }

  const result = aggregate(scoring, problem.cases, done, (one) => limitsOfCase(task, one));
  return {
    outcome: 'judged',
    status: result.status,
    score: result.score,
    timeMs: result.timeMs,
    memoryKb: result.memoryKb,
    errorMessage: null,
    languageVersion: task.toolchain.version,
    cases: told.sort((a, b) => a.index - b.index),
  };
}
