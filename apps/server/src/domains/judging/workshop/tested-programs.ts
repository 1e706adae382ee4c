import type { CheckerTestsJob, ValidatorTestsJob } from '@assay/contract/judging/jobs.ts';
import { KNOWS_CHECKS, KNOWS_VALIDATOR_TESTS } from '@assay/contract/judging/node-link.ts';
import type { ProgramTest } from '@assay/contract/judging/workshop/program-test.ts';
import { type InputValidator, PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import { hasTestedChecker } from '@assay/rules/judging/verify/program-tests.ts';
import { checkerOf } from '../../problems/checkers/checker.ts';
import type { ProblemRow } from '../../problems/find.queries.ts';

type SourceFile = { name: string; content: string };
type ProgramTestsJob = CheckerTestsJob | ValidatorTestsJob;

/** What is asked: the work of a node without its tests. */
export type Asked = Omit<CheckerTestsJob, 'tests'> | Omit<ValidatorTestsJob, 'tests'>;

/** What a run or a trial is stored with: the tests with what is expected, and what a node is asked. */
export interface ProgramTestsPlan {
  asks: Asked;
  tests: ProgramTest[];
}

/** What a node said: statuses by the index of the test, from 1. */
export interface ProgramTestsResult {
  errorMessage: string | null;
  said: { index: number; status: number; message: string | null }[];
}

type TestedProblem = Pick<ProblemRow, 'judge_mode' | 'judge_extra_files' | 'type'> & Parameters<typeof checkerOf>[0];

/** The checker of a problem as it is asked about single outputs; null where none is. */
export function askedChecker(problem: TestedProblem): Asked | null {
  const checker = hasTestedChecker(problem.judge_mode) ? checkerOf(problem) : null;
  if (!checker) return null;
  const extraFiles = problem.judge_extra_files as SourceFile[];
  const hasPoints = problem.type === PROBLEM_TYPE.oi;
  return { kind: 'checkerTests', language: checker.language, checker, extraFiles, hasPoints };
}

/** Validators as they are asked about an input that is no test; null where there are none. */
export function askedValidators(
  { judge_extra_files }: Pick<ProblemRow, 'judge_extra_files'>,
  given: readonly InputValidator[],
): Asked | null {
  const validators = given.map(({ caseArguments: _caseArguments, ...validator }) => validator);
  const language = validators[0]?.language;
  if (language === undefined) return null;
  return { kind: 'validatorTests', language, validators, extraFiles: judge_extra_files as SourceFile[] };
}

/** The work of a node: what is expected is no matter of it. */
export const programTestsWork = ({ asks, tests }: ProgramTestsPlan): ProgramTestsJob =>
  ({ ...asks, tests: tests.map(({ expected: _expected, ...test }) => test) }) as ProgramTestsJob;

/** Languages of what is asked, and what else a node must know. */
export const needsOf = (asks: Asked): string[] =>
  asks.kind === 'checkerTests'
    ? [asks.language, KNOWS_CHECKS.word]
    : [...asks.validators.map(({ language }) => language), KNOWS_VALIDATOR_TESTS.word];
