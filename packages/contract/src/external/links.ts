import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, id, line, nothing } from '../shapes.ts';

/** A kind of site, in its colour. */
const category = z.object({ id: z.number(), name: z.string(), color: z.string() });
export type ExternalCategory = z.output<typeof category>;
/** What sites prepare for, such as a series of contests. */
const competition = z.object({ id: z.number(), name: z.string() });

export const getExternalCategories = op('getExternalCategories', 'GET /api/external-nav/category', {
  access: 'anyone',
  does: 'Categories that shown external links have, in their order',
  input: nothing,
  data: z.array(category),
});

export const getExternalCompetitions = op('getExternalCompetitions', 'GET /api/external-nav/contest', {
  access: 'anyone',
  does: 'Contests that shown external links are about, in their order',
  input: nothing,
  data: z.array(competition),
});

/** What every reader of a link sees. */
export const externalLink = {
  id: z.number(),
  title: z.string(),
  url: z.string(),
  logo: z.string().describe('address of its icon, which is stored here; empty when it has none'),
  description: z.string(),
  category: category.nullable(),
  contests: z.array(competition),
};
const shownLink = z.object(externalLink);
export type ExternalLinkRow = z.output<typeof shownLink>;

export const getExternalLinks = op('getExternalLinks', 'GET /api/external-nav', {
  access: 'anyone',
  does: 'Links to other sites, in their order',
  input: z.object({
    ...paging(30),
    keyword: blankable(line(100)).describe('in title, description or address'),
    category: blankable(id),
    contest: blankable(id),
  }),
  data: pageOf(shownLink),
});
