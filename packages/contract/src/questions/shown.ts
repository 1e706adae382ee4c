import * as z from 'zod';
import { op } from '../op.ts';
import { line } from '../shapes.ts';
import { venueFields } from '../venue-fields.ts';
import { shownQuestion } from './question.ts';

export const getProblemQuestions = op('getProblemQuestions', 'GET /api/get-problem-questions', {
  access: 'anyone',
  does: 'The questions of an objective problem as they are put to whoever asks, in their order; without what is right',
  input: z.object({ problemId: line(50).min(1).describe('its address in the venue'), ...venueFields }),
  data: z.object({
    questions: z
      .array(shownQuestion)
      .describe('none where answers are typed by number, as to questions that stand in the statement'),
  }),
});
