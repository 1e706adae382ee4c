import * as z from 'zod';
import { rankQuery, rankRow } from '../boards/rank.ts';
import { op } from '../op.ts';
import { pageOf } from '../page.ts';
import { workKey } from './work.ts';

const workRankRow = rankRow.extend({
  realname: z.string().nullable().describe('for those who run the work; null to everybody else'),
  score: z.number().nullable().describe('points; null while results are not shown'),
  submissionInfo: z
    .record(z.string(), z.object({ status: z.number(), score: z.number().nullable() }))
    .describe('by display id; statuses are -5 while results are not shown'),
});
export type WorkRankRow = z.infer<typeof workRankRow>;

export const getTimedWorkRank = op('getTimedWorkRank', 'GET /api/homework/get-timed-work-rank', {
  access: 'user',
  does: 'The rank of a timed work by points, for those who have handed in; the own line first',
  input: rankQuery.extend(workKey.shape),
  data: pageOf(workRankRow).extend({
    problems: z.array(z.object({ displayId: z.string(), title: z.string(), points: z.number(), type: z.number() })),
  }),
});
