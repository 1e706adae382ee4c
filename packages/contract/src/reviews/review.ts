import * as z from 'zod';
import { moment } from '../shapes.ts';

/** What is reviewed before everybody sees it. */
export const REVIEW_KINDS = ['groupProblem', 'userProblem', 'tutorial'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

/** Where an application is (ADM-10); 1 to 3 are what clients know of old as the progress of an application. */
export const REVIEW_STATE = { applying: 1, passed: 2, refused: 3, withdrawn: 4 } as const;
export type ReviewState = (typeof REVIEW_STATE)[keyof typeof REVIEW_STATE];

/** Characters of what the applicant says, and of the reason of a decision. */
export const REVIEW_TEXT_MAX = 500;

/** A part of what is reviewed, by which it is compared with what was decided about before. */
export const reviewPart = z.object({ part: z.string(), text: z.string() });
export type ReviewPart = z.infer<typeof reviewPart>;

/** The last application of something, for those who may change it. */
export const ownReview = z.object({
  state: z.number().describe('1 applying, 2 passed, 3 refused, 4 withdrawn'),
  message: z.string(),
  reason: z.string().describe('of the decision; empty when none was given'),
  gmtCreate: moment,
  gmtDecided: moment.nullable(),
});
export type OwnReview = z.infer<typeof ownReview>;

/** An application as reviewers see it. */
export const reviewRow = ownReview.extend({
  id: z.number(),
  applicant: z.string().describe('empty when that account is gone'),
  reviewer: z.string().describe('empty while nobody decided, or when that account is gone'),
});
export type ReviewRow = z.infer<typeof reviewRow>;

/** What differs in a part; empty where it is not there. */
const partChange = z.object({ part: z.string(), before: z.string(), now: z.string() });
export type PartChange = z.infer<typeof partChange>;

/** What changed since a thing was last decided about. */
export const partChanges = z.array(partChange).nullable().describe('null: nothing was decided about it before');
