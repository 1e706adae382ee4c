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

/** Words of XCPCIO boards, the first of a status being the one we write; short ones follow those that they stand for. */
const XCPCIO: readonly (readonly [status: number, ...words: string[]])[] = [
  [VERDICT.accepted, 'CORRECT', 'ACCEPTED', 'AC', 'OK'],
  [VERDICT.wrongAnswer, 'WRONG_ANSWER', 'WA', 'INCORRECT', 'REJECTED', 'RJ', 'NO_OUTPUT', 'HACKED'],
  [VERDICT.presentationError, 'PRESENTATION_ERROR', 'PE'],
  [VERDICT.timeLimit, 'TIME_LIMIT_EXCEEDED', 'TLE', 'TL', 'IDLENESS_LIMIT_EXCEEDED', 'ILE', 'IL'],
  [VERDICT.memoryLimit, 'MEMORY_LIMIT_EXCEEDED', 'MLE', 'ML'],
  [VERDICT.runtimeError, 'RUNTIME_ERROR', 'RTE', 'RE', 'RT', 'OUTPUT_LIMIT_EXCEEDED', 'OLE', 'OL', 'SECURITY_VIOLATED'],
  [VERDICT.compileError, 'COMPILATION_ERROR', 'COMPILE_ERROR', 'CE'],
  [VERDICT.partial, 'PARTIALLY_CORRECT'],
  [VERDICT.systemError, 'SYSTEM_ERROR', 'SE', 'JUDGEMENT_FAILED', 'JE'],
  [VERDICT.systemError, 'CONFIGURATION_ERROR', 'FILE_ERROR', 'DENIAL_OF_JUDGEMENT'],
  [VERDICT.cancelled, 'CANCELED', 'SKIPPED'],
  [VERDICT.pending, 'PENDING', 'PD', 'WAITING', 'PREPARING', 'FROZEN'],
  [VERDICT.compiling, 'COMPILING'],
  [VERDICT.judging, 'JUDGING', 'RUNNING'],
  // such boards count them neither as solved nor as tried, nor wait for them
  [VERDICT.unknown, 'UNKNOWN', 'UNDEFINED'],
];

const OF_WORD = new Map(XCPCIO.flatMap(([status, ...words]) => words.map((word) => [word, status])));

/** Our status of a word of XCPCIO, in whatever letters; null for a word that nobody knows. */
export const statusOfWord = (word: string): number | null =>
  OF_WORD.get(
    word
      .trim()
      .toUpperCase()
      .replaceAll(/[\s-]+/g, '_'),
  ) ?? null;

export const wordOfStatus = (status: number): string =>
  XCPCIO.find(([known]) => known === status)?.[1] ?? (status === VERDICT.submitFailed ? 'SYSTEM_ERROR' : 'UNKNOWN');
