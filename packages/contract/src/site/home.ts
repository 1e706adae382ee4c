import * as z from 'zod';
import { op } from '../op.ts';
import { blankable, flag, moment, nothing } from '../shapes.ts';

export const getRecentUpdatedProblem = op('getRecentUpdatedProblem', 'GET /api/get-recent-updated-problem', {
  access: 'anyone',
  does: 'The ten public problems changed last',
  input: nothing,
  data: z.array(
    z.object({ id: z.number(), problemId: z.string(), title: z.string(), type: z.number(), gmtModified: moment }),
  ),
});

export const getLastWeekStatistics = op('getLastWeekStatistics', 'GET /api/get-last-week-submission-statistics', {
  access: 'anyone',
  does: 'Submissions and accepted ones per day of the last seven days',
  input: z.object({ forceRefresh: blankable(flag) }),
  data: z.object({
    dateStrList: z.array(z.string()),
    acCountList: z.array(z.number()),
    totalCountList: z.array(z.number()),
  }),
});

export const getRecentAcRank = op('getRecentAcRank', 'GET /api/get-recent-seven-ac-rank', {
  access: 'anyone',
  does: 'Who solved most in the last day, week or month (tp 0, 1, 2)',
  input: z.object({ tp: blankable(z.enum(['0', '1', '2'])) }),
  data: z.array(
    z.object({
      uid: z.number(),
      username: z.string(),
      avatar: z.string().nullable(),
      titleName: z.string().nullable(),
      titleColor: z.string().nullable(),
      ac: z.number(),
    }),
  ),
});
