import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, empty, id, moment, whole } from '../shapes.ts';

/** What a page notices: it was hidden, another window had the focus, full screen was left, text from elsewhere was pasted. */
const EXAM_NOTICED = ['hidden', 'blur', 'fullScreen', 'paste'] as const;
/** All that the timeline of an exam knows: also that the session changed. */
const EXAM_NOTES = [...EXAM_NOTICED, 'session'] as const;
export type ExamNoticed = (typeof EXAM_NOTICED)[number];

/** Notes in one call, and of one person in one exam: what comes later is not kept. */
const EXAM_NOTES_SENT_MAX = 50;
export const EXAM_NOTES_MAX = 1_000;
/** Letters of a list of networks. */
export const EXAM_NETWORKS_MAX = 2_000;
/** How long notes are kept after the exam is over for everybody. */
export const EXAM_NOTES_KEPT_DAYS = 30;
const DAY_SECONDS = 86_400;

export const noteTimedWorkExam = op('noteTimedWorkExam', 'POST /api/homework/exam-notes', {
  access: 'user',
  does: 'Write down what the page of an exam noticed, where the exam says that this is done',
  input: z.object({
    tid: id,
    notes: z
      .array(
        z.object({
          kind: z.enum(EXAM_NOTICED),
          secondsAgo: whole(0, DAY_SECONDS).describe('when it began, before this call'),
          amount: whole(0, 1_000_000).describe('seconds that it lasted; of a paste, characters'),
        }),
      )
      .min(1)
      .max(EXAM_NOTES_SENT_MAX),
  }),
  data: empty,
});

export const moveTimedWorkExam = op('moveTimedWorkExam', 'POST /api/homework/exam-session', {
  access: 'user',
  does: 'Go on with an exam in this session; the session that sat it until now is out of it, and the change is written down',
  input: z.object({ tid: id }),
  data: empty,
});

export const getTimedWorkExamNotes = op('getTimedWorkExamNotes', 'GET /api/homework/exam-notes', {
  access: 'user',
  does: 'What was written down of somebody in an exam, in order of time: for those who run it, and for that person',
  input: z.object({ ...paging(50), tid: id, uid: blankable(id).describe('the viewer unless given') }),
  data: pageOf(
    z.object({
      id: z.number(),
      kind: z.enum(EXAM_NOTES),
      at: moment.describe('when it began'),
      amount: z.number().describe('seconds that it lasted; of a paste, characters'),
    }),
  ),
});
