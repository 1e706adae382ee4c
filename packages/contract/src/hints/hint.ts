import * as z from 'zod';
import { text, whole } from '../shapes.ts';

/** Hints of a problem. */
export const HINTS_MAX = 10;
/** Characters of one hint in one language. */
export const HINT_CHARS_MAX = 4000;
/** Bounds of what a hint may ask for before it opens. */
export const HINT_TRIES_MAX = 50;
export const HINT_MINUTES_MAX = 10_080;
export const HINT_COINS_MAX = 1000;

/** By what a hint opens (NOTE-13): any of these suffices; one without any opens at once. */
export const hintWays = z.object({
  tries: whole(1, HINT_TRIES_MAX).nullable().describe('own submissions that were judged; null: not by tries'),
  minutes: whole(1, HINT_MINUTES_MAX)
    .nullable()
    .describe('since the hint before was opened, or the first submission; null: not by time'),
  coins: whole(1, HINT_COINS_MAX).nullable().describe('AC coins; null: not for coins'),
});
export type HintWays = z.infer<typeof hintWays>;

/** The same as calls tell it. */
export const shownWays = { tries: z.number().nullable(), minutes: z.number().nullable(), coins: z.number().nullable() };

const content = text(HINT_CHARS_MAX);

/** A hint as those who may change the problem write it. */
export const writtenHint = hintWays.extend({
  zh: content.describe('empty where it is not written in that language'),
  en: content,
});
export type WrittenHint = z.infer<typeof writtenHint>;

/** Where a hint stands for a learner: read, the one that opens next, or behind that. */
export const HINT_STATES = ['open', 'next', 'later'] as const;
