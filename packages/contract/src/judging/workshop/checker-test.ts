import * as z from 'zod';
import { text } from '../../shapes.ts';

/** Tests of one checker. */
export const CHECKER_TESTS_MAX = 100;
/** Of each file of a test, and of all files together. */
export const CHECKER_TEST_CHARS_MAX = 65_535;
export const CHECKER_TESTS_CHARS_MAX = 2_000_000;

/** What a checker may say of an output; `failed`: it fails itself, as it has to where the answer of the jury is wrong. */
export const CHECKER_SAYINGS = ['accepted', 'wrongAnswer', 'presentationError', 'partial', 'failed'] as const;
export type CheckerSaying = (typeof CHECKER_SAYINGS)[number];

const file = text(CHECKER_TEST_CHARS_MAX);

/** An output, and what the checker has to say of it. */
export const checkerTest = z.object({
  input: file,
  output: file.describe('as a contestant’s program would write it'),
  answer: file.describe('of the jury'),
  expected: z.enum(CHECKER_SAYINGS),
});
export type CheckerTest = z.infer<typeof checkerTest>;

export const checkerTests = z
  .array(checkerTest)
  .max(CHECKER_TESTS_MAX)
  .refine(
    (tests) =>
      tests.reduce((sum, { input, output, answer }) => sum + input.length + output.length + answer.length, 0) <=
      CHECKER_TESTS_CHARS_MAX,
    { error: 'is too large' },
  );
