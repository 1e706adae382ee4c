import type { CaseCause } from '@assay/contract/judging/case-cause.ts';
import { causeOf } from '@assay/contract/judging/cause-of.ts';
import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';
import type { ProblemLimits } from '../limits.ts';
import { judgeEnd, type ProgramEnd } from '../outcome.ts';
import { writeJudgeFailure } from '../sentences/judge-failure.ts';
import { type CheckerOpinion, PERCENT_EXIT_CODE } from './checker.ts';
import { finite } from './testlib-text.ts';

/** Both ends of a conversation. `endOrder`: which ended first, from 0; who ends because the interactor did ends after it. */
export interface ConversationEnd {
  program: ProgramEnd & { endOrder: number };
  interactor: ProgramEnd & { endOrder: number };
  /** What the interactor's end means by its convention, read as that of a checker. */
  opinion: CheckerOpinion;
}

export const IDLE_MESSAGE = 'Idle: the program and the interactor wait for each other';
export const FLOOD_MESSAGE = 'Output limit exceeded: the program wrote more than the interactor could take';
export const LEFT_EARLY_MESSAGE = 'The program ended before the conversation did';

/** What an interactor may use unless its problem says otherwise (JUDGE-22): it does about as much as the program. */
export const interactorLimits = (program: ProblemLimits): ProblemLimits => ({
  timeMs: Math.max(2 * program.timeMs, INTERACTOR_TIME_MIN_MS),
  memoryMb: 2 * (program.memoryMb + 100),
  stackMb: 128,
});
const INTERACTOR_TIME_MIN_MS = 4000;

/** What a broken pipe looks like when the interactor has left. */
const SIGPIPE = 13;

/**
 * Judges a conversation of program and interactor (docs/decisions/judge-modes.md). In this order:
 * 1. The program's own limits: CPU time, memory, writing too much, the clock, idleness (unless the interactor has spoken).
 * 2. The program died. By a closed pipe: the interactor decides, for it had left; but where it had only closed its input, went on
 *    without the program and accepted, the death counts. By anything else: a runtime error, unless the interactor had rejected it before.
 * 3. The interactor's word. Without one the judge has failed; but a program that floods the interactor until it bursts, or
 *    leaves it waiting, has done that itself.
 * @param limits those that apply to the program, language factor included
 */
export function judgeConversation(
  { program, interactor, opinion }: ConversationEnd,
  limits: ProblemLimits,
): CheckerOpinion {
  // Ended by us, some time after the interactor: it had its answer, and lingers.
  const own = judgeEnd(program.outcome === 'stopped' ? { ...program, outcome: 'ok' } : program, limits);
  if (own.kind === 'unjudged') return own;
  if (program.outcome === 'idle') {
    return interactor.outcome === 'idle' ? verdict(VERDICT.timeLimit, IDLE_MESSAGE, causeOf('idleTalk')) : opinion;
  }
  if (own.kind === 'answered') {
    return interactor.outcome === 'idle'
      ? verdict(VERDICT.wrongAnswer, LEFT_EARLY_MESSAGE, causeOf('leftEarly'))
      : opinion;
  }
  if (keptWaiting({ program, interactor })) return { kind: 'unjudged', reason: writeJudgeFailure('keptWaiting', {}) };
  const death = verdict(own.verdict, own.message, own.cause);
  const hasDied = own.verdict === VERDICT.runtimeError && (program.outcome === 'signal' || program.outcome === 'exit');
  if (!hasDied) return death;
  if (opinion.kind === 'unjudged') return opinion;

  const wasFirst = program.endOrder < interactor.endOrder;
  if (program.signal === SIGPIPE) {
    const hasBurst = interactor.outcome === 'memory' || interactor.outcome === 'time';
    if (opinion.kind === 'broken')
      return hasBurst ? verdict(VERDICT.runtimeError, FLOOD_MESSAGE, causeOf('flood')) : opinion;
    return opinion.verdict === VERDICT.accepted && wasFirst ? death : opinion;
  }
  if (opinion.kind === 'broken') return wasFirst ? death : opinion;
  const rejects = opinion.verdict !== VERDICT.accepted && opinion.verdict !== VERDICT.partial;
  return wasFirst || !rejects ? death : opinion;
}

/** Of the clock time of a conversation: who used that much more CPU time than the other has kept it waiting. */
const BUSY_SHARE = 0.2;

/** Whether a program met the end of its clock time because its interactor was slow, or the machine for both. */
export const keptWaiting = ({ program, interactor }: Record<'program' | 'interactor', ProgramEnd>) =>
  program.outcome === 'wall' && interactor.cpuMs > program.cpuMs + BUSY_SHARE * program.wallMs;

const verdict = (status: Verdict, message: string, cause: CaseCause): CheckerOpinion => ({
  kind: 'decided',
  verdict: status,
  message,
  cause,
  note: null,
});

/**
 * Where an interactor of our own convention puts the percent of exit code 99: its standard output is the conversation,
 * so it is the first line of its message, or else the first word of its protocol. With any other code nothing is taken from
 * the protocol, which is for the jury alone.
 */
export function percentOf(exitCode: number, message: string, protocol: string): string {
  if (exitCode !== PERCENT_EXIT_CODE) return '';
  const [line = ''] = message.trim().split('\n', 1);
  return finite(line) !== null ? line : (protocol.trim().split(/\s/, 1)[0] ?? '');
}
