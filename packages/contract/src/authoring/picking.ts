import * as z from 'zod';
import { pageOf, paging } from '../page.ts';
import { blankable, filled, text } from '../shapes.ts';
import { adminProblemRow } from './editor.ts';

/** What a list of the problems that can be picked into something is asked for, beside what that is. */
export const pickQuery = { ...paging(10), keyword: blankable(text(100)) };
export const pickPage = pageOf(adminProblemRow);

/** The longest text by which many are picked at once. */
export const PICKS_MAX = 4000;

/** Many problems by their display ids, such as `1001 1005-1009`. */
export const picks = { problemIds: filled(PICKS_MAX) };

/** What became of them. */
export const picked = z.object({
  added: z.array(z.object({ pid: z.number(), problemId: z.string() })),
  unknown: z.array(z.string()).describe('no ids, no problems, or none that may be picked here'),
  already: z.array(z.string()).describe('there before'),
  tooMany: z.boolean().describe('only the first of them were looked at'),
});

/** The same where problems get ids of their own. */
export const pickedByIds = picked.extend({
  added: z.array(z.object({ pid: z.number(), problemId: z.string(), displayId: z.string() })),
});

/** A problem as it stands in a contest or a work, for those who change that. */
export const placedProblem = z.object({
  id: z.number(),
  pid: z.number(),
  problemId: z.string(),
  title: z.string(),
  displayId: z.string(),
  displayTitle: z.string(),
  type: z.number().describe('1 objective, else programming'),
  auth: z.number(),
  caseCount: z.number(),
  mayEdit: z.boolean().describe('the problem itself'),
});
