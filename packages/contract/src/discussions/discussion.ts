import * as z from 'zod';
import { mentions } from '../comments/mentions.ts';
import { renderedText } from '../rendered.ts';
import { blankable, id, line, moment, text } from '../shapes.ts';

/** Most characters of titles and descriptions, and of contents (DISC-1). */
export const DISCUSSION_LINE_MAX = 255;
export const DISCUSSION_CONTENT_MAX = 65_535;
/** Versions of a discussion that are kept; whoever changed it so often changes it no more (DISC-17). */
export const REVISIONS_MAX = 100;
/** Where a discussion stands that names no category (DISC-1). */
export const DEFAULT_CATEGORY = 2;
export const DISCUSSION_PAGE_SIZE = 10;

/** What has become of a discussion: `disabled` ones are seen by their authors and those who run the place, `deleted` ones by the latter alone. */
export const DISCUSSION_STATUS = { normal: 0, disabled: 1, deleted: 2 } as const;
export type DiscussionStatus = (typeof DISCUSSION_STATUS)[keyof typeof DISCUSSION_STATUS];

/** A problem as clients name it: by its display id, or by its number in the database. */
export const problemRef = blankable(z.union([line(50), z.number().int().min(1)]));

/** The badge beside somebody who runs the site. */
export const authorRole = z.enum(['root', 'admin', 'user']);

export const discussionRow = z.object({
  id: z.number(),
  gid: z.number().nullable(),
  pid: z.string().nullable().describe('the display id of the problem it is about'),
  title: z.string(),
  description: z.string(),
  categoryId: z.number().nullable(),
  categoryName: z.string().nullable(),
  topPriority: z.boolean(),
  uid: z.number(),
  author: z.string(),
  avatar: z.string().nullable(),
  role: authorRole,
  titleName: z.string().nullable(),
  titleColor: z.string().nullable(),
  commentNum: z.number(),
  likeNum: z.number(),
  viewNum: z.number(),
  hasLike: z.boolean(),
  status: z.literal(Object.values(DISCUSSION_STATUS)),
  gmtCreate: moment,
  gmtModified: moment,
});
export type DiscussionRow = z.infer<typeof discussionRow>;

export const discussionDetail = discussionRow.extend({
  content: z.string(),
  rendered: renderedText,
  mentions,
  revisions: z.number().describe('how often it was changed'),
  mayEdit: z.boolean(),
  mayDelete: z.boolean(),
  mayRun: z.boolean().describe('pins and disables it'),
});
export type DiscussionDetail = z.infer<typeof discussionDetail>;

/** What lists are narrowed by. */
export const discussionFilters = {
  keyword: blankable(text(100)),
  cid: blankable(id).describe('the category'),
  pid: problemRef,
  uid: blankable(id).describe('the author'),
};

/** Fields whose length and blankness have refusals of their own (DISC-1); the shapes only bound their size. */
export const discussionTexts = {
  title: text(2000).default(''),
  description: text(2000).default(''),
  content: text(4 * DISCUSSION_CONTENT_MAX).default(''),
};
