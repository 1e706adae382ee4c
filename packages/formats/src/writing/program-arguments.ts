import type { JudgeProgram, PackageCase } from '../problem-package.ts';

/** Everything that a program is called with beside the files of a case, on any case; for formats that call it with nothing else. */
export const everyArgument = (program: JudgeProgram, cases: readonly PackageCase[]): string[] => [
  ...new Set([program.arguments, ...cases.map((one) => one.checkerArguments ?? [])].flat()),
];
