import * as z from 'zod';
import { text, whole } from '../shapes.ts';
import { blobRef } from './blob-ref.ts';
import { caseCause } from './case-cause.ts';
import { TEST_FAULTS } from './workshop/generation.ts';
import { inputOverview } from './workshop/input-overview.ts';

/** A judged case on the wire; time in ms, memory in KB. */
export const reportedCase = z.object({
  index: whole(1, 100_000),
  status: whole(-10, 10),
  timeMs: z.number(),
  memoryKb: z.number(),
  score: z.number().nullable(),
  share: z
    .number()
    .min(0)
    .max(1)
    .optional()
    .describe('of the points that a checker gave; under ACM it goes with a wrong answer'),
  beyond: z.boolean().optional().describe('a submission would have skipped it, and the result takes it as skipped'),
  message: text(4096).nullable(),
  cause: caseCause.optional().describe('what the message says, where it is not a checker that says it'),
  note: text(4096).nullish().describe("the checker's words for those who manage the problem"),
  userOutput: text(8192)
    .nullable()
    .describe('beginning of what the program wrote, or the window around the difference'),
  stderr: text(8192)
    .optional()
    .describe('of the first case that fails, where it is a runtime error: beginning and end of its standard error'),
});
export type ReportedCase = z.infer<typeof reportedCase>;

/**
 * What is broken of a problem, in the eyes of a node. `data`: test data or settings, so that nothing of it can be judged.
 * `program`: a program of the jury does not compile; so neither, if other nodes say the same. `run`: a program of the jury
 * failed at this one submission.
 */
export const PROBLEM_FAULTS = ['data', 'program', 'run'] as const;
export type ProblemFault = (typeof PROBLEM_FAULTS)[number];

/** The final outcome of a submission, or the judge's own failure, which is retried elsewhere. */
export const jobReport = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('judged'),
    status: whole(-10, 10),
    score: z.number().nullable(),
    timeMs: z.number().nullable(),
    memoryKb: z.number().nullable(),
    errorMessage: text(65_536).nullable(),
    languageVersion: text(200),
    cases: z.array(reportedCase).max(10_000),
    overview: inputOverview.optional().describe('of a validator that tells what the inputs meet'),
  }),
  z.object({
    outcome: z.literal('tested'),
    status: whole(-10, 10),
    errorMessage: text(65_536).nullable(),
    unset: text(65_536)
      .optional()
      .describe('with checks: where the compiler says that variables are read before they are set'),
    runs: z
      .array(
        z.object({
          status: whole(-10, 10),
          timeMs: z.number(),
          memoryKb: z.number(),
          userOutput: text(70_000),
          stderr: text(70_000),
          message: text(4096).nullable(),
          cause: caseCause.optional(),
          difference: z
            .object({ line: z.number(), token: z.number(), expected: text(1000), got: text(1000) })
            .nullable(),
        }),
      )
      .max(100),
  }),
  z.object({
    outcome: z.literal('compiled'),
    message: text(65_536).nullable().describe("the compiler's refusal; null when it made a program"),
  }),
  z.object({
    outcome: z.literal('generated'),
    broken: z
      .object({ name: text(200), message: text(65_536) })
      .nullable()
      .describe('a program that does not compile, with the words of its compiler; then there are no tests'),
    errorMessage: text(4096).nullable().describe('why no node could do it'),
    tests: z
      .array(
        z.object({
          number: whole(1, 1_000),
          input: blobRef.nullable(),
          answer: blobRef.nullable(),
          timeMs: z.number().nullable(),
          fault: z.enum(TEST_FAULTS).nullable(),
          message: text(4096).nullable(),
        }),
      )
      .max(1_000),
  }),
  z.object({
    outcome: z.literal('stressed'),
    rounds: whole(0, 1_000),
    found: z
      .object({
        words: z.array(text(200)).max(100),
        input: text(70_000),
        inputBytes: z.number(),
        answer: text(70_000),
        output: text(70_000),
        status: whole(-10, 10),
        message: text(4096).nullable(),
      })
      .nullable(),
    broken: z.object({ name: text(200), message: text(65_536) }).nullable(),
    trouble: text(4096).nullable().describe('why it ended early: a program of the jury failed'),
    errorMessage: text(4096).nullable(),
  }),
  z.object({
    outcome: z.literal('judgeFailure'),
    reason: text(4096),
    isFinal: z.boolean().optional().describe('the problem is at fault and not the node'),
    fault: z.enum(PROBLEM_FAULTS).optional().describe('how, when it is the problem'),
    suspect: blobRef.optional().describe('a file that arrived otherwise than its hash says: the site looks at its own'),
  }),
  z.object({ outcome: z.literal('released') }).describe('given back unfinished, for example at shutdown'),
]);
export type JobReport = z.infer<typeof jobReport>;
