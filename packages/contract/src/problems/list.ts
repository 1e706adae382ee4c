import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, id, line, nothing, text, whole } from '../shapes.ts';
import { venueFields } from '../venue-fields.ts';
import { problemRow } from './problem.ts';

/** `tagId` is a JSON array of ids in the URL (PROB-1), or repeated values. */
const tagIds = z.preprocess((value) => {
  if (value === undefined || value === '' || value === null) return [];
  if (Array.isArray(value)) return value;
  if (typeof value === 'string' && value.startsWith('[')) {
    try {
      return JSON.parse(value);
    } catch {
      return value;
    }
  }
  return [value];
}, z.array(id).max(20));

export const getProblemList = op('getProblemList', 'GET /api/get-problem-list', {
  access: 'anyone',
  does: 'Public problems; several tags are all required; keyword searches id and titles in both languages',
  input: z.object({
    ...paging(30),
    keyword: blankable(text(100)),
    difficulty: blankable(whole(0, 1000)),
    oj: blankable(line(20)),
    tagId: tagIds,
  }),
  data: pageOf(problemRow),
});

export const getRandomProblem = op('getRandomProblem', 'GET /api/get-random-problem', {
  access: 'anyone',
  does: 'The id of a random public problem',
  input: nothing,
  data: z.object({ problemId: z.string() }),
});

export const getFavoriteProblemList = op('getFavoriteProblemList', 'GET /api/get-favorite-problem-list', {
  access: 'user',
  does: 'The own favourite problems',
  input: z.object({ ...paging(30), keyword: blankable(text(100)) }),
  data: pageOf(problemRow),
});

export const toggleFavoriteProblem = op('toggleFavoriteProblem', 'POST /api/toggle-favorite-problem', {
  access: 'user',
  does: 'Add a problem to the own favourites, or take it off',
  input: z.object({ pid: id }),
  data: z.object({ isFavorite: z.boolean() }),
});

/** Status per problem id: the best result of the viewer in this venue. */
export const getUserProblemStatus = op('getUserProblemStatus', 'POST /api/get-user-problem-status', {
  access: 'user',
  does: 'The own status per problem',
  input: z.object({
    pidList: z.array(id).max(300),
    isContestProblemList: z.boolean().optional(),
    ...venueFields,
    containsEnd: z.boolean().optional(),
  }),
  data: z.record(z.string(), z.object({ status: z.number(), score: z.number().nullable() })),
});

export const getFullScreenProblemList = op('getFullScreenProblemList', 'GET /api/get-full-screen-problem-list', {
  access: 'user',
  does: 'The problems beside the one that is open, with own status',
  input: z.object(venueFields),
  data: z.array(
    z.object({
      pid: z.number(),
      problemId: z.string(),
      title: z.string(),
      status: z.number(),
      score: z.number().nullable(),
    }),
  ),
});
