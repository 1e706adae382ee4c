import * as z from 'zod';
import { text } from '../shapes.ts';
import { BLANKS_MAX, OPTIONS_MAX } from './question.ts';

/** What somebody may type into one blank. */
export const ANSWER_CHARS_MAX = 1_000;

/**
 * The answer to one question, by its kind: the id of an option (`single`), ids (`multiple`), true or false (`trueFalse`), one text for each
 * blank (`blanks`), a number as it was typed (`numeric`). What does not fit the question counts as a wrong answer; null, an empty text and an
 * empty list as none.
 */
export const questionAnswer = z.union([
  z.boolean(),
  text(ANSWER_CHARS_MAX),
  z.array(text(ANSWER_CHARS_MAX)).max(Math.max(OPTIONS_MAX, BLANKS_MAX)),
  z.null(),
]);
export type QuestionAnswer = z.output<typeof questionAnswer>;

/** Answers by the id of the question. */
export const questionAnswers = z.record(z.string().max(32), questionAnswer);
export type QuestionAnswers = z.output<typeof questionAnswers>;

/** What an answer came to; `right` earns all points, `partial` some. */
export const ANSWER_OUTCOMES = ['right', 'partial', 'wrong', 'unanswered'] as const;
export type AnswerOutcome = (typeof ANSWER_OUTCOMES)[number];

/** What is right, for those who may see it. */
export const questionSolution = z.object({
  answers: z
    .array(z.array(z.string()))
    .describe('of choices one list of option ids, of blanks the accepted texts of each, of numbers one list of texts'),
  explanation: z.string().describe('Markdown'),
});
export type QuestionSolution = z.output<typeof questionSolution>;

/** The result of one question. Points are exact to hundredths. */
export const questionResult = z.object({
  id: z.string(),
  outcome: z.enum(ANSWER_OUTCOMES),
  earned: z.number(),
  points: z.number(),
  solution: questionSolution.nullable().describe('null where what is right is not shown'),
});
export type QuestionResult = z.output<typeof questionResult>;
