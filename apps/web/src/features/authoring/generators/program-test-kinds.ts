import {
  CHECKER_SAYINGS,
  type CheckerTest,
  INPUT_SAYINGS,
  type ProgramSaying,
  type ProgramTest,
  type TestedProgram,
} from '@assay/contract/judging/workshop/program-test.ts';
import type { SourcesEditor } from './use-sources.ts';

type File = keyof Omit<CheckerTest, 'expected'>;

interface Kind {
  files: readonly File[];
  /** Shown in the list. */
  shown: File;
  sayings: readonly ProgramSaying[];
  start: ProgramTest;
}

/** What a test of each program consists of. */
export const TEST_KINDS: Readonly<Record<TestedProgram, Kind>> = {
  checker: {
    files: ['input', 'output', 'answer'],
    shown: 'output',
    sayings: CHECKER_SAYINGS,
    start: { input: '', output: '', answer: '', expected: 'accepted' },
  },
  validators: {
    files: ['input'],
    shown: 'input',
    sayings: INPUT_SAYINGS,
    start: { input: '', expected: 'invalid' },
  },
};

export const fileOf = (test: ProgramTest, file: File): string => (test as Partial<CheckerTest>)[file] ?? '';

/** The tests of a program while they are edited. */
export function testsIn({ sources, change }: Pick<SourcesEditor, 'sources' | 'change'>, program: TestedProgram) {
  const key = program === 'checker' ? 'checkerTests' : 'validatorTests';
  return {
    tests: sources[key] as readonly ProgramTest[],
    setTests: (tests: readonly ProgramTest[]) => change({ [key]: tests }),
  };
}
