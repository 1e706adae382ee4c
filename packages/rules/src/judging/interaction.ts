import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';
import type { ProblemLimits } from './limits.ts';
import { describeSignal, judgeEnd, memoryKbOf, type ProgramEnd, timeMsOf } from './outcome.ts';

/** What an interactor's end means by its convention. `broken`: it is no verdict, so the interactor itself is at fault. */
export type InteractorWord =
  | { kind: 'said'; status: Verdict; share?: number; message: string | null }
  | { kind: 'broken'; reason: string };

/** Both ends of a conversation. `endOrder`: which ended first, from 0. */
export interface ConversationEnd {
  program: ProgramEnd & { endOrder: number };
  interactor: ProgramEnd & { endOrder: number };
  word: InteractorWord;
}

/** As `RunJudgement`, but somebody has already decided. */
export type ConversationJudgement =
  | { kind: 'judged'; status: Verdict; share?: number; message: string | null; timeMs: number; memoryKb: number }
  | { kind: 'unjudged'; reason: string };

export const IDLE_MESSAGE = 'Idle: the program and the interactor wait for each other';
export const FLOOD_MESSAGE = 'Output limit exceeded: the program wrote more than the interactor could take';
export const LEFT_EARLY_MESSAGE = 'The program ended before the conversation did';

/** What a broken pipe looks like when the interactor has left. */
const SIGPIPE = 13;
/** A death by a closed pipe follows the partner's end within this time, in whichever order the two were noticed. */
const SAME_MOMENT_MS = 100;

/**
 * Judges a conversation of program and interactor (`formats` section 9, `sandbox-study` section 7). In this order:
 * 1. The program's own limits: CPU time, memory, writing too much, the clock, idleness (unless the interactor has spoken).
 * 2. The program died. By a closed pipe: the interactor decides, for it had left; only when it went on without the program
 *    and accepted, the death counts. By anything else: a runtime error, unless the interactor had rejected it before.
 * 3. The interactor's word. Without one the judge has failed; but a program that floods the interactor until it bursts, or
 *    leaves it waiting, has done that itself.
 * @param limits those that apply to the program, language factor included
 */
export function judgeConversation(end: ConversationEnd, limits: ProblemLimits): ConversationJudgement {
  const { program, interactor, word } = end;
  const measured = { timeMs: timeMsOf(program), memoryKb: memoryKbOf(program) };
  const verdict = (status: Verdict, message: string | null): ConversationJudgement => ({
    kind: 'judged',
    status,
    message,
    ...measured,
  });
  const decide = (): ConversationJudgement => {
    if (word.kind === 'broken') return { kind: 'unjudged', reason: `the interactor ${word.reason}` };
    const { kind: _said, ...opinion } = word;
    return { kind: 'judged', ...opinion, ...measured };
  };

  if (interactor.outcome === 'start') {
    return { kind: 'unjudged', reason: `the interactor could not be started: ${interactor.startError ?? ''}` };
  }
  if (program.outcome === 'idle') {
    return interactor.outcome === 'idle' ? verdict(VERDICT.timeLimit, IDLE_MESSAGE) : decide();
  }
  // Ended by us, some time after the interactor: it had its answer, and lingers.
  const own = judgeEnd(program.outcome === 'stopped' ? { ...program, outcome: 'ok' } : program, limits);
  if (own.kind === 'unjudged') return { kind: 'unjudged', reason: `the program ${own.reason}` };
  if (own.kind === 'answered') {
    return interactor.outcome === 'idle' ? verdict(VERDICT.wrongAnswer, LEFT_EARLY_MESSAGE) : decide();
  }
  const died = own.verdict === VERDICT.runtimeError && (program.outcome === 'signal' || program.outcome === 'exit');
  if (!died) return verdict(own.verdict, own.message);

  const wasFirst = program.endOrder < interactor.endOrder;
  const accepts = word.kind === 'said' && word.status === VERDICT.accepted;
  if (program.signal === SIGPIPE) {
    const burst = interactor.outcome === 'memory' || interactor.outcome === 'time';
    if (word.kind === 'broken') return burst ? verdict(VERDICT.runtimeError, FLOOD_MESSAGE) : decide();
    const wentOn = wasFirst && interactor.wallMs - program.wallMs > SAME_MOMENT_MS;
    return accepts && wentOn ? verdict(VERDICT.runtimeError, own.message) : decide();
  }
  if (word.kind === 'broken') return wasFirst ? verdict(VERDICT.runtimeError, own.message) : decide();
  return wasFirst || accepts || word.status === VERDICT.partial ? verdict(VERDICT.runtimeError, own.message) : decide();
}

/** How an interactor ended that gave no verdict. */
export function describeBrokenInteractor(end: ProgramEnd): string {
  const why = {
    ok: 'ended without a verdict',
    start: 'could not be started',
    output: 'wrote too much',
    memory: 'ran out of memory',
    time: `used more than ${timeMsOf(end)} ms of CPU time`,
    wall: `ran for more than ${Math.round(end.wallMs)} ms`,
    idle: 'waited for ever',
    stopped: 'was ended',
    signal: `was ended by ${describeSignal(end.signal)}`,
    exit: `ended with exit code ${end.exitCode}`,
  };
  return why[end.outcome];
}
