import * as z from 'zod';
import { text } from '../../shapes.ts';

/** Programs of the jury that are asked about what their author wrote down: the checker about outputs, the validators about inputs. */
export const TESTED_PROGRAMS = ['checker', 'validators'] as const;
export type TestedProgram = (typeof TESTED_PROGRAMS)[number];

/** Tests of each kind. */
export const PROGRAM_TESTS_MAX = 100;
/** Of each file of a test, and of all files of a kind together. */
export const PROGRAM_TEST_CHARS_MAX = 65_535;
export const PROGRAM_TESTS_CHARS_MAX = 2_000_000;

/** What a checker may say of an output; `failed`: it fails itself, as it has to where the answer of the jury is wrong. */
export const CHECKER_SAYINGS = ['accepted', 'wrongAnswer', 'presentationError', 'partial', 'failed'] as const;
export type CheckerSaying = (typeof CHECKER_SAYINGS)[number];

/** What validators may have to say of an input. */
export const INPUT_SAYINGS = ['valid', 'invalid'] as const;

export type InputSaying = (typeof INPUT_SAYINGS)[number];

export const PROGRAM_SAYINGS = [...CHECKER_SAYINGS, ...INPUT_SAYINGS] as const;
export type ProgramSaying = (typeof PROGRAM_SAYINGS)[number];

const file = text(PROGRAM_TEST_CHARS_MAX);

/** An output, and what the checker has to say of it. */
export const checkerTest = z.object({
  input: file,
  output: file.describe('as a contestant’s program would write it'),
  answer: file.describe('of the jury'),
  expected: z.enum(CHECKER_SAYINGS),
});
export type CheckerTest = z.infer<typeof checkerTest>;

/** An input, and whether it may be one. */
export const validatorTest = z.object({ input: file, expected: z.enum(INPUT_SAYINGS) });
export type ValidatorTest = z.infer<typeof validatorTest>;

export type ProgramTest = CheckerTest | ValidatorTest;

const sizeOf = (test: Partial<CheckerTest>) =>
  [test.input, test.output, test.answer].reduce((sum, one) => sum + (one?.length ?? 0), 0);
const fits = [
  (tests: readonly Pick<CheckerTest, 'input'>[]) =>
    tests.reduce((sum, one) => sum + sizeOf(one), 0) <= PROGRAM_TESTS_CHARS_MAX,
  { error: 'is too large' },
] as const;

export const checkerTests = z
  .array(checkerTest)
  .max(PROGRAM_TESTS_MAX)
  .refine(...fits);
export const validatorTests = z
  .array(validatorTest)
  .max(PROGRAM_TESTS_MAX)
  .refine(...fits);
