import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, empty, id, text, whole } from '../shapes.ts';
import { REVIEW_STATE, REVIEW_TEXT_MAX, reviewRow } from './review.ts';

const groupProblemReview = reviewRow.extend({
  pid: z.number(),
  problemId: z.string(),
  title: z.string(),
  author: z.string(),
  gid: z.number(),
  group: z.string().describe('name; empty when the group is gone'),
  version: z.number().describe('of the problem, today'),
  decidedVersion: z.number().nullable().describe('of the problem, when it was last decided about'),
});
export type GroupProblemReview = z.infer<typeof groupProblemReview>;

export const getGroupProblemReviews = op('getGroupProblemReviews', 'GET /api/admin/group-problem/list', {
  access: 'problemAdmin',
  does: 'Applications of problems of groups to be public: those that wait, the oldest first, or decided ones, the newest first',
  input: z.object({
    ...paging(10),
    keyword: blankable(text(100)),
    gid: blankable(id),
    state: blankable(whole(REVIEW_STATE.applying, REVIEW_STATE.refused)).describe('absent: those that wait'),
  }),
  data: pageOf(groupProblemReview),
});

export const decideGroupProblem = op('decideGroupProblem', 'PUT /api/admin/group-problem/change-progress', {
  access: 'problemAdmin',
  does: 'Pass an application, which makes the problem one of the site and public, or refuse it with a reason; audited',
  input: z.object({
    pid: id,
    progress: z.literal([REVIEW_STATE.passed, REVIEW_STATE.refused]).describe('2 passed, 3 refused'),
    reason: text(REVIEW_TEXT_MAX).optional(),
    version: whole(0, 1_000_000_000)
      .optional()
      .describe('of the problem that was looked at; a later one is not decided about'),
  }),
  data: empty,
});

export const getProblemReviews = op('getProblemReviews', 'GET /api/problem-reviews', {
  access: 'user',
  does: 'All applications of a problem, the newest first, for those who may change or review it',
  input: z.object({ pid: id }),
  data: z.array(reviewRow),
});

export const applyPublic = op('applyPublic', 'PUT /api/group/apply-public', {
  access: 'user',
  does: 'Apply for a problem of a group to become public, or withdraw that, as one who may change it',
  input: z.object({
    pid: id,
    isApplied: z.boolean(),
    message: text(REVIEW_TEXT_MAX).optional().describe('to the reviewers'),
  }),
  data: empty,
});
