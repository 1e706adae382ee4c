import type { TrialOutcome, VerificationState } from '@assay/contract/judging/verification.ts';
import { expect, test } from 'vitest';
import { verificationSummary } from './verification-summary.ts';

test('a problem that was never verified has no summary', () => {
  expect(verificationSummary(null)).toBe('none');
});

test.each<[string, VerificationState, boolean, TrialOutcome[], string]>([
  ['one that was stopped says nothing', 'cancelled', false, ['pass'], 'none'],
  ['one that goes on is no summary yet, whatever it found', 'running', false, ['fail', 'waiting'], 'running'],
  ['all as expected', 'done', false, ['pass', 'pass'], 'verified'],
  ['a warning is as expected', 'done', false, ['pass', 'warn'], 'verified'],
  ['a solution that is not as expected', 'done', false, ['pass', 'fail'], 'failed'],
  ['a solution that could not be judged proves nothing', 'done', false, ['pass', 'trouble'], 'failed'],
  ['what changed since is not verified any more', 'done', true, ['pass'], 'stale'],
  ['nor has it failed', 'done', true, ['fail'], 'stale'],
])('%s', (_sentence, state, isStale, outcomes, summary) => {
  expect(verificationSummary({ state, isStale, outcomes })).toBe(summary);
});
