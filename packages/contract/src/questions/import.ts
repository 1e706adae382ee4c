import * as z from 'zod';
import { op } from '../op.ts';
import { blankable, text } from '../shapes.ts';
import { question } from './question.ts';

/** Formats that questions are read from. `plain`: as teachers keep them in documents, with lines that say the answer. */
export const QUESTION_FORMATS = ['plain', 'gift', 'aiken', 'moodle'] as const;
export type QuestionFormat = (typeof QUESTION_FORMATS)[number];

/** Characters of one import. */
export const IMPORT_CHARS_MAX = 1_000_000;

export const readQuestionText = op('readQuestionText', 'POST /api/admin/problem/read-questions', {
  access: 'user',
  does: 'Questions out of pasted text or a file (GIFT, Aiken, Moodle XML, plain text), for the editor of an objective problem; nothing is stored',
  input: z.object({
    text: text(IMPORT_CHARS_MAX).regex(/\S/, { error: 'must not be blank' }),
    format: blankable(z.enum(QUESTION_FORMATS)).describe('found by itself when left out'),
  }),
  maxBytes: 4 * IMPORT_CHARS_MAX,
  data: z.object({
    format: z.enum(QUESTION_FORMATS),
    entries: z.array(
      z.object({
        line: z.number().describe('where the entry begins; its number in Moodle XML'),
        question: question.nullable(),
        fault: z.string().nullable().describe('why it is no question'),
        warnings: z.array(z.string()).describe('what was lost or guessed'),
      }),
    ),
  }),
});
