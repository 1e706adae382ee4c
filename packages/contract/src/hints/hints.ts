import * as z from 'zod';
import { op } from '../op.ts';
import { blankable, id, line, moment, whole } from '../shapes.ts';
import { venueFields } from '../venue-fields.ts';
import { HINT_COINS_MAX, HINT_STATES, HINTS_MAX, shownWays, writtenHint } from './hint.ts';

const aboutProblem = { pid: id.nullish(), problemId: blankable(line(50)), ...venueFields };

const shownHint = z.object({
  ...shownWays,
  id: z.number(),
  state: z.enum(HINT_STATES),
  content: z.string().nullable().describe('Markdown; null until it is opened'),
  isEarned: z.boolean().describe('it opens now, for nothing'),
  opensAt: moment.nullable().describe('when it opens by time, of the one that is next'),
  isRemoved: z.boolean().describe('taken out of the ladder after the viewer opened it'),
});
export type ShownHint = z.infer<typeof shownHint>;

export const getHints = op('getHints', 'GET /api/hint', {
  access: 'user',
  does: 'The hints of a problem that one may see, with the texts of those that one opened; none while a contest or work runs with it',
  input: z.object(aboutProblem),
  data: z.object({
    isClosed: z.boolean().describe('a contest or work runs with the problem, or the own participation in one'),
    tries: z.number().describe('own submissions that were judged, as far as hints count them'),
    hasSolved: z.boolean(),
    hints: z.array(shownHint),
  }),
});

export const openHint = op('openHint', 'POST /api/hint/open', {
  access: 'user',
  does: 'Open the next hint of a problem, by what was earned or for its price, once',
  input: z.object({
    ...aboutProblem,
    id,
    price: whole(1, HINT_COINS_MAX)
      .optional()
      .describe('AC coins, as they were shown; absent: only where it opens for nothing'),
  }),
  data: z.object({ content: z.string(), paid: z.number() }),
});

export const getHintLadder = op('getHintLadder', 'GET /api/hint/ladder', {
  access: 'user',
  does: 'All hints of a problem, for those who may change it',
  input: z.object({ pid: id }),
  data: z.object({
    problemId: z.string(),
    edition: z.number().describe('send back on save; a save over a newer one is refused'),
    hints: z.array(
      z.object({ ...shownWays, id: z.number(), zh: z.string(), en: z.string(), opened: z.number().describe('people') }),
    ),
    mayPropose: z.boolean().describe('the helper proposes hints'),
  }),
});

export const saveHintLadder = op('saveHintLadder', 'PUT /api/hint/ladder', {
  access: 'user',
  does: 'Save all hints of a problem in their order; one that is left out is gone but for those who opened it',
  input: z.object({
    pid: id,
    edition: whole(0, 1_000_000_000),
    hints: z.array(writtenHint.extend({ id: id.nullish().describe('of one that is stored') })).max(HINTS_MAX),
  }),
  data: z.object({ edition: z.number() }),
});
