import type { ProgramEnd } from '../outcome.ts';
import { writeJudgeFailure } from '../sentences/judge-failure.ts';
import { whyFailed, whyNotRun } from '../sentences/program-failure.ts';
import { type Sentence, withRest } from '../sentences/sentences.ts';

/** What a generator may use for one test. */
export const GENERATOR_LIMITS = { timeMs: 15_000, memoryMb: 512, stackMb: 256 } as const;
/** Clock time after which no further test is begun. */
export const GENERATION_MS = 20 * 60_000;
/** After so many tests that could not be made, the others are not tried. */
export const FAULTS_MAX = 20;

const WORDS_MAX = 1_000;

/**
 * How a generator ended: `made` a test, `failed` by itself, or `unjudged` because the machine failed. Its standard error stands behind the reason.
 */
export type GeneratorEnd =
  | { kind: 'made' }
  | { kind: 'failed'; fault: 'generator' | 'tooLarge'; message: string }
  | { kind: 'unjudged'; reason: Sentence };

/** Reads the end of a generator: exit code 0 makes a test. */
export function judgeGenerator(end: ProgramEnd, stderr: string): GeneratorEnd {
  const reason = whyNotRun('the generator', end);
  if (reason !== null) return { kind: 'unjudged', reason };
  const words = stderr.trim().slice(0, WORDS_MAX);
  const failure = whyFailed('the generator', end);
  if (failure !== null) {
    return {
      kind: 'failed',
      fault: end.outcome === 'output' ? 'tooLarge' : 'generator',
      message: withRest(failure, words),
    };
  }
  const code = end.outcome === 'ok' ? 0 : end.exitCode;
  if (code === 0) return { kind: 'made' };
  return {
    kind: 'failed',
    fault: 'generator',
    message: withRest(writeJudgeFailure('exitCode', { exitCode: code }), words),
  };
}
