import type { BlobRef } from '@assay/contract/judging/blob-ref.ts';
import type { ProblemFault } from '@assay/contract/judging/job-report.ts';
import type { Sentence } from '@assay/rules/judging/sentences/sentences.ts';

/**
 * The judge itself could not do its work: missing data, a broken compiler installation, a lost helper. It becomes a retry
 * elsewhere or a System Error, never a verdict about the program.
 */
export class JudgeFailure extends Error {
  constructor(reason: Sentence, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'JudgeFailure';
  }
}

/**
 * The problem itself is at fault: its checker crashes, does not compile, is missing. No other node would do better, so
 * the submission ends as System Error, with the reason for those who can fix the problem.
 */
export class ProblemFailure extends JudgeFailure {
  readonly fault: ProblemFault;

  /** @param fault `data` and `program` keep every submission to the problem from being judged */
  constructor(reason: Sentence, fault: ProblemFault = 'run', options?: ErrorOptions) {
    super(reason, options);
    this.name = 'ProblemFailure';
    this.fault = fault;
  }
}

/** What arrived is not what the hash of the test data says, again and again. Whose fault that is, the site finds out. */
export class SuspectData extends JudgeFailure {
  readonly ref: BlobRef;

  constructor(reason: Sentence, ref: BlobRef) {
    super(reason);
    this.name = 'SuspectData';
    this.ref = ref;
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
