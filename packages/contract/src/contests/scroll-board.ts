import * as z from 'zod';
import { op } from '../op.ts';
import { blankable, flag, id, moment } from '../shapes.ts';
import { RANK_SHOW_NAMES } from './contest.ts';

/**
 * What the scroll board plays (BOARD-13): everything of an ended, sealed ACM contest, for its admins alone, as it
 * holds the results that the seal hides from everybody else.
 */
export const getScrollBoardInfo = op('getScrollBoardInfo', 'GET /api/get-contest-scroll-board-info', {
  access: 'user',
  does: 'The frame of the scroll board of an ended, sealed ACM contest; for contest admins',
  input: z.object({ cid: id }),
  data: z.object({
    id: z.number(),
    title: z.string(),
    rankShowName: z.enum(RANK_SHOW_NAMES),
    problemCount: z.number(),
    displayIds: z.array(z.string()).describe('in the order of the contest'),
    balloonColor: z.record(z.string(), z.string()).describe('by display id'),
    startTime: moment,
    sealRankTime: moment,
    durationMs: z.number(),
    sealMs: z.number(),
    acmSettings: z
      .object({
        penaltyS: z.number(),
        unit: z.enum(['seconds', 'minutes', 'sumToMinutes']),
        lastAcceptedBreaksTies: z.boolean(),
      })
      .nullable(),
    starUserList: z.array(z.number()).describe('lines without a place'),
    ranked: z.number().describe('contestants with a place: medals are shares of it'),
    unjudged: z.number().describe('submissions without a result; the ceremony needs all'),
  }),
});

export const getScrollBoardSubmissions = op(
  'getScrollBoardSubmissions',
  'GET /api/get-contest-scroll-board-submission',
  {
    access: 'user',
    does: 'Contestants and submissions for the scroll board; for contest admins',
    input: z.object({ cid: id, removeStar: blankable(flag) }),
    data: z.object({
      contestants: z.array(
        z.object({
          uid: z.number(),
          username: z.string(),
          rankShowName: z.string(),
          school: z.string(),
          gender: z.string(),
          avatar: z.string().nullable(),
          photo: z.string().nullable().describe('for the one who is honoured'),
        }),
      ),
      submissions: z.array(
        z.object({
          submitId: z.number(),
          uid: z.number(),
          displayId: z.string(),
          status: z.number(),
          atMs: z.number().describe('contest time'),
        }),
      ),
    }),
  },
);
