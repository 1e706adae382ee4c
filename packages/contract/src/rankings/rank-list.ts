import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, line, whole } from '../shapes.ts';

/** The rankings of the site (RANK-1). */
export const RANK_BOARDS = ['ACM', 'OI', 'TUTORIAL'] as const;
export type RankBoard = (typeof RANK_BOARDS)[number];

/** What is counted: all, or what is of this week, month or year. */
export const RANK_PERIOD = { all: 0, week: 1, month: 2, year: 3 } as const;
export type RankPeriod = (typeof RANK_PERIOD)[keyof typeof RANK_PERIOD];

export const RANK_PAGE_SIZE = 30;

/** Older clients number the first two. */
const board = z.preprocess((value) => ({ '0': 'ACM', '1': 'OI' })[String(value)] ?? value, z.enum(RANK_BOARDS));

const rankRow = z.object({
  rank: z.number().describe('equals share a place'),
  uid: z.number(),
  username: z.string(),
  nickname: z.string(),
  avatar: z.string().nullable(),
  titleName: z.string().nullable(),
  titleColor: z.string().nullable(),
  signature: z.string(),
  ac: z.number().describe('problems solved; tutorials that were approved'),
  total: z.number().describe('judged submissions; tutorials that were written'),
  score: z.number().describe('the best points of each problem, added up; rewards of tutorials'),
  rating: z.number().describe('of 100 submissions accepted: problems solved among them, to two decimals'),
});
export type RankRow = z.infer<typeof rankRow>;

export const getRankList = op('getRankList', 'GET /api/get-rank-list', {
  access: 'anyone',
  does: 'People by what they reached in practice: problems solved, points, or tutorials',
  input: z.object({
    ...paging(RANK_PAGE_SIZE),
    type: board.default('ACM'),
    searchUser: blankable(line(100)).describe('in user names and nicknames; one or two characters: how a name begins'),
    filterType: blankable(whole(RANK_PERIOD.all, RANK_PERIOD.year)).describe(
      '0 all, 1 this week, 2 this month, 3 this year',
    ),
  }),
  data: pageOf(rankRow),
});
