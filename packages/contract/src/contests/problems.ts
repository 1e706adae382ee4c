import * as z from 'zod';
import { op } from '../op.ts';
import { getProblemDetail } from '../problems/detail.ts';
import { blankable, flag, id, line } from '../shapes.ts';

/** A problem in a contest (CON-10). */
export const contestProblem = z.object({
  id: z.number(),
  cid: z.number(),
  pid: z.number(),
  displayId: z.string(),
  displayTitle: z.string(),
  color: z.string().describe('of the balloon, #rrggbb; empty for none'),
  acCoin: z.number().describe('coins for who solves it before the end'),
  ac: z.number(),
  total: z.number(),
  myStatus: z.number(),
  score: z.number().nullable().describe("the viewer's own points"),
});
export type ContestProblem = z.infer<typeof contestProblem>;

const containsEnd = blankable(flag).describe('count submissions made after the end too');

export const getContestProblem = op('getContestProblem', 'GET /api/get-contest-problem', {
  access: 'user',
  does: 'The problems of a contest with own status; counters as the seal shows them',
  input: z.object({ cid: id, containsEnd }),
  data: z.array(contestProblem),
});

export const getContestProblemDetails = op('getContestProblemDetails', 'GET /api/get-contest-problem-details', {
  access: 'user',
  does: 'A problem of a contest as its page shows it; where it comes from only after the end',
  input: z.object({
    cid: id,
    displayId: line(50).min(1),
    containsEnd,
    locale: blankable(z.enum(['zh', 'en'])),
  }),
  data: getProblemDetail.data,
});
