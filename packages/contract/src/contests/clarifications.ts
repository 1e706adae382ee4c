import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, empty, filled, flag, id, moment } from '../shapes.ts';

export const CLARIFICATION_MAX = 4_000;

const clarification = z.object({
  id: z.number(),
  pid: z.number().nullable(),
  displayId: z.string().nullable().describe('the problem it is about; null for the contest as a whole'),
  question: z.string(),
  answer: z.string().nullable(),
  toAll: z.boolean().describe('the answer was given to everybody'),
  mine: z.boolean(),
  username: z.string().nullable().describe('who asked: for admins of the contest, and of own ones'),
  answeredBy: z.string().nullable().describe('for admins of the contest'),
  gmtCreate: moment,
  gmtAnswered: moment.nullable(),
});
export type Clarification = z.infer<typeof clarification>;

export const getClarifications = op('getClarifications', 'GET /api/get-contest-clarifications', {
  access: 'user',
  does: 'Own questions to the jury and those answered to all; all of them for admins, open ones first',
  input: z.object({ ...paging(15), cid: id, unanswered: blankable(flag) }),
  data: pageOf(clarification),
});

export const askClarification = op('askClarification', 'POST /api/ask-contest-clarification', {
  access: 'user',
  does: 'Ask the jury of a running contest, unseen by other contestants',
  input: z.object({ cid: id, pid: id.nullable(), question: filled(CLARIFICATION_MAX) }),
  data: z.object({ id: z.number() }),
});

export const answerClarification = op('answerClarification', 'PUT /api/answer-contest-clarification', {
  access: 'user',
  does: 'Answer a question as an admin of the contest, to who asked or to all; may be corrected',
  input: z.object({
    cid: id,
    id,
    answer: filled(CLARIFICATION_MAX),
    toAll: z.boolean(),
    gmtAnswered: z
      .string()
      .max(40)
      .refine((text) => Number.isFinite(Date.parse(text)), { error: 'must be a moment' })
      .nullish()
      .describe('as it was read: refused when another answer was given since; absent: whatever there is'),
  }),
  data: empty,
});
