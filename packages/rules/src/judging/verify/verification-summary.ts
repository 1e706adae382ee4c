import type { TrialOutcome, VerificationState, VerificationSummary } from '@assay/contract/judging/verification.ts';

/** The last verification of a problem. */
interface LastVerification {
  state: VerificationState;
  /** The problem, its data or its solutions were changed since it began. */
  isStale: boolean;
  /** Of its solutions and of its input validators. */
  outcomes: readonly TrialOutcome[];
}

/** What a problem's last verification says of it today. */
export function verificationSummary(last: LastVerification | null): VerificationSummary {
  if (last === null || last.state === 'cancelled') return 'none';
  if (last.state === 'running') return 'running';
  if (last.isStale) return 'stale';
  return last.outcomes.every((outcome) => outcome === 'pass' || outcome === 'warn') ? 'verified' : 'failed';
}
