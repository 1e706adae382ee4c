import * as z from 'zod';
import { line, text } from '../shapes.ts';

/** Bounds of an objective problem. */
export const QUESTIONS_MAX = 200;
export const OPTIONS_MAX = 20;
export const BLANKS_MAX = 20;
export const ACCEPTED_MAX = 20;
export const QUESTION_CHARS_MAX = 20_000;
export const ACCEPTED_CHARS_MAX = 200;

/** The kinds of questions, in the order in which the editor offers them. */
export const QUESTION_KINDS = ['single', 'multiple', 'trueFalse', 'blanks', 'numeric'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/**
 * How several choices earn points, with k right options of n, of which a were chosen, and b wrong ones chosen. `exact`: all or
 * nothing. `half`: half for a part of the right ones and no wrong one. `share`: a/k if b = 0. `rightMinusWrong`: a/k − b/(n − k), at
 * least 0. `weights`: the weights of the chosen options, from 0 to all points.
 */
export const CHOICE_SCORINGS = ['exact', 'half', 'share', 'rightMinusWrong', 'weights'] as const;
export type ChoiceScoring = (typeof CHOICE_SCORINGS)[number];

/**
 * What does not count when a text is compared. `exact`: line ends and blanks around it. `text`: also full-width forms and how many
 * blanks. `noCase`: also capitals. `loose`: also all blanks, and Chinese against English punctuation. `wildcard`: as `noCase`, and `*` of
 * the accepted text stands for any text.
 */
export const TEXT_MATCHES = ['exact', 'text', 'noCase', 'loose', 'wildcard'] as const;
export type TextMatch = (typeof TEXT_MATCHES)[number];

/**
 * What becomes of a question that should not have been asked: everybody gets its points, or it counts nothing for anybody, as if it had
 * never been (QUES-12).
 */
export const WITHDRAWALS = ['fullPoints', 'leftOut'] as const;
export type Withdrawal = (typeof WITHDRAWALS)[number];

/** Ids of questions and options: they say nothing about the order in which the author wrote them. */
const key = z.string().regex(/^[A-Za-z0-9_-]{1,32}$/);

const percent = (min: number) => z.number().min(min).max(100);

const decimal = z
  .string()
  .trim()
  .regex(/^[+-]?(\d{1,30}(\.\d{0,30})?|\.\d{1,30})(e[+-]?\d{1,3})?$/i, { error: 'must be a number' });

const option = z.object({
  id: key,
  text: text(QUESTION_CHARS_MAX).describe('Markdown'),
  isPinned: z.boolean().describe('keeps its place when options are shuffled'),
  weight: percent(-100).describe('percent of the points, of the scoring `weights` alone'),
});
const options = z.array(option).min(2).max(OPTIONS_MAX);

const asked = {
  id: key,
  text: text(QUESTION_CHARS_MAX).regex(/\S/, { error: 'must not be blank' }).describe('Markdown; `___` marks a blank'),
  points: z.number().min(0.01).max(10_000).multipleOf(0.01),
  explanation: text(QUESTION_CHARS_MAX).describe('Markdown, shown together with what is right'),
  withdrawn: z.enum(WITHDRAWALS).optional().describe('left out where it counts as it is answered'),
};

/** A question with what is right. It never travels to those who are to answer it: they get a `ShownQuestion`. */
export const question = z.discriminatedUnion('kind', [
  z.object({ ...asked, kind: z.literal('single'), options, right: key }),
  z.object({
    ...asked,
    kind: z.literal('multiple'),
    options,
    right: z.array(key).max(OPTIONS_MAX).describe('without meaning in the scoring `weights`'),
    scoring: z.enum(CHOICE_SCORINGS),
  }),
  z.object({ ...asked, kind: z.literal('trueFalse'), right: z.boolean() }),
  z.object({
    ...asked,
    kind: z.literal('blanks'),
    blanks: z
      .array(
        z.object({
          accepted: z
            .array(z.object({ text: text(ACCEPTED_CHARS_MAX), share: percent(0).describe('percent of the blank') }))
            .min(1)
            .max(ACCEPTED_MAX),
          match: z.enum(TEXT_MATCHES),
          weight: z.number().min(0).max(1000).describe('what it counts beside the other blanks'),
        }),
      )
      .min(1)
      .max(BLANKS_MAX),
    isAnyOrder: z.boolean().describe('the blanks may be filled in any order; each answer counts once'),
  }),
  z.object({
    ...asked,
    kind: z.literal('numeric'),
    accepted: z
      .array(
        z.object({
          value: decimal,
          tolerance: decimal.describe('largest distance that is right, at least 0'),
          isRelative: z.boolean().describe('whether the distance is a part of the value'),
          share: percent(0).describe('percent of the points'),
        }),
      )
      .min(1)
      .max(ACCEPTED_MAX),
    unit: line(50).describe('shown behind the box'),
  }),
]);
export type Question = z.output<typeof question>;
export type QuestionOf<Kind extends QuestionKind> = Extract<Question, { kind: Kind }>;

/** The questions of an objective problem, in the author's order. */
export const questionSet = z.object({
  questions: z.array(question).min(1).max(QUESTIONS_MAX),
  shuffleQuestions: z.boolean().describe('each person gets the questions in an order of their own'),
  shuffleOptions: z.boolean().describe('each person gets the options in an order of their own'),
});
export type QuestionSet = z.output<typeof questionSet>;

/** A question as it is put to somebody. */
export const shownQuestion = z.object({
  id: z.string(),
  kind: z.enum(QUESTION_KINDS),
  text: z.string().describe('Markdown'),
  points: z.number(),
  options: z.array(z.object({ id: z.string(), text: z.string() })).describe('in the order for this person'),
  blanks: z.number().describe('how many blanks there are to fill, of the kind `blanks`'),
  scoring: z.enum(CHOICE_SCORINGS).nullable().describe('of the kind `multiple`'),
  unit: z.string(),
  withdrawn: z.enum(WITHDRAWALS).nullable(),
});
export type ShownQuestion = z.output<typeof shownQuestion>;
