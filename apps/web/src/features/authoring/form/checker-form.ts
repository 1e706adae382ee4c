import { CHECKER_MEMORY_MB, CHECKER_TIME_MS, type CheckerFields } from '@assay/contract/authoring/checker.ts';
import type { CheckerConvention, CheckerPoints } from '@assay/contract/problems/problem.ts';

/** The program that decides, as its editor holds it; figures '' where the usual ones apply. */
export interface CheckerForm {
  language: string;
  code: string;
  convention: CheckerConvention;
  /** One a line. */
  arguments: string;
  points: CheckerPoints;
  timeMs: number | '';
  memoryMb: number | '';
  /** Language and code, as they were stored or last compiled successfully; null for never. */
  compiledAs: string | null;
}

/** The language that a new one is written in (EDIT-5). */
const FIRST_LANGUAGE = 'C';

export const blankChecker: CheckerForm = {
  language: FIRST_LANGUAGE,
  code: '',
  convention: 'assay',
  arguments: '',
  points: 'percent',
  timeMs: '',
  memoryMb: '',
  compiledAs: null,
};

/** What must be compiled again when it changes (EDIT-5). */
export const compiledKey = ({ language, code }: Pick<CheckerForm, 'language' | 'code'>) => `${language}\n${code}`;

export const isCompiled = (checker: CheckerForm) => checker.compiledAs === compiledKey(checker);

const WANTS_HEADER = /#\s*include\s*["<]testlib\.h[">]/;

/**
 * Other code of a checker. One that is still called as it is at first follows the convention of `testlib.h` when it includes that.
 * @param cpp the C++ that is offered for it
 */
export const withCode = (checker: CheckerForm, code: string, cpp: string | undefined): CheckerForm =>
  cpp !== undefined &&
  WANTS_HEADER.test(code) &&
  checker.convention === blankChecker.convention &&
  checker.language === blankChecker.language
    ? { ...checker, code, language: cpp, convention: 'testlib' }
    : { ...checker, code };

export function checkerFormOf(stored: CheckerFields | null | undefined): CheckerForm {
  if (!stored) return blankChecker;
  return {
    language: stored.language,
    code: stored.code,
    convention: stored.convention,
    arguments: stored.arguments.join('\n'),
    points: stored.points,
    timeMs: stored.timeMs ?? '',
    memoryMb: stored.memoryMb ?? '',
    compiledAs: compiledKey(stored),
  };
}

/** Null where no code is written. */
export function checkerToSend(checker: CheckerForm): CheckerFields | null {
  if (checker.code.trim() === '') return null;
  return {
    language: checker.language,
    code: checker.code,
    convention: checker.convention,
    arguments: argumentsOf(checker),
    points: checker.points,
    timeMs: checker.timeMs === '' ? null : checker.timeMs,
    memoryMb: checker.memoryMb === '' ? null : checker.memoryMb,
    compiled: isCompiled(checker),
  };
}

export const argumentsOf = (checker: Pick<CheckerForm, 'arguments'>) =>
  checker.arguments
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const CHECKER_BOUNDS = [
  ['timeMs', CHECKER_TIME_MS],
  ['memoryMb', CHECKER_MEMORY_MB],
] as const;
