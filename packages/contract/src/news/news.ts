import * as z from 'zod';
import { moment } from '../shapes.ts';

/** Where something new may happen that people follow. */
export const NEWS_OWNERS = ['site', 'group', 'contest', 'timedWork'] as const;
export type NewsOwnerKind = (typeof NEWS_OWNERS)[number];

/** What the news are of. */
export interface NewsOwner {
  kind: NewsOwnerKind;
  /** 0 for the site. */
  id: number;
}

/**
 * What is new. A question to the jury of a contest (`clarification`), prints and balloons are told to its admins only, an
 * `answer` of the jury to them and to whom it was given. `times`: a timed work ends at another moment for whoever is told; `handedIn`: it was handed in, maybe by
 * another page. `help`: a question of a student came, was taken up or answered, told to that student and those who help.
 */
export const NEWS = [
  'announcement',
  'clarification',
  'answer',
  'comment',
  'print',
  'balloon',
  'times',
  'handedIn',
  'help',
] as const;
export type News = (typeof NEWS)[number];

/** Something new that this viewer may see. The lists tell the same to whoever missed it. */
export const newsEvent = z
  .object({
    type: z.literal('news'),
    owner: z.object({ kind: z.enum(NEWS_OWNERS), id: z.number() }),
    news: z.enum(NEWS),
    id: z.number().describe('of what is new'),
    title: z.string().describe('of an announcement'),
    at: moment,
    by: z.number().nullish().describe('uid of who announced it, told to that person alone'),
  })
  .describe('something new of a contest, a group or the site that this viewer may see');
export type NewsEvent = z.infer<typeof newsEvent>;
