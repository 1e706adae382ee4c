import { limitsFor, type ProblemLimits } from '@assay/rules/judging/limits.ts';
import type { Problem } from './problem-data.ts';

/** What a page needs to know of a language to say its limits. */
export interface Factors {
  name: string;
  timeFactor: number;
  memoryFactor: number;
}

export interface ShownLimits extends ProblemLimits {
  /** Whether the language gets more than the author wrote. */
  widened: boolean;
}

/** The limits of a problem as the judge applies them to a language; the author's own without one (PROB-12). */
export function shownLimits(problem: Problem, language: Factors | null): ShownLimits {
  const written = { timeMs: problem.timeLimit, memoryMb: problem.memoryLimit, stackMb: problem.stackLimit };
  const limits = limitsFor(written, language ?? { timeFactor: 1, memoryFactor: 1 }, problem.limitsAsWritten);
  return { ...limits, widened: limits.timeMs !== written.timeMs || limits.memoryMb !== written.memoryMb };
}
