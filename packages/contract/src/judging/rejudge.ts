import * as z from 'zod';
import { op } from '../op.ts';
import { empty, id } from '../shapes.ts';

export const rejudgeSubmission = op('rejudgeSubmission', 'POST /api/admin/judge/rejudge', {
  access: 'root',
  does: 'Judge a submission again; the old result stays in its history',
  input: z.object({ submitId: id }),
  data: empty,
});

export const rejudgeProblem = op('rejudgeProblem', 'POST /api/admin/judge/rejudge-problem', {
  access: 'root',
  does: 'Judge all submissions of a problem again',
  input: z.object({ pid: id }),
  data: z.object({ queued: z.number() }),
});

export const rejudgeContestProblem = op('rejudgeContestProblem', 'POST /api/admin/judge/rejudge-contest-problem', {
  access: 'root',
  does: 'Judge all submissions of a problem in a contest again',
  input: z.object({ cid: id, pid: id }),
  data: z.object({ queued: z.number() }),
});
