import * as z from 'zod';
import { op } from '../../op.ts';
import { empty, id, moment } from '../../shapes.ts';
import { GENERATION_STATES } from './generation.ts';
import { PROGRAM_SAYINGS, TESTED_PROGRAMS } from './program-test.ts';

const tested = z.object({
  expected: z.enum(PROGRAM_SAYINGS),
  got: z.enum(PROGRAM_SAYINGS).nullable().describe('null: it was not asked'),
  message: z.string().nullable().describe('its words'),
});

const which = { pid: id, program: z.enum(TESTED_PROGRAMS) };

export const startProgramTests = op('startProgramTests', 'POST /api/admin/problem/program-tests', {
  access: 'user',
  does: 'Ask the checker of a problem about the outputs of its tests, or the validators about the inputs of theirs, on a judge node',
  input: z.object(which),
  data: z.object({ runId: z.number() }),
});

export const getProgramTests = op('getProgramTests', 'GET /api/admin/problem/program-tests', {
  access: 'user',
  does: 'What the checker or the validators of a problem said of their tests the last time; null when they were not asked yet',
  input: z.object(which),
  data: z
    .object({
      runId: z.number(),
      state: z.enum(GENERATION_STATES),
      by: z.string(),
      gmtCreate: moment,
      isStale: z.boolean().describe('programs or tests were changed since'),
      errorMessage: z.string().nullable().describe('why they could not be asked'),
      tests: z.array(tested),
    })
    .nullable(),
});
export type ProgramTestsData = NonNullable<z.infer<(typeof getProgramTests)['data']>>;

export const cancelProgramTests = op('cancelProgramTests', 'POST /api/admin/problem/program-tests/cancel', {
  access: 'user',
  does: 'Stop asking the checker or the validators of a problem about their tests',
  input: z.object(which),
  data: empty,
});
