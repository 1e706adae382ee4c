import * as z from 'zod';
import { op } from '../op.ts';
import { empty, id, name, nothing } from '../shapes.ts';

/** Most categories of discussions. */
export const CATEGORIES_MAX = 100;

const discussionCategory = z.object({ id: z.number(), name: z.string(), isNotebook: z.boolean() });
export type DiscussionCategory = z.infer<typeof discussionCategory>;

export const getDiscussionCategory = op('getDiscussionCategory', 'GET /api/discussion-category', {
  access: 'anyone',
  does: 'Categories of discussions, in their order',
  input: nothing,
  data: z.array(discussionCategory),
});

export const saveDiscussionCategory = op('saveDiscussionCategory', 'POST /api/discussion-category', {
  access: 'root',
  does: 'Save the whole list of categories: what has no id is new, what is missing is deleted and its discussions have none then',
  input: z
    .array(z.object({ id: id.nullish(), name: name(50).min(1), isNotebook: z.boolean().default(false) }))
    .max(CATEGORIES_MAX),
  data: empty,
});
