import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, empty, id, text, whole } from '../shapes.ts';
import { TUTORIAL_COINS_MAX, TUTORIAL_STATUS } from '../tutorials/tutorial.ts';
import { partChanges, REVIEW_STATE, REVIEW_TEXT_MAX, reviewRow } from './review.ts';

const tutorialReview = reviewRow.extend({
  tid: z.number(),
  pid: z.number().nullable(),
  problemId: z.string().nullable(),
  problemTitle: z.string().nullable(),
  title: z.string().describe('as it was handed in last'),
  content: z.string(),
  price: z.number(),
  paid: z.number().describe('coins that an earlier approval paid: another one pays nothing'),
  isPublished: z.boolean().describe('others see a text that was approved before'),
  version: z.number().describe('of the text; send it back with the decision'),
});
export type TutorialReview = z.infer<typeof tutorialReview>;

export const getTutorialReviews = op('getTutorialReviews', 'GET /api/admin/user-tutorial/list', {
  access: 'admin',
  does: 'Tutorials that wait for a review, the oldest first, or decided ones, the newest first',
  input: z.object({
    ...paging(10),
    keyword: blankable(text(100)).describe('words in the title, or the name of the author'),
    state: blankable(whole(REVIEW_STATE.applying, REVIEW_STATE.refused)).describe('absent: those that wait'),
  }),
  data: pageOf(tutorialReview),
});

export const decideTutorial = op('decideTutorial', 'PUT /api/admin/user-tutorial/change-progress', {
  access: 'admin',
  does: 'Approve a tutorial with a reward in coins, or reject it with a reason; its author is told; audited',
  input: z.object({
    id: id.describe('of the tutorial'),
    status: z
      .union([z.literal(TUTORIAL_STATUS.approved), z.literal(TUTORIAL_STATUS.rejected)])
      .describe('1 approved, 2 rejected'),
    reward: whole(0, TUTORIAL_COINS_MAX).optional(),
    rejectReason: text(REVIEW_TEXT_MAX).optional(),
    version: whole(0, 1_000_000_000).optional().describe('of the text that was read; a later one is not decided about'),
  }),
  data: empty,
});

export const getTutorialChanges = op('getTutorialChanges', 'GET /api/admin/user-tutorial/changes', {
  access: 'admin',
  does: 'What changed of a tutorial since it was last decided about',
  input: z.object({ id: id.describe('of the tutorial') }),
  data: partChanges,
});
