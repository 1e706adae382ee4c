import * as z from 'zod';
import { op } from '../op.ts';
import { empty, filled, id, moment, whole } from '../shapes.ts';

/** What whoever runs the group says of a submission (ASG-8). */
export const FEEDBACK_MARKS = ['good', 'needsWork'] as const;
const feedbackMark = z.enum(FEEDBACK_MARKS);
export type FeedbackMark = z.output<typeof feedbackMark>;

export const REMARK_MAX = 10_000;
/** Most remarks on one submission. */
export const REMARKS_MAX = 200;

export const getFeedback = op('getFeedback', 'GET /api/submission-feedback', {
  access: 'user',
  does: 'What was said about a submission of an assignment; the same as none to whom it does not concern or is not shown yet',
  input: z.object({ submitId: id }),
  data: z.object({
    mayRemark: z.boolean(),
    mayMark: z.boolean(),
    mark: feedbackMark.nullable(),
    rubrics: z
      .array(
        z.object({
          id: z.number().describe('of the assignment'),
          title: z.string(),
          uid: z.number(),
          pid: z.number(),
          mayGrade: z.boolean(),
        }),
      )
      .describe('by which the work at the problem is graded'),
    remarks: z.array(
      z.object({
        id: z.number(),
        line: z.number().nullable().describe('counted from 1; null: about all of the code'),
        uid: z.number(),
        username: z.string(),
        isStudent: z.boolean().describe('written by who submitted'),
        content: z.string(),
        gmtCreate: moment,
      }),
    ),
  }),
});

export const addRemark = op('addRemark', 'POST /api/submission-feedback', {
  access: 'user',
  does: 'Write about a submission of an assignment, as who runs the group, or answer as who submitted',
  input: z.object({
    submitId: id,
    line: whole(1, 100_000).nullable().default(null),
    content: filled(REMARK_MAX),
  }),
  data: z.object({ id: z.number() }),
});

export const deleteRemark = op('deleteRemark', 'DELETE /api/submission-feedback', {
  access: 'user',
  does: 'Take back a remark of the own',
  input: z.object({ submitId: id, id }),
  data: empty,
});

export const setFeedbackMark = op('setFeedbackMark', 'PUT /api/submission-feedback/mark', {
  access: 'user',
  does: 'Say that a submission of an assignment is good or needs work, or neither, as who runs the group',
  input: z.object({ submitId: id, mark: feedbackMark.nullable() }),
  data: empty,
});
