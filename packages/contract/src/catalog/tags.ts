import * as z from 'zod';
import { op } from '../op.ts';
import { blankable, empty, id, line, name, nothing, whole } from '../shapes.ts';

/** What is offered to choose from, the quiet one last. */
export const TAG_COLORS = [
  '#2360d8',
  '#0f766e',
  '#15803d',
  '#b45309',
  '#b91c1c',
  '#be185d',
  '#7e22ce',
  '#4b5668',
] as const;

const color = z.string().regex(/^#[0-9a-f]{6}$/i, { error: 'must be a color such as #d32f2f' });

/** A tag; `name` is in the viewer's language, `nameZh`/`nameEn` hold both. */
export const tag = z.object({
  id: z.number(),
  name: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  color: z.string(),
  oj: z.string(),
  classificationId: z.number().nullable(),
});
export type Tag = z.infer<typeof tag>;

export const classification = z.object({
  id: z.number(),
  name: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  oj: z.string(),
  rank: z.number(),
});

const ojFilter = z.object({ oj: blankable(line(20)) });

export const getAllProblemTags = op('getAllProblemTags', 'GET /api/get-all-problem-tags', {
  access: 'anyone',
  does: 'All tags of a source (ME: own problems)',
  input: ojFilter,
  data: z.array(tag),
});

export const getProblemTagsAndClassification = op(
  'getProblemTagsAndClassification',
  'GET /api/get-problem-tags-and-classification',
  {
    access: 'anyone',
    does: 'Tags grouped by classification',
    input: ojFilter,
    data: z.array(z.object({ classification: classification.nullable(), tagList: z.array(tag) })),
  },
);

export const getProblemTags = op('getProblemTags', 'GET /api/get-problem-tags', {
  access: 'anyone',
  does: 'Tags of a problem',
  input: z.object({ pid: id }),
  data: z.array(tag),
});

const tagFields = { nameZh: name(50).min(1), nameEn: name(50).min(1), color, classificationId: id.nullable() };

export const addTag = op('addTag', 'POST /api/admin/tag', {
  access: 'problemAdmin',
  does: 'Add a tag',
  input: z.object(tagFields),
  data: tag,
});

export const updateTag = op('updateTag', 'PUT /api/admin/tag', {
  access: 'problemAdmin',
  does: 'Change a tag',
  input: z.object({ id, ...tagFields }),
  data: empty,
});

export const deleteTag = op('deleteTag', 'DELETE /api/admin/tag', {
  access: 'problemAdmin',
  does: 'Delete a tag and take it off all problems',
  input: z.object({ tid: id }),
  data: empty,
});

const classificationFields = { nameZh: name(50).min(1), nameEn: name(50).min(1), rank: whole(0, 100000) };

export const getTagClassifications = op('getTagClassifications', 'GET /api/admin/tag/classification', {
  access: 'admin',
  does: 'All tag classifications',
  input: nothing,
  data: z.array(classification),
});

export const addTagClassification = op('addTagClassification', 'POST /api/admin/tag/classification', {
  access: 'problemAdmin',
  does: 'Add a tag classification',
  input: z.object(classificationFields),
  data: classification,
});

export const updateTagClassification = op('updateTagClassification', 'PUT /api/admin/tag/classification', {
  access: 'problemAdmin',
  does: 'Change a tag classification',
  input: z.object({ id, ...classificationFields }),
  data: empty,
});

export const deleteTagClassification = op('deleteTagClassification', 'DELETE /api/admin/tag/classification', {
  access: 'problemAdmin',
  does: 'Delete a classification; its tags stay, unclassified',
  input: z.object({ tcid: id }),
  data: empty,
});
