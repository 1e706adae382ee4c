import { CHECKER_TEXT_CHARS_MAX, type CheckerOpinion, judgeChecker } from '@assay/rules/judging/checkers/checker.ts';
import {
  interactorLimits,
  judgeConversation,
  keptWaiting,
  percentOf,
} from '@assay/rules/judging/checkers/interaction.ts';
import { shownBytes } from '@assay/rules/judging/compare/shown-bytes.ts';
import { boundsOf, type ProblemLimits } from '@assay/rules/judging/limits.ts';
import { deservesSecondRun, seemsStarved, shownMemoryKb, timeMsOf } from '@assay/rules/judging/outcome.ts';
import { fillArgv } from '../languages/toolchain.ts';
import { JudgeFailure, ProblemFailure } from '../platform/failures.ts';
import {
  type CopyOut,
  capturedBytes,
  type ProcessSpec,
  type RunResult,
  type Sandbox,
  SandboxFailure,
} from '../sandbox/sandbox.ts';
import { blameStart } from './blame-start.ts';
import type { Program } from './compile.ts';
import type { CaseInput } from './run-case.ts';
import {
  type Checker,
  checkerEndOf,
  type Decision,
  FEEDBACK_DIR,
  feedbackFiles,
  feedbackOut,
  layPass,
  type PassFiles,
  refuseLeftovers,
} from './run-checker.ts';

/** A program and an interactor that are to talk about a case. */
export interface Conversation {
  program: Program;
  /** Those that apply to the program, language factor included. */
  limits: ProblemLimits;
  /** Prepared like a checker: the same conventions, the same words. */
  interactor: Checker;
  input: CaseInput;
  answer: CaseInput;
  /** Points of the case, null where cases have none. */
  caseScore: number | null;
  /** How much of the program's standard error to keep; 0 throws it away. */
  stderrBytesMax: number;
  /** In problems of several passes; gives each attempt an empty folder. */
  pass?: () => Promise<PassFiles>;
  /** Whether a deadlock must show itself twice to be believed. */
  doubtsIdle: boolean;
}

export interface ConversationEnd extends Decision {
  /** Of the program. */
  timeMs: number;
  memoryKb: number;
  stderr: Uint8Array;
  /** What the interactor wrote into its file; null where the convention has none, or it made none. */
  protocol: Uint8Array | null;
  isIdle: boolean;
}

/** Lets programs talk with interactors, each in a box of its own, joined by pipes. */
export interface Interactions {
  /** @throws ProblemFailure when the interactor fails, JudgeFailure or SandboxFailure when the machine does */
  interact(one: Conversation): Promise<ConversationEnd>;
}

interface Ends {
  program: RunResult;
  interactor: RunResult;
}

/** Time that a program has to end by itself after the interactor has. */
const GRACE_MS = 500;
/** Time without any CPU use after which nobody will say anything any more; half the time limit when that is longer. */
const IDLE_MIN_MS = 1000;
/** Clock time in that of an ordinary run: two programs take turns. */
const CLOCK_FACTOR = 2;
/** The same for a second run. */
const PATIENCE = 5 * CLOCK_FACTOR;
const PROTOCOL_FILE = 'tout';
const PROTOCOL_BYTES_MAX = 16 << 20;
/** The files of a case, as descriptors: nothing is copied, and nothing can be written to them. */
const [INPUT, ANSWER] = ['/dev/fd/3', '/dev/fd/4'];
const [TO_PROGRAM, FROM_PROGRAM] = [0, 1];
/**
 * The interactor keeps a copy of the reading end of its own output: what it writes to a program that has left is lost
 * but does not kill it, so that it always has the last word.
 */
const HELD_FD = 9;

export function createInteractions(sandbox: Sandbox): Interactions {
  return {
    async interact(one) {
      const { program, interactor } = await meetOrAgain(one);
      const opinion = judgeConversation({ program, interactor, opinion: opinionOf(one, interactor) }, one.limits);
      if (opinion.kind === 'broken') throw new ProblemFailure(opinion.reason);
      if (one.pass && opinion.kind === 'decided') refuseLeftovers(interactor);
      if (opinion.kind === 'unjudged') throw new JudgeFailure(opinion.reason);
      return {
        ...opinion,
        timeMs: timeMsOf(program),
        memoryKb: shownMemoryKb(program, one.limits),
        stderr: capturedBytes(program, 2),
        protocol: protocolOf(interactor),
        isIdle: program.outcome === 'idle',
      };
    },
  };

  /** Once more where the machine may have spoilt the first run; then the better of both counts. */
  async function meetOrAgain(one: Conversation): Promise<Ends> {
    const first = await meet(one, CLOCK_FACTOR);
    const isStarved = seemsStarved(first.program) || seemsStarved(first.interactor) || keptWaiting(first);
    const isIdle = first.program.outcome === 'idle' && first.interactor.outcome === 'idle';
    const again = isStarved || deservesSecondRun(first.program, one.limits) || (isIdle && one.doubtsIdle);
    if (!again) return first;
    const second = await meet(one, PATIENCE);
    // What was left for the next pass is that of the last attempt.
    const takesSecond = isStarved || isIdle || one.pass !== undefined;
    return takesSecond || second.program.cpuMs < first.program.cpuMs ? second : first;
  }

  /** A program that cannot even be started may have been damaged on the disk; the next attempt shall not meet it again. */
  async function meet(one: Conversation, patience: number): Promise<Ends> {
    const { program, interactor } = one;
    try {
      const spec = interactorSpec(one, patience, await one.pass?.());
      const results = await sandbox.run({ processes: [programSpec(one, patience), spec] });
      const ends = { program: results[0]!, interactor: results[1]! };
      await blameStart(sandbox, ends.program, program);
      await blameStart(sandbox, ends.interactor, interactor.program);
      const { outOfMemoryExit } = program.toolchain.data.run;
      if (ends.program.outcome === 'exit' && ends.program.exitCode === outOfMemoryExit) ends.program.outcome = 'memory';
      return ends;
    } catch (error) {
      if (error instanceof SandboxFailure && error.kind === 'refused') {
        await Promise.all([program.discard(), interactor.program.discard()]);
      }
      throw error;
    }
  }
}

function programSpec(one: Conversation, patience: number): ProcessSpec {
  const { program, limits, stderrBytesMax } = one;
  const { run } = program.toolchain.data;
  const bounds = boundsOf(limits, patience);
  return {
    argv: fillArgv(run.argv, limits),
    env: run.env,
    appDir: program.appDir,
    fds: {
      0: { kind: 'pipeRead', pipe: TO_PROGRAM },
      1: { kind: 'pipeWrite', pipe: FROM_PROGRAM },
      ...(stderrBytesMax > 0 && { 2: { kind: 'capture', maxBytes: stderrBytesMax, overflow: 'cut' } }),
    },
    limits: {
      ...bounds,
      // It waits while the interactor computes.
      wallMs: bounds.wallMs + patience * boundsOf(limitsOfInteractor(one)).cpuMs,
      processes: run.processes,
      idleMs: Math.max(IDLE_MIN_MS, limits.timeMs / 2),
    },
  };
}

function limitsOfInteractor({ limits, interactor: { rules } }: Conversation): ProblemLimits {
  const usual = interactorLimits(limits);
  return { ...usual, timeMs: rules.timeMs ?? usual.timeMs, memoryMb: rules.memoryMb ?? usual.memoryMb };
}

function interactorSpec(one: Conversation, patience: number, pass: PassFiles | undefined): ProcessSpec {
  const { rules, program } = one.interactor;
  const { run } = program.toolchain.data;
  const limits = limitsOfInteractor(one);
  const bounds = boundsOf(limits, patience);
  const isIcpc = rules.convention === 'icpc';
  const laid = pass && layPass(rules.convention, pass);
  const operands = isIcpc ? [INPUT, ANSWER, `${FEEDBACK_DIR}/`] : [INPUT, PROTOCOL_FILE, ANSWER];
  return {
    argv: [...fillArgv(run.argv, limits), ...operands, ...rules.arguments],
    env: run.env,
    appDir: program.appDir,
    fds: {
      0: { kind: 'pipeRead', pipe: FROM_PROGRAM },
      1: { kind: 'pipeWrite', pipe: TO_PROGRAM },
      2: { kind: 'capture', maxBytes: CHECKER_TEXT_CHARS_MAX, overflow: 'cut' },
      3: one.input,
      4: one.answer,
      [HELD_FD]: { kind: 'pipeRead', pipe: TO_PROGRAM },
    },
    files: [...(isIcpc ? feedbackFiles : []), ...(laid?.files ?? [])],
    copyOut: [...(isIcpc ? feedbackOut : [protocolOut]), ...(laid ? [laid.copyOut] : [])],
    // It outlives the program.
    limits: { ...bounds, wallMs: 2 * bounds.wallMs + boundsOf(one.limits, patience).wallMs, processes: run.processes },
    stopOthersAfterMs: GRACE_MS,
  };
}

const protocolOut: CopyOut = { kind: 'bytes', path: PROTOCOL_FILE, maxBytes: PROTOCOL_BYTES_MAX };

function protocolOf({ copied }: RunResult): Uint8Array | null {
  const file = copied.find((one) => one.path === PROTOCOL_FILE);
  return file?.status === 'ok' ? file.bytes : null;
}

function opinionOf({ interactor: { rules }, caseScore }: Conversation, end: RunResult): CheckerOpinion {
  const said = checkerEndOf(end);
  const protocol = shownBytes(protocolOf(end) ?? new Uint8Array(0), CHECKER_TEXT_CHARS_MAX);
  const { convention, points } = rules;
  const stdout = percentOf(end.exitCode, said.stderr, protocol);
  return judgeChecker({ who: 'the interactor', convention, points, caseScore }, { ...said, stdout });
}
