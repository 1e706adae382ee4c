import type { CaseCause } from '@assay/contract/judging/case-cause.ts';

interface Late {
  /** CPU time of the failing case, ms; null where unknown. */
  usedMs: number | null;
  /** The problem's limit in the language, ms; null where unknown. */
  limitMs: number | null;
  /** Why the case ended; absent where the viewer may not read it. */
  cause?: CaseCause | undefined;
}

/**
 * Which of `REASONS` explains a time limit exceeded, with its figures. A program that waits is stopped by the clock long before its
 * CPU time is used up, and a case may have a limit of its own, so the problem's limit beside the CPU time can say the opposite of what happened.
 */
export function timeReason({ usedMs, limitMs, cause }: Late): {
  key: 'timeLimit' | 'waited' | 'slowOrWaiting';
  figures: { limit: number | string; used: number | string };
} {
  const figures = { limit: limitMs ?? '–', used: usedMs ?? '–' };
  switch (cause?.code) {
    case 'cpuTime':
      return { key: 'timeLimit', figures: { limit: cause.params.limit ?? '–', used: cause.params.ms ?? '–' } };
    case 'clock':
    case 'idle':
    case 'idleTalk':
      return { key: 'waited', figures };
    default:
      return { key: usedMs !== null && limitMs !== null && usedMs < limitMs ? 'slowOrWaiting' : 'timeLimit', figures };
  }
}
