import { isFinal, VERDICT } from '@assay/contract/verdict.ts';
import { isRejected } from '@assay/rules/boards/contest-rules/tries.ts';

/**
 * What our verdicts are called in the ICPC Contest API, by the ids that its 2023-06 version knows. Its others (`WTL`,
 * `ILE`, …) are read, never written.
 */
export const JUDGEMENT_TYPES: readonly { id: string; name: string; status: number }[] = [
  { id: 'AC', name: 'correct', status: VERDICT.accepted },
  { id: 'WA', name: 'wrong answer', status: VERDICT.wrongAnswer },
  { id: 'PE', name: 'presentation error', status: VERDICT.presentationError },
  { id: 'TLE', name: 'time limit exceeded', status: VERDICT.timeLimit },
  { id: 'MLE', name: 'memory limit exceeded', status: VERDICT.memoryLimit },
  { id: 'RTE', name: 'run-time error', status: VERDICT.runtimeError },
  { id: 'CE', name: 'compile error', status: VERDICT.compileError },
  // no id of the standard says it; this one claims least: the problem is not solved
  { id: 'RE', name: 'partially correct', status: VERDICT.partial },
  { id: 'JE', name: 'judging error', status: VERDICT.systemError },
  { id: 'CS', name: 'cancelled', status: VERDICT.cancelled },
];

const READ: Record<string, number> = {
  ...Object.fromEntries(JUDGEMENT_TYPES.map(({ id, status }) => [id, status])),
  NO: VERDICT.wrongAnswer,
  OLE: VERDICT.runtimeError,
  WTL: VERDICT.timeLimit,
  ILE: VERDICT.timeLimit,
  TCO: VERDICT.timeLimit,
  TWA: VERDICT.timeLimit,
  TPE: VERDICT.timeLimit,
  TEO: VERDICT.timeLimit,
  TIO: VERDICT.timeLimit,
  TNO: VERDICT.timeLimit,
  RCO: VERDICT.runtimeError,
  RWA: VERDICT.runtimeError,
  RPE: VERDICT.runtimeError,
  REO: VERDICT.runtimeError,
  RIO: VERDICT.runtimeError,
  RNO: VERDICT.runtimeError,
  SV: VERDICT.runtimeError,
  IF: VERDICT.runtimeError,
  CTL: VERDICT.compileError,
  SE: VERDICT.systemError,
};

/** The judgement type that our status is written as; null while there is none. */
export const judgementTypeOf = (status: number): string | null =>
  JUDGEMENT_TYPES.find((type) => type.status === status)?.id ?? (isFinal(status) ? 'JE' : null);

/**
 * Our status of a foreign judgement type. What the type says of itself wins: one that solves is accepted, one that costs
 * a penalty is a rejected one, one that does not is free.
 */
export function statusOfType(type: {
  id: string;
  solved?: boolean | undefined;
  penalty?: boolean | undefined;
}): number {
  if (type.solved) return VERDICT.accepted;
  // rejected for nothing that the standard names: a partial result where it is free, a wrong answer elsewhere
  if (type.id === 'RE') return type.penalty === false ? VERDICT.partial : VERDICT.wrongAnswer;
  const status = READ[type.id];
  if (type.solved === false && (status === VERDICT.accepted || status === undefined)) {
    return type.penalty ? VERDICT.wrongAnswer : VERDICT.compileError;
  }
  if (status === undefined) return VERDICT.wrongAnswer;
  if (type.penalty === true && !isRejected(status)) return VERDICT.wrongAnswer;
  return type.penalty === false && isRejected(status) ? VERDICT.compileError : status;
}

/** Words of XCPCIO boards, the first of a status being the one we write. */
const XCPCIO: readonly (readonly [word: string, status: number])[] = [
  ['CORRECT', VERDICT.accepted],
  ['ACCEPTED', VERDICT.accepted],
  ['WRONG_ANSWER', VERDICT.wrongAnswer],
  ['INCORRECT', VERDICT.wrongAnswer],
  ['REJECTED', VERDICT.wrongAnswer],
  ['NO_OUTPUT', VERDICT.wrongAnswer],
  ['HACKED', VERDICT.wrongAnswer],
  ['PRESENTATION_ERROR', VERDICT.presentationError],
  ['TIME_LIMIT_EXCEEDED', VERDICT.timeLimit],
  ['IDLENESS_LIMIT_EXCEEDED', VERDICT.timeLimit],
  ['MEMORY_LIMIT_EXCEEDED', VERDICT.memoryLimit],
  ['RUNTIME_ERROR', VERDICT.runtimeError],
  ['OUTPUT_LIMIT_EXCEEDED', VERDICT.runtimeError],
  ['SECURITY_VIOLATED', VERDICT.runtimeError],
  ['COMPILATION_ERROR', VERDICT.compileError],
  ['PARTIALLY_CORRECT', VERDICT.partial],
  ['SYSTEM_ERROR', VERDICT.systemError],
  ['JUDGEMENT_FAILED', VERDICT.systemError],
  ['CONFIGURATION_ERROR', VERDICT.systemError],
  ['FILE_ERROR', VERDICT.systemError],
  ['DENIAL_OF_JUDGEMENT', VERDICT.systemError],
  ['CANCELED', VERDICT.cancelled],
  ['SKIPPED', VERDICT.cancelled],
  ['PENDING', VERDICT.pending],
  ['WAITING', VERDICT.pending],
  ['PREPARING', VERDICT.pending],
  ['FROZEN', VERDICT.pending],
  ['UNKNOWN', VERDICT.pending],
  ['COMPILING', VERDICT.compiling],
  ['JUDGING', VERDICT.judging],
  ['RUNNING', VERDICT.judging],
];

/** Our status of a word of XCPCIO, null for a word that nobody knows. */
export const statusOfWord = (word: string): number | null =>
  XCPCIO.find(([known]) => known === word.toUpperCase())?.[1] ?? null;

export const wordOfStatus = (status: number): string =>
  XCPCIO.find(([, known]) => known === status)?.[0] ?? (status === VERDICT.submitFailed ? 'SYSTEM_ERROR' : 'UNKNOWN');
