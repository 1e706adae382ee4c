import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { line } from '../shapes.ts';

/** What is searched (SEARCH-1). */
export const SEARCH_KINDS = ['problem', 'discussion', 'contest', 'group', 'person'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Most characters of a query. */
export const SEARCH_MAX = 64;
export const SEARCH_PAGE_SIZE = 10;
/** Hits of each kind where no kind is named. */
export const SEARCH_BRIEF_SIZE = 4;
/** Matches that are counted and put in order; of a word that is everywhere the newest. */
export const SEARCH_DEPTH = 200;

const mark = z.tuple([z.number(), z.number()]);

const hit = z.object({
  kind: z.enum(SEARCH_KINDS),
  id: z.number(),
  name: z.string().describe('a display id, a user name, a short name; empty where there is none'),
  gid: z.number().nullable().describe('the group that it belongs to'),
  title: z.string(),
  titleMarks: z.array(mark).describe('where found words stand: from, up to'),
  excerpt: z.string(),
  excerptMarks: z.array(mark),
});
export type SearchHit = z.infer<typeof hit>;

export const searchSite = op('searchSite', 'GET /api/search', {
  access: 'anyone',
  does: 'Problems, discussions, contests, groups and people by words, as far as the viewer may see them',
  input: z.object({
    ...paging(SEARCH_PAGE_SIZE),
    q: line(SEARCH_MAX)
      .default('')
      .describe('all words; "in a row"; -left out; the last word may be its beginning; nothing finds nothing'),
    kind: z.enum(SEARCH_KINDS).optional().describe('left out: the first few of each, those of each kind together'),
  }),
  data: pageOf(hit),
});
