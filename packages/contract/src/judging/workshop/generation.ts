import * as z from 'zod';
import { op } from '../../op.ts';
import { empty, id, moment } from '../../shapes.ts';

/** A run goes on until all tests are made, or it is stopped. */
export const GENERATION_STATES = ['running', 'done', 'cancelled'] as const;
export type GenerationState = (typeof GENERATION_STATES)[number];

/**
 * Why a test could not be made. `generator`: its run failed; `differs`: two runs of it wrote different inputs; `empty`: it wrote nothing; `tooLarge`: it
 * wrote more than a test may have, or all tests together have too much; `validator`: a validator refuses the input; `undecided`: a validator failed at it;
 * `model`: the model solution failed at it.
 */
export const TEST_FAULTS = ['generator', 'differs', 'empty', 'tooLarge', 'validator', 'undecided', 'model'] as const;
export type TestFault = (typeof TEST_FAULTS)[number];

const generation = z.object({
  runId: z.number(),
  state: z.enum(GENERATION_STATES),
  by: z.string(),
  gmtCreate: moment,
  gmtEnded: moment.nullable(),
  done: z.number(),
  total: z.number(),
});

const madeTest = z.object({
  number: z.number(),
  command: z.string().nullable().describe('null: made by hand'),
  line: z.number().nullable().describe('of the script'),
  group: z.number().nullable(),
  points: z.number().nullable(),
  isSample: z.boolean(),
  isDone: z.boolean(),
  inputBytes: z.number().nullable(),
  answerBytes: z.number().nullable(),
  time: z.number().nullable().describe('of the model solution, ms; null where its answer was kept from an earlier run'),
  fault: z.enum(TEST_FAULTS).nullable(),
  message: z.string().nullable(),
  sameAs: z.number().nullable().describe('an earlier test with the same input'),
});
export type MadeTest = z.infer<typeof madeTest>;

export const startGeneration = op('startGeneration', 'POST /api/admin/problem/generation', {
  access: 'user',
  does: 'Make the tests of a problem from its script on a judge node: inputs, what validators say of them, answers of the model solution',
  input: z.object({ pid: id }),
  data: z.object({ runId: z.number() }),
});

export const getGeneration = op('getGeneration', 'GET /api/admin/problem/generation', {
  access: 'user',
  does: 'The last run that makes the tests of a problem, with its tests as far as they are made; null when there was none',
  input: z.object({ pid: id }),
  data: generation
    .extend({
      problemId: z.string(),
      isStale: z.boolean().describe('sources, model solution or limits were changed since it began'),
      isTakenUp: z.boolean().describe('its tests are the test data of the problem'),
      broken: z
        .object({ name: z.string(), message: z.string() })
        .nullable()
        .describe(
          'a program that does not compile, with the words of its compiler; the name is empty for the model solution',
        ),
      errorMessage: z.string().nullable().describe('why no judge node could do it'),
      tests: z.array(madeTest),
    })
    .nullable(),
});
export type GenerationData = NonNullable<z.infer<(typeof getGeneration)['data']>>;

export const getMadeTest = op('getMadeTest', 'GET /api/admin/problem/generation/test', {
  access: 'user',
  does: 'The beginning of input and answer of a test that the last run made',
  input: z.object({ pid: id, number: id }),
  data: z.object({ input: z.string(), answer: z.string(), isCut: z.boolean() }),
});

export const cancelGeneration = op('cancelGeneration', 'POST /api/admin/problem/generation/cancel', {
  access: 'user',
  does: 'Stop the run that makes the tests of a problem',
  input: z.object({ pid: id }),
  data: empty,
});
