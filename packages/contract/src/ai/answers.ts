import * as z from 'zod';
import { op } from '../op.ts';
import { empty, id, text } from '../shapes.ts';

/** What the model is asked for: about a problem, a compile error, a failed and an accepted submission (NOTE-9); hints for a problem (NOTE-14); where a failed one goes wrong (NOTE-15). */
export const AI_KINDS = [
  'explain-problem',
  'explain-ce',
  'provide-idea',
  'perfect-code',
  'find-mistake',
  'propose-hints',
] as const;
export type AiKind = (typeof AI_KINDS)[number];

/** The last message of each stream. */
export const AI_DONE = '[DONE]';

/** The button appears on a problem after this long (NOTE-3). */
export const AI_BUTTON_AFTER_MS = 180_000;

export const AI_REPORT_MAX = 500;

const stream = { access: 'user', answer: 'events', data: z.string() } as const;
const WIRE =
  'messages are pieces of Markdown, the last one is `[DONE]`; an event `request` tells the number to mark the answer by, an event `error` why it broke off';

export const explainProblem = op('explainProblem', 'GET /api/ai/explain-problem', {
  ...stream,
  does: `What a problem asks for, in other words; ${WIRE}`,
  input: z.object({ pid: id }),
});

const ofSubmission = z.object({ submitId: id });

export const explainCe = op('explainCe', 'GET /api/ai/explain-ce', {
  ...stream,
  does: 'Why an own submission did not compile; a stream like that of a problem',
  input: ofSubmission,
});

export const provideIdea = op('provideIdea', 'GET /api/ai/provide-idea', {
  ...stream,
  does: 'What to look at in an own submission that failed; a stream like that of a problem',
  input: ofSubmission,
});

export const perfectCode = op('perfectCode', 'GET /api/ai/perfect-code', {
  ...stream,
  does: 'How to write an own accepted submission better; a stream like that of a problem',
  input: ofSubmission,
});

export const findMistake = op('findMistake', 'GET /api/ai/find-mistake', {
  ...stream,
  does: 'Where an own submission that failed goes wrong, by the samples and the own tests of the last minutes; a stream like that of a problem',
  input: ofSubmission,
});

export const proposeHints = op('proposeHints', 'GET /api/ai/propose-hints', {
  ...stream,
  does: 'Hints for a problem that one may change, with lines of dashes between them; a stream like that of a problem',
  input: z.object({ pid: id }),
});

export const markAiAnswer = op('markAiAnswer', 'PUT /api/ai/mark', {
  access: 'user',
  does: 'Say of an own answer whether it helped, or report it',
  input: z.object({
    requestId: id,
    helpful: z.boolean().optional(),
    report: text(AI_REPORT_MAX).optional(),
  }),
  data: empty,
});
