/**
 * What is wrong with a line of a test script; the screens word it. `syntax` (`what`): not understood; `unclosed` (`what`): a directive without its
 * end; `unknownName` (`what`); `wrongType`: a list where a number is wanted, or the like; `tooMuch`: it grows beyond its bounds;
 * `noTarget`, `badTarget` (`what`): where the test goes; `manyFiles`: a program that writes files of several tests; `unknownGenerator` (`what`);
 * `numberTaken`, `numberMissing` (`what`); `tooManyTests`, `tooManyWords`; `badGroup`: a heading of tests that is none.
 */
export const SCRIPT_FAULTS = [
  'syntax',
  'unclosed',
  'unknownName',
  'wrongType',
  'tooMuch',
  'noTarget',
  'badTarget',
  'manyFiles',
  'unknownGenerator',
  'numberTaken',
  'numberMissing',
  'tooManyTests',
  'tooManyWords',
  'badGroup',
] as const;
export type ScriptFaultCode = (typeof SCRIPT_FAULTS)[number];

export interface ScriptFault {
  /** Line of the script, from 1; 0 where no line is at fault. */
  line: number;
  code: ScriptFaultCode;
  what: string;
}

/** Ends the reading of a script. */
export class ScriptError extends Error {
  readonly fault: ScriptFault;

  constructor(line: number, code: ScriptFaultCode, what = '') {
    super(`${line}: ${code} ${what}`);
    this.fault = { line, code, what: what.slice(0, 60) };
  }
}
