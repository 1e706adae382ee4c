import * as z from 'zod';
import { written } from '../notes/notes.ts';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, empty, flag, id, line, moment, text, whole } from '../shapes.ts';
import { venueFields } from '../venue-fields.ts';
import { ownTutorial, TUTORIAL_COINS_MAX, tutorial } from './tutorial.ts';

const aboutProblem = { pid: id.nullish(), problemId: blankable(line(50)), ...venueFields };

const price = whole(0, TUTORIAL_COINS_MAX);

/** What those who run the problem may say of a tutorial. */
const editorial = {
  official: flag.optional().describe('an official editorial; for those who may change the problem'),
  showAt: moment
    .refine((value) => !Number.isNaN(Date.parse(value)), { error: 'must be a moment' })
    .nullish()
    .describe('of an official one: others see it from then on'),
};

export const getTutorials = op('getTutorials', 'GET /api/tutorial', {
  access: 'anyone',
  does: 'Approved tutorials of a problem, own ones with what became of them (also where no problem is named), or bought ones; what is paid for without its text until it is bought',
  input: z.object({
    ...paging(10),
    ...aboutProblem,
    onlyMine: flag.optional(),
    onlyBought: flag.optional(),
    keyword: blankable(text(100)).describe('words in the title'),
    sort: blankable(z.enum(['likes', 'newest'])).describe('likes unless given; official ones come first'),
  }),
  data: pageOf(z.union([ownTutorial, tutorial])),
});

export const addTutorial = op('addTutorial', 'POST /api/tutorial', {
  access: 'user',
  does: 'Write a tutorial of a problem that one may see; it waits for its review',
  input: z.object({ ...written, ...aboutProblem, price: price.default(0), ...editorial }),
  data: z.object({ id: z.number() }),
});

export const updateTutorial = op('updateTutorial', 'PUT /api/tutorial', {
  access: 'user',
  does: 'Write an own tutorial anew: it is reviewed again, and what was approved stays until then',
  input: z.object({ id, ...written, price: price.default(0), ...editorial }),
  data: empty,
});

export const deleteTutorial = op('deleteTutorial', 'DELETE /api/tutorial', {
  access: 'user',
  does: 'Delete an own tutorial; those who bought it go on reading it',
  input: z.object({ id }),
  data: empty,
});

export const buyTutorial = op('buyTutorial', 'POST /api/tutorial/buy', {
  access: 'user',
  does: 'Buy a tutorial for its price, once; its author is paid',
  input: z.object({ tid: id, price: price.optional().describe('as it was shown; another one is refused') }),
  data: empty,
});

export const likeTutorial = op('likeTutorial', 'POST /api/tutorial/like', {
  access: 'user',
  does: 'Like a tutorial that one may read, or take that back',
  input: z.object({ tid: id, toLike: flag }),
  data: z.object({ likeNum: z.number() }),
});
