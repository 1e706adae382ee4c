import * as z from 'zod';
import { op } from '../op.ts';
import { questionAnswers } from '../questions/answer.ts';
import { shownQuestion } from '../questions/question.ts';
import { blankable, empty, filled, id, moment } from '../shapes.ts';

/** Why answers do not count: after the end, saved over a newer version, or another page's stand in their place. */
const DRAFT_REASONS = ['late', 'stale', 'replaced'] as const;
/** Kept of one person at one problem; of more the last ones. */
export const ANSWER_DRAFTS_MAX = 20;

export const getTimedWorkDrafts = op('getTimedWorkDrafts', 'GET /api/homework/answer-drafts', {
  access: 'user',
  does: 'Answers of somebody in a timed work that arrived and do not count, the last one first: for that person, and for those who run it',
  input: z.object({ tid: id, uid: blankable(id).describe('the viewer unless given') }),
  data: z.object({
    drafts: z.array(
      z.object({
        id: z.number(),
        displayId: z.string(),
        why: z.enum(DRAFT_REASONS),
        answers: questionAnswers,
        arrivedTime: moment,
      }),
    ),
    problems: z
      .array(
        z.object({
          displayId: z.string(),
          questions: z.array(shownQuestion).describe('in the order of this person'),
          answers: questionAnswers.describe('that count now'),
        }),
      )
      .describe('to which any of them are'),
  }),
});
export type AnswerDrafts = z.infer<typeof getTimedWorkDrafts.data>;
export type AnswerDraft = AnswerDrafts['drafts'][number];

export const takeTimedWorkDraft = op('takeTimedWorkDraft', 'PUT /api/homework/answer-draft', {
  access: 'user',
  does: 'Let answers count that did not, in the place of those that do, as who runs the work; audited',
  input: z.object({ tid: id, id, reason: filled(500) }),
  data: empty,
});
