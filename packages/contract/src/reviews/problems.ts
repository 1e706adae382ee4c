import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, empty, id, text, whole } from '../shapes.ts';
import { TUTORIAL_COINS_MAX } from '../tutorials/tutorial.ts';
import { partChanges, REVIEW_STATE, REVIEW_TEXT_MAX, reviewRow } from './review.ts';

const problemReview = reviewRow.extend({
  pid: z.number(),
  problemId: z.string(),
  title: z.string(),
  author: z.string(),
  gid: z.number().nullable().describe('the group that applied; null for a person'),
  group: z.string().describe('name; empty for a person, and when the group is gone'),
  paid: z.boolean().describe('whether an earlier approval paid its author'),
  version: z.number().describe('of the problem, today'),
  decidedVersion: z.number().nullable().describe('of the problem, when it was last decided about'),
});
export type ProblemReview = z.infer<typeof problemReview>;

const queue = {
  access: 'problemAdmin',
  input: z.object({
    ...paging(10),
    keyword: blankable(text(100)),
    gid: blankable(id),
    state: blankable(whole(REVIEW_STATE.applying, REVIEW_STATE.refused)).describe('absent: those that wait'),
  }),
  data: pageOf(problemReview),
} as const;

const decision = {
  access: 'problemAdmin',
  input: z.object({
    pid: id,
    progress: z.literal([REVIEW_STATE.passed, REVIEW_STATE.refused]).describe('2 passed, 3 refused'),
    reason: text(REVIEW_TEXT_MAX).optional(),
    reward: whole(0, TUTORIAL_COINS_MAX).optional().describe('coins for the author of what passes'),
    version: whole(0, 1_000_000_000)
      .optional()
      .describe('of the problem that was looked at; a later one is not decided about'),
  }),
  data: empty,
} as const;

export const getGroupProblemReviews = op('getGroupProblemReviews', 'GET /api/admin/group-problem/list', {
  ...queue,
  does: 'Applications of problems of groups to be public: those that wait, the oldest first, or decided ones, the newest first',
});

export const decideGroupProblem = op('decideGroupProblem', 'PUT /api/admin/group-problem/change-progress', {
  ...decision,
  does: 'Pass an application, which makes the problem one of the site and public, or refuse it with a reason; audited',
});

export const getUserProblemReviews = op('getUserProblemReviews', 'GET /api/admin/user-problem/list', {
  ...queue,
  input: queue.input.omit({ gid: true }),
  does: 'Applications of people for problems of their own to be public, as those of groups',
});

export const decideUserProblem = op('decideUserProblem', 'PUT /api/admin/user-problem/change-progress', {
  ...decision,
  does: 'Pass or refuse the application of a person, as those of groups',
});

export const getProblemReviews = op('getProblemReviews', 'GET /api/problem-reviews', {
  access: 'user',
  does: 'All applications of a problem, the newest first, for those who may change or review it',
  input: z.object({ pid: id }),
  data: z.array(reviewRow),
});

export const getProblemChanges = op('getProblemChanges', 'GET /api/problem-reviews/changes', {
  access: 'user',
  does: 'What changed of a problem since it was last decided about, for those who may change or review it',
  input: z.object({ pid: id }),
  data: partChanges,
});

const application = z.object({
  pid: id,
  isApplied: z.boolean(),
  message: text(REVIEW_TEXT_MAX).optional().describe('to the reviewers'),
});

export const applyPublic = op('applyPublic', 'PUT /api/group/apply-public', {
  access: 'user',
  does: 'Apply for a problem of a group or a person to become public, or withdraw that, as one who may change it',
  input: application,
  data: empty,
});
