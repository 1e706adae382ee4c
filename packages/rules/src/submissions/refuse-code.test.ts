import { expect, test } from 'vitest';
import { refuseCode, refuseTestInput } from './refuse-code.ts';

test.each([
  ['code that is not blank may be sent', 'x', null],
  ['blank code is refused after trimming', ' \n\t ', 'submission.blank'],
  ['no code is refused', '', 'submission.blank'],
  ['65535 characters may be sent', 'x'.repeat(65535), null],
  ['65536 characters may not', 'x'.repeat(65536), 'submission.tooLong'],
])('%s', (_sentence, code, refusal) => {
  expect(refuseCode(code)).toBe(refusal);
});

test.each([
  ['an empty test input may be run', '', null],
  ['1000 characters may be run', 'x'.repeat(1000), null],
  ['1001 characters may not', 'x'.repeat(1001), 'testrun.inputTooLong'],
])('%s', (_sentence, input, refusal) => {
  expect(refuseTestInput(input)).toBe(refusal);
});
