import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import {
  blankable,
  empty,
  flag,
  id,
  line,
  moment,
  name,
  nothing,
  text,
  uploadedPicture,
  webLink,
  whole,
} from '../shapes.ts';
import { externalLink } from './links.ts';

export const EXTERNAL_TITLE_MAX = 100;
export const EXTERNAL_URL_MAX = 500;
export const EXTERNAL_DESCRIPTION_MAX = 500;
export const EXTERNAL_NAME_MAX = 40;
/** Most contests that one link is about. */
export const EXTERNAL_LINK_CONTESTS_MAX = 20;
/** Most categories, and most contests. */
export const EXTERNAL_LABELS_MAX = 100;
export const EXTERNAL_SEQ_MAX = 10_000;

const seq = whole(0, EXTERNAL_SEQ_MAX).describe('the lower stands first');

const adminLink = z.object({
  ...externalLink,
  categoryId: z.number().nullable(),
  contestIds: z.array(z.number()),
  seq: z.number(),
  visible: z.boolean(),
  gmtModified: moment,
});
export type AdminExternalLink = z.output<typeof adminLink>;

export const getAdminExternalLinks = op('getAdminExternalLinks', 'GET /api/admin/external-nav', {
  access: 'root',
  does: 'All external links, hidden ones too, in their order',
  input: z.object({ ...paging(15), keyword: blankable(line(100)) }),
  data: pageOf(adminLink),
});

const writtenLink = {
  title: name(EXTERNAL_TITLE_MAX).min(1),
  url: webLink(EXTERNAL_URL_MAX).min(1),
  logo: uploadedPicture.optional(),
  description: text(EXTERNAL_DESCRIPTION_MAX).optional(),
  categoryId: blankable(id),
  contestIds: z.array(id).max(EXTERNAL_LINK_CONTESTS_MAX).optional(),
  seq: seq.optional(),
  visible: flag.optional(),
};

export const addExternalLink = op('addExternalLink', 'POST /api/admin/external-nav', {
  access: 'root',
  does: 'Add a link to another site',
  input: z.object(writtenLink),
  data: z.object({ id: z.number() }),
});

export const updateExternalLink = op('updateExternalLink', 'PUT /api/admin/external-nav', {
  access: 'root',
  does: 'Change an external link',
  input: z.object({ ...writtenLink, id }),
  data: empty,
});

export const deleteExternalLink = op('deleteExternalLink', 'DELETE /api/admin/external-nav', {
  access: 'root',
  does: 'Delete an external link',
  input: z.object({ id }),
  data: empty,
});

const links = z.number().describe('how many links have it');
const color = line(7).regex(/^#[0-9a-f]{6}$/i, { error: 'must be a color such as #d32f2f' });

export const getAdminExternalCategories = op('getAdminExternalCategories', 'GET /api/admin/external-nav/category', {
  access: 'root',
  does: 'All categories of external links',
  input: nothing,
  data: z.array(z.object({ id: z.number(), name: z.string(), color: z.string(), seq: z.number(), links })),
});

const writtenCategory = { name: name(EXTERNAL_NAME_MAX).min(1), color, seq: seq.optional() };

export const addExternalCategory = op('addExternalCategory', 'POST /api/admin/external-nav/category', {
  access: 'root',
  does: 'Add a category of external links',
  input: z.object(writtenCategory),
  data: z.object({ id: z.number() }),
});

export const updateExternalCategory = op('updateExternalCategory', 'PUT /api/admin/external-nav/category', {
  access: 'root',
  does: 'Change a category of external links',
  input: z.object({ ...writtenCategory, id }),
  data: empty,
});

export const deleteExternalCategory = op('deleteExternalCategory', 'DELETE /api/admin/external-nav/category', {
  access: 'root',
  does: 'Delete a category that no external link has',
  input: z.object({ id }),
  data: empty,
});

export const getAdminExternalCompetitions = op('getAdminExternalCompetitions', 'GET /api/admin/external-nav/contest', {
  access: 'root',
  does: 'All contests that external links may be about',
  input: nothing,
  data: z.array(z.object({ id: z.number(), name: z.string(), seq: z.number(), links })),
});

const writtenCompetition = { name: name(EXTERNAL_NAME_MAX).min(1), seq: seq.optional() };

export const addExternalCompetition = op('addExternalCompetition', 'POST /api/admin/external-nav/contest', {
  access: 'root',
  does: 'Add a contest that external links may be about',
  input: z.object(writtenCompetition),
  data: z.object({ id: z.number() }),
});

export const updateExternalCompetition = op('updateExternalCompetition', 'PUT /api/admin/external-nav/contest', {
  access: 'root',
  does: 'Change a contest that external links may be about',
  input: z.object({ ...writtenCompetition, id }),
  data: empty,
});

export const deleteExternalCompetition = op('deleteExternalCompetition', 'DELETE /api/admin/external-nav/contest', {
  access: 'root',
  does: 'Delete a contest that no external link is about',
  input: z.object({ id }),
  data: empty,
});
