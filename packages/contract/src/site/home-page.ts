import * as z from 'zod';
import { getCheckInDays } from '../accounts/check-in.ts';
import { getCommonAnnouncement } from '../announcements/site.ts';
import { getDueAssignments } from '../assignments/list.ts';
import { getRecentContest } from '../contests/recent.ts';
import { getRecentOtherContest } from '../external/contests.ts';
import { unreadCounts } from '../messages/inbox.ts';
import { op } from '../op.ts';
import { moment, nothing } from '../shapes.ts';
import { getTrainingProgress } from '../trainings/list.ts';
import { getHomeCards } from './cards.ts';
import { getContestCountdown } from './countdowns.ts';
import { getLastWeekStatistics, getRecentAcRank, getRecentUpdatedProblem } from './home.ts';
import { getHomeCarousel } from './pictures.ts';

/** What the calls are asked for whose answers {@link getHome} brings. */
export const HOME_INPUTS = {
  announcements: { currentPage: 1, limit: 5 },
  acRank: { tp: '1' },
  /** Beside the own uid. */
  trainings: { limit: 4 },
} as const;

/** What somebody has to do or takes part in, with its time. */
export const dueItem = z.object({
  kind: z.enum(['contest', 'work']),
  id: z.number(),
  title: z.string(),
  startTime: moment,
  endTime: moment,
});
export type DueItem = z.infer<typeof dueItem>;

/** What the home page begins with for somebody who is logged in (HOME-11). */
export const ownHome = z.object({
  lastUnsolved: z
    .object({ problemId: z.string(), title: z.string(), status: z.number(), submitTime: moment })
    .nullable()
    .describe('the public problem that was tried last and is not solved'),
  firstProblem: z
    .object({ problemId: z.string(), title: z.string() })
    .nullable()
    .describe('an easy problem to begin with, for who has tried and solved none'),
  due: z.array(dueItem).describe('contests that are registered for and timed works, not over, the next first'),
  checkIn: getCheckInDays.data,
  unread: unreadCounts,
  uid: z.number(),
  trainings: getTrainingProgress.data,
  assignments: getDueAssignments.data,
});
export type OwnHome = z.infer<typeof ownHome>;

export const getHome = op('getHome', 'GET /api/get-home', {
  access: 'anyone',
  does: 'Everything that the home page shows: the answers of the calls of its blocks, and what is the own',
  input: nothing,
  data: z.object({
    now: moment.describe("the server's clock"),
    carousel: getHomeCarousel.data,
    announcements: getCommonAnnouncement.data,
    contests: getRecentContest.data,
    externalContests: getRecentOtherContest.data,
    problems: getRecentUpdatedProblem.data,
    countdowns: getContestCountdown.data,
    statistics: getLastWeekStatistics.data,
    acRank: getRecentAcRank.data,
    cards: getHomeCards.data,
    own: ownHome.nullable().describe('null for visitors'),
  }),
});
