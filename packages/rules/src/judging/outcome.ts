import type { CaseCause } from '@assay/contract/judging/case-cause.ts';
import { causeOf } from '@assay/contract/judging/cause-of.ts';
import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';
import type { ProblemLimits } from './limits.ts';
import { writeJudgeFailure } from './sentences/judge-failure.ts';
import type { Sentence } from './sentences/sentences.ts';

/** How a program ended and what it used, as the sandbox measured it. */
export interface ProgramEnd {
  outcome: 'ok' | 'start' | 'output' | 'memory' | 'time' | 'wall' | 'idle' | 'stopped' | 'signal' | 'exit';
  exitCode: number;
  signal: number;
  cpuMs: number;
  wallMs: number;
  memoryBytes: number;
  startError?: string;
  /** It could not be started because of what it is: no other machine would do better. */
  startsNowhere?: boolean;
}

/**
 * What a program's end means. `answered` ran to its end, so its output decides; `failed` has its verdict; `unjudged` is
 * a failure of the judge's own, never the contestant's.
 */
export type RunJudgement =
  | { kind: 'answered'; timeMs: number; memoryKb: number }
  | { kind: 'failed'; timeMs: number; memoryKb: number; verdict: Verdict; message: string; cause: CaseCause }
  | { kind: 'unjudged'; reason: Sentence };

const SIGNALS: Record<number, [name: string, meaning: string]> = {
  1: ['SIGHUP', 'hang-up'],
  2: ['SIGINT', 'interrupt'],
  3: ['SIGQUIT', 'quit'],
  4: ['SIGILL', 'illegal instruction'],
  5: ['SIGTRAP', 'trap'],
  6: ['SIGABRT', 'aborted: failed assertion, uncaught exception or corrupted memory'],
  7: ['SIGBUS', 'bus error'],
  8: ['SIGFPE', 'arithmetic error, such as a division by zero'],
  9: ['SIGKILL', 'killed'],
  10: ['SIGUSR1', 'user signal'],
  11: ['SIGSEGV', 'invalid memory access or stack overflow'],
  12: ['SIGUSR2', 'user signal'],
  13: ['SIGPIPE', 'write to a closed pipe'],
  14: ['SIGALRM', 'alarm'],
  15: ['SIGTERM', 'terminated'],
  24: ['SIGXCPU', 'CPU time limit'],
  25: ['SIGXFSZ', 'file size limit'],
  31: ['SIGSYS', 'forbidden system call'],
};

export function describeSignal(signal: number): string {
  const [name, meaning] = SIGNALS[signal] ?? [`signal ${signal}`, ''];
  return meaning ? `${name} (${meaning})` : name;
}

export const timeMsOf = (end: Pick<ProgramEnd, 'cpuMs'>) => Math.round(end.cpuMs);
export const memoryKbOf = (end: Pick<ProgramEnd, 'memoryBytes'>) => Math.ceil(end.memoryBytes / 1024);

/** What is told of a program's memory: at most its limit, above which it is ended somewhere, and nobody knows what it wanted. */
export const shownMemoryKb = (end: Pick<ProgramEnd, 'memoryBytes'>, limits: Pick<ProblemLimits, 'memoryMb'>) =>
  Math.min(memoryKbOf(end), limits.memoryMb * 1024);

/** Of the clock time; a program that only sleeps uses far less CPU time. */
const STARVED_SHARE = 0.05;

/** Whether a run ended by the clock while it was getting CPU time, so that others may have kept the CPU from it. */
export const seemsStarved = (end: Pick<ProgramEnd, 'outcome' | 'cpuMs' | 'wallMs'>) =>
  end.outcome === 'wall' && end.cpuMs > STARVED_SHARE * end.wallMs;

/**
 * Whether a run deserves to be made once more before it is judged, because the machine and not the program may be to
 * blame: it seems starved; or it ended by itself with a little more CPU time than allowed, which is within what the same program varies.
 */
export function deservesSecondRun(end: ProgramEnd, limits: ProblemLimits): boolean {
  if (seemsStarved(end)) return timeMsOf(end) <= limits.timeMs;
  const endedByItself = end.outcome === 'ok' || end.outcome === 'exit' || end.outcome === 'signal';
  return endedByItself && timeMsOf(end) > limits.timeMs;
}

/**
 * Judges how a program ended, before its output is looked at. Order (JUDGE-12): writing too much, then time, then
 * memory, then how it ended. The time shown is the one decided by; the memory shown is at most the limit.
 * @param limits those that apply, language factor included
 */
export function judgeEnd(end: ProgramEnd, limits: ProblemLimits): RunJudgement {
  const timeMs = timeMsOf(end);
  const memoryKb = shownMemoryKb(end, limits);
  const failed = (verdict: Verdict, message: string, cause: CaseCause): RunJudgement => ({
    kind: 'failed',
    timeMs,
    memoryKb,
    verdict,
    message,
    cause,
  });

  const who = 'the program';
  if (end.outcome === 'start' && end.startsNowhere) {
    const error = end.startError ?? '';
    return failed(VERDICT.runtimeError, `The program cannot be started: ${error}`, causeOf('notStarted', { error }));
  }
  if (end.outcome === 'start') {
    return { kind: 'unjudged', reason: writeJudgeFailure('notStarted', { who, error: end.startError ?? '' }) };
  }
  if (end.outcome === 'stopped') return { kind: 'unjudged', reason: writeJudgeFailure('stopped', { who }) };
  if (end.outcome === 'output') return failed(VERDICT.runtimeError, 'Output limit exceeded', causeOf('output'));
  if (end.outcome === 'time' || timeMs > limits.timeMs) {
    return failed(
      VERDICT.timeLimit,
      `CPU time ${timeMs} ms, limit ${limits.timeMs} ms`,
      causeOf('cpuTime', { ms: timeMs, limit: limits.timeMs }),
    );
  }
  if (end.outcome === 'memory' || memoryKbOf(end) > limits.memoryMb * 1024) {
    return failed(
      VERDICT.memoryLimit,
      `Memory limit of ${limits.memoryMb} MB exceeded`,
      causeOf('memory', { limit: limits.memoryMb }),
    );
  }
  if (end.outcome === 'wall') {
    return failed(
      VERDICT.timeLimit,
      `Ended after ${Math.round(end.wallMs)} ms on the clock, with ${timeMs} ms CPU time`,
      causeOf('clock', { wallMs: Math.round(end.wallMs), ms: timeMs }),
    );
  }
  if (end.outcome === 'idle') return failed(VERDICT.timeLimit, 'Idle: waiting without using CPU time', causeOf('idle'));
  if (end.outcome === 'signal')
    return failed(
      VERDICT.runtimeError,
      `Ended by ${describeSignal(end.signal)}`,
      causeOf('signal', { name: SIGNALS[end.signal]?.[0] ?? String(end.signal) }),
    );
  if (end.outcome === 'exit')
    return failed(VERDICT.runtimeError, `Exit code ${end.exitCode}`, causeOf('exitCode', { exitCode: end.exitCode }));
  return { kind: 'answered', timeMs, memoryKb };
}
