/**
 * The judge itself could not do its work: missing data, a broken compiler installation, a lost helper. It becomes a retry
 * elsewhere or a System Error, never a verdict about the program.
 */
export class JudgeFailure extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'JudgeFailure';
  }
}

/**
 * The problem itself is at fault: its checker crashes, does not compile, is missing. No other node would do better, so
 * the submission ends as System Error at once, with the reason for those who can mend the problem.
 */
export class ProblemFailure extends JudgeFailure {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'ProblemFailure';
  }
}

/** What went wrong, in one line for the log and the report. */
export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Waits, or ends early without an error when the signal fires. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end, { once: true });
  });
}
