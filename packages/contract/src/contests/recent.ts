import * as z from 'zod';
import { op } from '../op.ts';
import { nothing } from '../shapes.ts';
import { contestRow } from './list.ts';

/** A contest or timed work that runs or starts soon (HOME-10). */
export const recentContest = contestRow.omit({ description: true }).extend({
  information: z.string().describe('the beginning of its description'),
});

export const getRecentContest = op('getRecentContest', 'GET /api/get-recent-contest', {
  access: 'anyone',
  does: 'Contests of the site and timed works that run, then those that start within fourteen days',
  input: nothing,
  data: z.array(recentContest),
});
