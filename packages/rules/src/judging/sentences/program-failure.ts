import { describeSignal, type ProgramEnd, seemsStarved } from '../outcome.ts';
import { writeJudgeFailure } from './judge-failure.ts';
import type { Phrase, Sentence } from './sentences.ts';

type Who = Phrase<'who'>;
type BadEnd = Exclude<ProgramEnd['outcome'], 'ok' | 'exit' | 'stopped'>;

const seconds = (ms: number) => (ms / 1000).toFixed(1);

const BAD_ENDS: Record<BadEnd, (who: Who, end: ProgramEnd) => Sentence> = {
  start: (who, end) => writeJudgeFailure('notStarted', { who, error: end.startError ?? '' }),
  time: (who, end) => writeJudgeFailure('time', { who, seconds: seconds(end.cpuMs) }),
  wall: (who, end) => writeJudgeFailure('wall', { who, seconds: seconds(end.wallMs) }),
  idle: (who) => writeJudgeFailure('idle', { who }),
  memory: (who) => writeJudgeFailure('memory', { who }),
  output: (who) => writeJudgeFailure('output', { who }),
  signal: (who, end) => writeJudgeFailure('signal', { who, signal: describeSignal(end.signal) }),
};

/** Why the machine and not the program is to blame for its end; null when it is not. */
export function whyNotRun(who: Who, end: ProgramEnd): Sentence | null {
  if (end.outcome === 'start') return end.startsNowhere ? null : BAD_ENDS.start(who, end);
  if (end.outcome === 'stopped') return writeJudgeFailure('stopped', { who });
  return seemsStarved(end) ? writeJudgeFailure('starved', { who }) : null;
}

/** How a program of the jury failed; null when it ended by itself, so that its exit code has a meaning. */
export const whyFailed = (who: Who, end: ProgramEnd): Sentence | null =>
  end.outcome in BAD_ENDS ? BAD_ENDS[end.outcome as BadEnd](who, end) : null;
