import type { JudgeCase, SubmissionJob } from '@assay/contract/judging/jobs.ts';
import { PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { causeOfDifference } from '@assay/rules/judging/compare/difference.ts';
import { ANSWER_BYTES_MAX, type Gathered } from '../platform/testdata.ts';
import { checkOutput } from '../steps/check.ts';
import type { Output } from '../steps/run-case.ts';
import type { Checker, Decision } from '../steps/run-checker.ts';
import type { JudgeTools, Task } from './mode.ts';
import type { Kept } from './ready.ts';
import type { Opinion } from './solution.ts';

/** Decides about the output of a case. */
export type OutputCheck = (one: JudgeCase, output: Output) => Promise<Opinion>;

/** By comparison with the jury's answer. */
export function checkByComparison({ work }: Task<SubmissionJob>, tools: JudgeTools, data: Gathered): OutputCheck {
  const rule = work.problem.removeEndBlank ? 'endBlanks' : 'exact';
  return async (one, output) => {
    const answer =
      one.output.bytes <= ANSWER_BYTES_MAX
        ? { kind: 'bytes' as const, bytes: await tools.testdata.read(one.output) }
        : { kind: 'file' as const, path: await data.path(one.output) };
    const { verdict, message, difference } = await checkOutput(answer, output, rule);
    return {
      status: verdict,
      message,
      ...(difference && { cause: causeOfDifference(difference) }),
      shownFrom: difference?.gotOffset ?? null,
    };
  };
}

/** By a program of the jury. */
export const checkByChecker =
  (task: Task<SubmissionJob>, tools: JudgeTools, data: Gathered, checker: Checker): OutputCheck =>
  async (one, output) =>
    opinionOf(
      await tools.checkers.check(
        checkerOn(one, checker),
        await checkerFiles(data, one, output),
        pointsOf(task.work.problem, one),
      ),
    );

/** By the problem's checker where it has one, else by comparison: in modes where either will do. */
export async function checkAsConfigured(
  task: Task<SubmissionJob>,
  tools: JudgeTools,
  data: Gathered,
  kept: Kept,
): Promise<OutputCheck> {
  const { checker } = task.work.problem;
  return checker
    ? checkByChecker(task, tools, data, await kept.checker(checker))
    : checkByComparison(task, tools, data);
}

/** What a checker may give on a case; null where cases have no points. */
export const pointsOf = ({ type }: { type: number }, one: JudgeCase): number | null =>
  type === PROBLEM_TYPE.oi ? one.score : null;

/** The checker or interactor as it is called on a case, which may have arguments of its own for it. */
export const checkerOn = ({ checkerArguments }: JudgeCase, checker: Checker): Checker =>
  checkerArguments ? { ...checker, rules: { ...checker.rules, arguments: checkerArguments } } : checker;

export const checkerFiles = async (data: Gathered, one: JudgeCase, output: Output) => ({
  input: { kind: 'file' as const, path: await data.path(one.input) },
  output,
  answer: { kind: 'file' as const, path: await data.path(one.output) },
});

export const opinionOf = ({ verdict, share, message, note }: Decision): Opinion => ({
  status: verdict,
  message,
  note,
  shownFrom: null,
  ...(verdict === VERDICT.partial && { share }),
});
