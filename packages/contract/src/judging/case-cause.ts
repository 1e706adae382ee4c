import * as z from 'zod';
import { text } from '../shapes.ts';

/**
 * Why a case ended as it did, where the judge says it and not a program of the jury; pages word it in the viewer's language.
 * `token`, `ends`, `goesOn`, `blanks`: where the output parts from the answer (`line`, `token`, `expected`, `got`);
 * `cpuTime` (`ms`, `limit`), `clock` (`wallMs`, `ms`), `idle`, `idleTalk`: time; `memory` (`limit`, MB); `output`, `flood`:
 * wrote too much; `noFile` (`name`): the file that is the output was not written; `notStarted` (`error`): it is no program that can be started;
 * `signal` (`name`); `exitCode` (`exitCode`); `leftEarly`: before its conversation ended; `noAnswer`: none was handed in; `checkerLost`,
 * `interactorLost`: of a test run, the jury's program could not work with the input.
 */
export const CASE_CAUSES = [
  'token',
  'ends',
  'goesOn',
  'blanks',
  'cpuTime',
  'clock',
  'idle',
  'idleTalk',
  'memory',
  'output',
  'flood',
  'noFile',
  'notStarted',
  'signal',
  'exitCode',
  'leftEarly',
  'noAnswer',
  'checkerLost',
  'interactorLost',
] as const;
export type CaseCauseCode = (typeof CASE_CAUSES)[number];

/** On the wire a code may be one that only newer pages know; the message says the same in English. */
export const caseCause = z.object({
  code: text(30),
  params: z.record(text(30), z.union([z.number(), text(1000)])),
});
export type CaseCause = z.infer<typeof caseCause>;
