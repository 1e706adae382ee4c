import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, empty, id, line, moment, text, whole } from '../shapes.ts';
import { RANK_SHOW_NAMES } from './contest.ts';
import { virtualRun } from './virtual.ts';

/** A contest as lists and its own pages show it (CON-1). Times are those of the server's clock. */
export const contestRow = z.object({
  id: z.number(),
  uid: z.number().nullable(),
  author: z.string(),
  title: z.string(),
  description: z.string(),
  type: z.number(),
  auth: z.number(),
  status: z.number(),
  startTime: moment,
  endTime: moment.describe('removed intervals have pushed it back'),
  now: moment.describe("the server's clock, to count down by"),
  duration: z.number().describe('seconds of contest time'),
  count: z.number().describe('contestants'),
  teamSize: z.number().describe('most members of a team; 1: everybody takes part alone'),
  logoUrl: z.string().nullable(),
  sealRank: z.boolean(),
  sealRankTime: moment.nullable(),
  autoRealRank: z.boolean(),
  openRank: z.boolean(),
  openPrint: z.boolean(),
  rankShowName: z.enum(RANK_SHOW_NAMES),
  oiRankScoreType: z.string(),
  allowEndSubmit: z.boolean(),
  rated: z.boolean().describe('counts for the contest rating, while the site has one'),
  ratingFloor: z.number().nullable(),
  ratingCeiling: z.number().nullable(),
  source: z.number().nullable(),
  gid: z.number().nullable(),
});
export type ContestRow = z.infer<typeof contestRow>;

/** A contest in a list of those that one can take part in. */
export const listedContest = contestRow.omit({ description: true }).extend({
  registered: z.boolean().describe('whether the viewer is'),
});

export const getContestList = op('getContestList', 'GET /api/get-contest-list', {
  access: 'anyone',
  does: 'Contests of the site: running ones, then those to come, then ended ones',
  input: z.object({
    ...paging(10),
    status: blankable(whole(-1, 1)),
    type: blankable(whole(0, 10)),
    keyword: blankable(text(100)),
  }),
  data: pageOf(listedContest),
});

/** What somebody may do in a contest, so that pages can draw it; the calls decide for themselves. */
export const contestEntry = z.object({
  access: z.boolean().describe('registered and admitted, or a public contest'),
  registered: z.boolean(),
  disqualified: z.boolean(),
  isContestAdmin: z.boolean(),
});

export const getContestInfo = op('getContestInfo', 'GET /api/get-contest-info', {
  access: 'user',
  does: 'A contest with what the viewer may do in it, in a virtual participation by its clock',
  input: z.object({ cid: id }),
  data: contestRow.extend({
    ...contestEntry.shape,
    groupName: z.string().nullable().describe('of the group that the contest belongs to'),
    mayEdit: z.boolean().describe('changes its settings, problems and contestants'),
    previews: z.boolean().describe('runs the contest and asked to see it as a contestant does'),
    sealed: z.boolean().describe('results are hidden now'),
    accountLimited: z.boolean().describe('only some accounts are admitted'),
    virtual: virtualRun
      .nullable()
      .describe('the own virtual participation; while it runs, times, status and seal are those of its own clock'),
    mayStartVirtual: z.boolean(),
  }),
});

export const getContestAccess = op('getContestAccess', 'GET /api/get-contest-access', {
  access: 'user',
  does: 'Whether the viewer has access to a contest',
  input: z.object({ cid: id }),
  data: contestEntry,
});

export const registerContest = op('registerContest', 'POST /api/register-contest', {
  access: 'user',
  does: 'Register for a contest, with its password unless it is public',
  input: z.object({ cid: id, password: line(100).optional() }),
  data: empty,
});
