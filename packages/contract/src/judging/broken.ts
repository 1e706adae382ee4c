import * as z from 'zod';
import { op } from '../op.ts';
import { empty, id, moment } from '../shapes.ts';

/** What is broken of a problem. */
export const breakage = z.object({
  since: moment,
  reason: z.string().describe("in the judge's words"),
  isPaused: z.boolean().describe('nothing of it is judged until it is fixed'),
});

export const getBrokenProblems = op('getBrokenProblems', 'GET /api/admin/problem/broken', {
  access: 'user',
  does: 'Problems that cannot be judged because of their data or checkers, the newest trouble first',
  input: z.object({ pid: id.optional().describe('this one alone') }),
  data: z.array(
    breakage.extend({
      pid: z.number(),
      problemId: z.string(),
      title: z.string(),
      waiting: z.number().describe('submissions in the queue'),
      failed: z.number().describe('submissions that ended as System Error because of it'),
      mayEdit: z.boolean(),
    }),
  ),
});

export const retryBrokenProblem = op('retryBrokenProblem', 'POST /api/admin/problem/retry-broken', {
  access: 'user',
  does: 'Let a broken problem be judged again, and the submissions that failed because of it. Audited',
  input: z.object({ pid: id }),
  data: empty,
});
