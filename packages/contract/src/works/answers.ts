import * as z from 'zod';
import { op } from '../op.ts';
import { questionAnswers, questionResult } from '../questions/answer.ts';
import { shownQuestion } from '../questions/question.ts';
import { id, line, moment, whole } from '../shapes.ts';

export const getTimedWorkAnswers = op('getTimedWorkAnswers', 'GET /api/homework/get-timed-work-answers', {
  access: 'user',
  does: 'The questions of an objective problem of a timed work in the own order, the own answers, and results once they are shown',
  input: z.object({ tid: id, displayId: line(50).min(1) }),
  data: z.object({
    displayId: z.string(),
    displayTitle: z.string(),
    points: z.number().describe('that the problem is worth in the work'),
    questions: z.array(shownQuestion),
    answers: questionAnswers,
    version: z.number().describe('of the answers; 0 before anything was saved'),
    savedTime: moment.nullable(),
    results: z.array(questionResult).nullable().describe('null while results are not shown'),
    score: z.number().nullable().describe('points in the work; null while results are not shown'),
  }),
});

export const saveTimedWorkAnswers = op('saveTimedWorkAnswers', 'PUT /api/homework/timed-work-answers', {
  access: 'user',
  does: 'Save the own answers to an objective problem of a timed work while it runs; a save over a newer version is refused',
  input: z.object({
    tid: id,
    displayId: line(50).min(1),
    answers: questionAnswers.describe('all of them, by the id of the question'),
    version: whole(0, 1_000_000_000).describe('that was read or saved last'),
  }),
  data: z.object({ version: z.number(), savedTime: moment }),
});
