import type { TrialOutcome, VerificationState } from '@assay/contract/judging/verification.ts';
import { expect, test } from 'vitest';
import { verificationMark } from './mark.ts';

test('a problem that was never verified has no mark', () => {
  expect(verificationMark(null)).toBe('none');
});

test.each<[string, VerificationState, boolean, TrialOutcome[], string]>([
  ['one that was stopped says nothing', 'cancelled', false, ['pass'], 'none'],
  ['one that goes on is no mark yet, whatever it found', 'running', false, ['fail', 'waiting'], 'running'],
  ['all as expected', 'done', false, ['pass', 'pass'], 'verified'],
  ['a warning is as expected', 'done', false, ['pass', 'warn'], 'verified'],
  ['a solution that is not as expected', 'done', false, ['pass', 'fail'], 'failed'],
  ['a solution that could not be judged proves nothing', 'done', false, ['pass', 'trouble'], 'failed'],
  ['what changed since is not verified any more', 'done', true, ['pass'], 'stale'],
  ['nor has it failed', 'done', true, ['fail'], 'stale'],
])('%s', (_sentence, state, isStale, outcomes, mark) => {
  expect(verificationMark({ state, isStale, outcomes })).toBe(mark);
});
