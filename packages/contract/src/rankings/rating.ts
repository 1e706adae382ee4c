import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, id, line, moment } from '../shapes.ts';
import { RANK_PAGE_SIZE } from './rank-list.ts';

/** Rated contests of one person that are shown, the latest. */
export const RATING_HISTORY_MAX = 300;

const ratingRow = z.object({
  rank: z.number().describe('equals share a place'),
  uid: z.number(),
  username: z.string(),
  nickname: z.string(),
  avatar: z.string().nullable(),
  titleName: z.string().nullable(),
  titleColor: z.string().nullable(),
  rating: z.number(),
  highest: z.number(),
  contests: z.number().describe('rated ones that the person took part in'),
});
export type RatingRow = z.output<typeof ratingRow>;

export const getRatingList = op('getRatingList', 'GET /api/get-rating-list', {
  access: 'anyone',
  does: 'People by their contest rating; empty while the site rates no contests',
  input: z.object({
    ...paging(RANK_PAGE_SIZE),
    searchUser: blankable(line(100)).describe('in user names and nicknames; one or two characters: how a name begins'),
  }),
  data: pageOf(ratingRow),
});

const ratingChange = z.object({
  cid: z.number(),
  title: z.string(),
  endTime: moment,
  place: z.number(),
  performance: z.number(),
  before: z.number().nullable().describe('null for the first one'),
  after: z.number(),
});
export type RatingChangeRow = z.output<typeof ratingChange>;

export const getUserRating = op('getUserRating', 'GET /api/get-user-rating', {
  access: 'anyone',
  does: 'The contest rating of a person and how it came about, the oldest contest first',
  input: z.object({ uid: blankable(id), username: blankable(line(100)) }),
  data: z.object({
    rating: z.number().nullable().describe('null for somebody who was never rated'),
    highest: z.number().nullable(),
    history: z.array(ratingChange),
  }),
});

/** People that are asked for at once. */
export const RATINGS_AT_ONCE = 100;

export const getRatingsOf = op('getRatingsOf', 'GET /api/get-ratings-of', {
  access: 'anyone',
  does: 'The contest ratings of some people, to show their names by; who has none is left out',
  input: z.object({
    uids: line(2000)
      .regex(/^\d{1,16}(,\d{1,16}){0,99}$/)
      .describe('with commas between them'),
  }),
  data: z.array(z.object({ uid: z.number(), rating: z.number() })),
});

export const getContestRatingChanges = op('getContestRatingChanges', 'GET /api/get-contest-rating-changes', {
  access: 'anyone',
  does: 'What a contest changed in ratings, for those who see its board; empty until it was rated',
  input: z.object({ cid: id }),
  data: z.array(z.object({ uid: z.number(), before: z.number().nullable(), after: z.number() })),
});
