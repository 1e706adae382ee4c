import * as z from 'zod';
import { op } from '../../op.ts';
import { empty, id, moment } from '../../shapes.ts';
import { CHECKER_SAYINGS } from './checker-test.ts';
import { GENERATION_STATES } from './generation.ts';

const tested = z.object({
  expected: z.enum(CHECKER_SAYINGS),
  got: z.enum(CHECKER_SAYINGS).nullable().describe('null: it was not asked'),
  message: z.string().nullable().describe('its words'),
});

export const startCheckerTests = op('startCheckerTests', 'POST /api/admin/problem/checker-tests', {
  access: 'user',
  does: 'Ask the checker of a problem about the outputs of its tests on a judge node',
  input: z.object({ pid: id }),
  data: z.object({ runId: z.number() }),
});

export const getCheckerTests = op('getCheckerTests', 'GET /api/admin/problem/checker-tests', {
  access: 'user',
  does: 'What the checker of a problem said of its tests the last time; null when it was not asked yet',
  input: z.object({ pid: id }),
  data: z
    .object({
      runId: z.number(),
      state: z.enum(GENERATION_STATES),
      by: z.string(),
      gmtCreate: moment,
      isStale: z.boolean().describe('checker or tests were changed since'),
      errorMessage: z.string().nullable().describe('why it could not be asked'),
      tests: z.array(tested),
    })
    .nullable(),
});
export type CheckerTestsData = NonNullable<z.infer<(typeof getCheckerTests)['data']>>;

export const cancelCheckerTests = op('cancelCheckerTests', 'POST /api/admin/problem/checker-tests/cancel', {
  access: 'user',
  does: 'Stop asking the checker of a problem about its tests',
  input: z.object({ pid: id }),
  data: empty,
});
