import type { InputValidatorConvention } from '@assay/contract/problems/problem.ts';
import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';
import type { ProgramEnd } from '../outcome.ts';
import { writeJudgeFailure } from '../sentences/judge-failure.ts';
import { whyFailed, whyNotRun } from '../sentences/program-failure.ts';
import { type Sentence, withRest } from '../sentences/sentences.ts';

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
  | { kind: 'unjudged'; reason: Sentence };

const ACCEPTING: Record<InputValidatorConvention, number> = { icpc: 42, testlib: 0 };

/**
 * Reads how a validator ended about one input: the exit code of its convention accepts, every other one
 * refuses. A crash or a limit says nothing about the input.
 */
export function judgeInput(convention: InputValidatorConvention, said: InputCheckEnd): InputOpinion {
  const { end } = said;
  const reason = whyNotRun('the validator', end);
  if (reason !== null) return { kind: 'unjudged', reason };
  const words = (said.stderr.trim() || said.stdout.trim()).slice(0, MESSAGE_CHARS_MAX);
  const failure = whyFailed('the validator', end);
  if (failure !== null) return { kind: 'decided', status: VERDICT.systemError, message: withRest(failure, words) };
  const code = end.outcome === 'ok' ? 0 : end.exitCode;
  if (code === ACCEPTING[convention]) return { kind: 'decided', status: VERDICT.accepted, message: null };
  return {
    kind: 'decided',
    status: VERDICT.wrongAnswer,
    message: words || writeJudgeFailure('exitCode', { exitCode: code }),
  };
}

/** What the verdicts about single inputs say together: the worst of them; inputs that were not tried say nothing. */
export function statusOfInputs(statuses: readonly number[]): Verdict {
  if (statuses.includes(VERDICT.systemError)) return VERDICT.systemError;
  return statuses.includes(VERDICT.wrongAnswer) ? VERDICT.wrongAnswer : VERDICT.accepted;
}
