import * as z from 'zod';
import { addTag, tag } from '../catalog/tags.ts';
import { op } from '../op.ts';
import { empty, id } from '../shapes.ts';

/** Tags that a group has of its own. */
export const GROUP_TAGS_MAX = 200;

const groupTag = tag.extend({ gid: z.number().nullable().describe('null: a tag of the site') });
export type GroupTag = z.infer<typeof groupTag>;

export const getGroupProblemTags = op('getGroupProblemTags', 'GET /api/group/get-all-problem-tags', {
  access: 'user',
  does: 'Tags that problems of a group may have: those of the site, and its own',
  input: z.object({ gid: id }),
  data: z.array(groupTag),
});

const fields = { ...addTag.input.omit({ classificationId: true }).shape, gid: id };

export const addGroupTag = op('addGroupTag', 'POST /api/group/tag', {
  access: 'user',
  does: 'Add a tag to a group as one of its admins',
  input: z.object(fields),
  data: groupTag,
});

export const updateGroupTag = op('updateGroupTag', 'PUT /api/group/tag', {
  access: 'user',
  does: 'Change a tag of a group as one of its admins',
  input: z.object({ ...fields, id }),
  data: empty,
});

export const deleteGroupTag = op('deleteGroupTag', 'DELETE /api/group/tag', {
  access: 'user',
  does: 'Delete a tag of a group as one of its admins, and take it off its problems',
  input: z.object({ gid: id, tid: id }),
  data: empty,
});
