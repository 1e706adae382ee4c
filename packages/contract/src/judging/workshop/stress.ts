import * as z from 'zod';
import { op } from '../../op.ts';
import { empty, id, line, moment, whole } from '../../shapes.ts';
import { GENERATION_STATES } from './generation.ts';

export const STRESS_ROUNDS_MAX = 1_000;

/** An input on which two solutions part, as small as it was made; texts are cut. */
export const stressDifference = z.object({
  words: z.array(z.string()).describe('arguments of the generator'),
  input: z.string(),
  inputBytes: z.number(),
  answer: z.string().describe('of the one that is taken to be right'),
  output: z.string(),
  status: z.number().describe('verdict of the other one'),
  message: z.string().nullable(),
});
export type StressDifference = z.infer<typeof stressDifference>;

export const startStress = op('startStress', 'POST /api/admin/problem/stress', {
  access: 'user',
  does: 'Let a generator make inputs, for a minute at most, until two jury solutions part on one; it is made smaller then',
  input: z.object({
    pid: id,
    pattern: line(2_000).min(1).describe('a generator with its arguments; `[1..10]` stands for a number of that range'),
    referenceId: id.describe('the jury solution that is taken to be right'),
    solutionId: id.describe('the one that is compared with it'),
    rounds: whole(1, STRESS_ROUNDS_MAX),
  }),
  data: z.object({ runId: z.number() }),
});

export const getStress = op('getStress', 'GET /api/admin/problem/stress', {
  access: 'user',
  does: 'The last comparison of two jury solutions on generated inputs; null when there was none',
  input: z.object({ pid: id }),
  data: z
    .object({
      runId: z.number(),
      state: z.enum(GENERATION_STATES),
      by: z.string(),
      gmtCreate: moment,
      pattern: z.string(),
      reference: z.string(),
      solution: z.string(),
      done: z.number().describe('inputs that were tried'),
      total: z.number(),
      broken: z.object({ name: z.string(), message: z.string() }).nullable(),
      trouble: z
        .string()
        .nullable()
        .describe('why it ended early: generator, validator, checker or the reference failed'),
      errorMessage: z.string().nullable().describe('why no judge node could do it'),
      found: stressDifference.nullable(),
    })
    .nullable(),
});
export type StressData = NonNullable<z.infer<(typeof getStress)['data']>>;

export const cancelStress = op('cancelStress', 'POST /api/admin/problem/stress/cancel', {
  access: 'user',
  does: 'Stop the comparison of two jury solutions on generated inputs',
  input: z.object({ pid: id }),
  data: empty,
});
