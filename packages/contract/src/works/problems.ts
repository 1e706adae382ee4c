import * as z from 'zod';
import { op } from '../op.ts';
import { getProblemDetail } from '../problems/detail.ts';
import { blankable, id, line } from '../shapes.ts';
import { workKey } from './work.ts';

const workProblem = z.object({
  id: z.number(),
  pid: z.number(),
  displayId: z.string(),
  displayTitle: z.string(),
  type: z.number().describe('1 objective, else programming'),
  isSubmitted: z.boolean(),
  myStatus: z.number().describe('-10 for none, -5 while results are not shown'),
  score: z.number().nullable().describe('points reached; null while they are not shown'),
  points: z.number().describe('that can be reached'),
});
export type WorkProblem = z.infer<typeof workProblem>;

export const getTimedWorkProblemList = op('getTimedWorkProblemList', 'GET /api/homework/get-timed-work-problem-list', {
  access: 'user',
  does: 'The problems of a timed work that one has started',
  input: workKey,
  data: z.array(workProblem),
});

export const getTimedWorkProblemDetail = op(
  'getTimedWorkProblemDetail',
  'GET /api/homework/get-timed-work-problem-detail',
  {
    access: 'user',
    does: 'A problem of a timed work that one has started',
    input: z.object({ tid: id, displayId: line(50).min(1), locale: blankable(z.enum(['zh', 'en'])) }),
    data: getProblemDetail.data,
  },
);
