import type { InputValidatorConvention } from '@assay/contract/problems/problem.ts';
import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';
import { describeSignal, type ProgramEnd, seemsStarved } from './outcome.ts';

/** After so many inputs that a validator could not decide about, the others are not tried. */
export const UNDECIDED_MAX = 3;

const MESSAGE_CHARS_MAX = 1000;

/** What a validator left, each text cut somewhere. */
export interface InputCheckEnd {
  end: ProgramEnd;
  stdout: string;
  stderr: string;
}

/**
 * `decided`: accepted for an input that may be, wrong answer for one that may not, system error where the validator itself
 * failed. `unjudged`: the machine failed, another attempt may do better.
 */
export type InputOpinion =
  | { kind: 'decided'; status: Verdict; message: string | null }
  | { kind: 'unjudged'; reason: string };

const ACCEPTING: Record<InputValidatorConvention, number> = { icpc: 42, testlib: 0 };

/** Ends of a validator that failed; a program that ended by itself has an exit code. */
const FAILURES: Partial<Record<ProgramEnd['outcome'], (end: ProgramEnd) => string>> = {
  time: (end) => `ran out of time after ${(end.cpuMs / 1000).toFixed(1)} s of CPU time`,
  wall: (end) => `ran out of time after ${(end.wallMs / 1000).toFixed(1)} s on the clock`,
  idle: () => 'waited for something that does not come',
  memory: () => 'ran out of memory',
  output: () => 'wrote too much',
  signal: (end) => `was ended by ${describeSignal(end.signal)}`,
};

/**
 * Reads how a validator ended about one input (`formats.md` 1.4, 5): the exit code of its convention accepts, every other one
 * refuses. A crash or a limit says nothing about the input.
 */
export function judgeInput(convention: InputValidatorConvention, said: InputCheckEnd): InputOpinion {
  const { end } = said;
  if (end.outcome === 'start') return { kind: 'unjudged', reason: `could not be started: ${end.startError ?? ''}` };
  if (end.outcome === 'stopped' || seemsStarved(end)) return { kind: 'unjudged', reason: 'did not get the processor' };
  const words = (said.stderr.trim() || said.stdout.trim()).slice(0, MESSAGE_CHARS_MAX);
  const failure = FAILURES[end.outcome]?.(end);
  if (failure !== undefined) {
    return { kind: 'decided', status: VERDICT.systemError, message: words ? `${failure}: ${words}` : failure };
  }
  const code = end.outcome === 'ok' ? 0 : end.exitCode;
  if (code === ACCEPTING[convention]) return { kind: 'decided', status: VERDICT.accepted, message: null };
  return { kind: 'decided', status: VERDICT.wrongAnswer, message: words || `exit code ${code}` };
}

/** What the verdicts about single inputs say together: the worst of them; inputs that were not tried say nothing. */
export function statusOfInputs(statuses: readonly number[]): Verdict {
  if (statuses.includes(VERDICT.systemError)) return VERDICT.systemError;
  return statuses.includes(VERDICT.wrongAnswer) ? VERDICT.wrongAnswer : VERDICT.accepted;
}
