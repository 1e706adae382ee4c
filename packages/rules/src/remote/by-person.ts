/** Seconds within which a person submits there what was submitted here, so that the receipt here tells when it was made. */
export const SUBMIT_SECONDS = 1_800;
/** Seconds within which the companion takes a ticket and says what came of it. */
export const TICKET_SECONDS = 600;
/** Clocks of two sites differ. */
const CLOCK_SECONDS = 120;

/** A submission as a site shows it to everybody. */
interface Run {
  key: string;
  handle: string;
  at: Date;
  /** Where the site shows it. */
  source?: string;
}

export type RunRefusal = 'otherProblem' | 'otherHandle' | 'tooEarly' | 'otherSource';

/** Programs are the same whose lines are, without what is blank at their ends. */
const linesOf = (code: string): string =>
  code
    .replace(/^\uFEFF/, '')
    .replace(/[ \t]*\r?\n/g, '\n')
    .trimEnd();

/**
 * Why a submission at a site cannot be one that was received here (REM-16); null when it can.
 * @param wanted the problem, the proved user name, when it was received, and the program
 */
export function refuseRun(
  run: Run,
  wanted: { key: string; handle: string; receivedAt: Date; code: string },
): RunRefusal | null {
  if (run.key !== wanted.key) return 'otherProblem';
  if (run.handle.toLowerCase() !== wanted.handle.toLowerCase()) return 'otherHandle';
  if (run.at.getTime() < wanted.receivedAt.getTime() - CLOCK_SECONDS * 1000) return 'tooEarly';
  return run.source !== undefined && linesOf(run.source) !== linesOf(wanted.code) ? 'otherSource' : null;
}
