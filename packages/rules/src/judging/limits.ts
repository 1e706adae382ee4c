/** Limits of a problem as its author wrote them (time ms; memory and stack MB). */
export interface ProblemLimits {
  timeMs: number;
  memoryMb: number;
  stackMb: number;
}

/** Limits of one case, where they differ from the problem's. */
export interface OwnLimits {
  timeMs?: number | undefined;
  memoryMb?: number | undefined;
}

/** What a problem grants a case, before the language factor: the case's own limits first. */
export const caseLimits = (problem: ProblemLimits, own: OwnLimits): ProblemLimits => ({
  timeMs: own.timeMs ?? problem.timeMs,
  memoryMb: own.memoryMb ?? problem.memoryMb,
  stackMb: problem.stackMb,
});

/** How much more a language may use than C and C++ (JUDGE-10: twice, for most). */
export interface LanguageFactors {
  timeFactor: number;
  memoryFactor: number;
}

/** CPU time above the limit before a run is ended, so that the figure shown says by how much it was passed. */
const TIME_MARGIN_MS = 200;
/** Memory above the limit before a run is ended, for the same reason and for the runtime's own start. */
const MEMORY_MARGIN_MB = 32;
/** Clock time per CPU time: a busy machine stretches the clock, a sleeping program must still end. */
const WALL_FACTOR = 3;
const WALL_MARGIN_MS = 1_000;
export const OUTPUT_MIN_BYTES = 32 << 20;

const MIB = 1 << 20;

const AS_WRITTEN = /^(CF|GYM)-/i;

/**
 * Whether the limits of a problem hold as they are written, whatever the language (PROB-12): those of two remote judges.
 * @param problemId its own id, also where a venue calls it otherwise
 */
export const areLimitsAsWritten = ({ isRemote, problemId }: { isRemote: boolean; problemId: string }): boolean =>
  isRemote && AS_WRITTEN.test(problemId);

/**
 * The limits that apply to a submission: what pages show and what the judge enforces.
 * Stack is the same in every language.
 */
export function limitsFor(problem: ProblemLimits, language: LanguageFactors, asWritten = false): ProblemLimits {
  if (asWritten) return { ...problem };
  return {
    timeMs: Math.round(problem.timeMs * language.timeFactor),
    memoryMb: Math.round(problem.memoryMb * language.memoryFactor),
    stackMb: problem.stackMb,
  };
}

/** Where the sandbox ends a run. */
export interface RunBounds {
  cpuMs: number;
  wallMs: number;
  memoryBytes: number;
  stackBytes: number;
}

/**
 * The bounds of a run from the limits that apply (those of `limitsFor`).
 * @param patience how many times the usual clock time, for a run on a machine that seems to be busy
 */
export function boundsOf(limits: ProblemLimits, patience = 1): RunBounds {
  const cpuMs = limits.timeMs + TIME_MARGIN_MS;
  return {
    cpuMs,
    wallMs: patience * (WALL_FACTOR * cpuMs + WALL_MARGIN_MS),
    memoryBytes: (limits.memoryMb + MEMORY_MARGIN_MB) * MIB,
    stackBytes: limits.stackMb * MIB,
  };
}

/** Whether a run with so much CPU time was ended by the judge, so that nobody knows how much more it wanted. */
export const isCutShort = (timeMs: number, limitMs: number) => timeMs >= limitMs + TIME_MARGIN_MS;

/** Bytes a program may write: twice the jury's answer, at least 32 MiB (JUDGE-11). */
export const outputLimitBytes = (answerBytes: number) => Math.max(2 * answerBytes, OUTPUT_MIN_BYTES);
