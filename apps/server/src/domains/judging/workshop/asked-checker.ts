import type { CheckerTestsJob } from '@assay/contract/judging/jobs.ts';
import type { CheckerTest } from '@assay/contract/judging/workshop/checker-test.ts';
import { PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import { hasTestedChecker } from '@assay/rules/judging/verify/checker-tests.ts';
import { checkerOf } from '../../problems/checkers/checker.ts';
import type { ProblemRow } from '../../problems/find.queries.ts';

type SourceFile = { name: string; content: string };

/** What a run is stored with: the tests with what is expected, and what a node is asked. */
export interface CheckerTestsPlan {
  asks: Omit<CheckerTestsJob, 'tests'>;
  tests: CheckerTest[];
}

/** What a node said: statuses by the index of the test, from 1. */
export interface CheckerTestsResult {
  errorMessage: string | null;
  said: { index: number; status: number; message: string | null }[];
}

/** The checker of a problem as it is asked about single outputs; null where none is. */
export function askedChecker(
  problem: Pick<ProblemRow, 'judge_mode' | 'judge_extra_files' | 'type'> & Parameters<typeof checkerOf>[0],
): CheckerTestsPlan['asks'] | null {
  const checker = hasTestedChecker(problem.judge_mode) ? checkerOf(problem) : null;
  if (!checker) return null;
  const extraFiles = problem.judge_extra_files as SourceFile[];
  const hasPoints = problem.type === PROBLEM_TYPE.oi;
  return { kind: 'checkerTests', language: checker.language, checker, extraFiles, hasPoints };
}

/** The work of a node: what is expected is no matter of it. */
export const checkerTestsWork = ({ asks, tests }: CheckerTestsPlan): CheckerTestsJob => ({
  ...asks,
  tests: tests.map(({ input, output, answer }) => ({ input, output, answer })),
});
