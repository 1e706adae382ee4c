import {
  addTag,
  deleteTag,
  getAllProblemTags,
  getProblemTagsAndClassification,
  type Tag,
  updateTag,
} from '@assay/contract/catalog/tags.ts';
import { fail, type Lang } from '@assay/contract/errors.ts';
import { brokenConstraint, FOREIGN_KEY_VIOLATION, UNIQUE_VIOLATION } from '../../platform/db/database.ts';
import { implement } from '../../platform/http/call.ts';
import { listClassifications } from './classifications.queries.ts';
import { shownClassification } from './classifications.ts';
import { sourceOf } from './sources.ts';
import { deleteTagRow, insertTag, listTags, type TagFields, updateTagRow } from './tags.queries.ts';

export const shownTag = (row: TagFields & { id: number; oj: string }, lang: Lang): Tag => ({
  id: row.id,
  name: lang === 'zh' ? row.name_zh : row.name_en,
  nameZh: row.name_zh,
  nameEn: row.name_en,
  color: row.color,
  oj: row.oj,
  classificationId: row.classification_id,
});

interface TagInput {
  nameZh: string;
  nameEn: string;
  color: string;
  classificationId: number | null;
}

const stored = (input: TagInput): TagFields => ({
  name_zh: input.nameZh,
  name_en: input.nameEn,
  color: input.color,
  classification_id: input.classificationId,
});

function refuseBrokenRow(error: unknown): never {
  if (brokenConstraint(error, UNIQUE_VIOLATION) !== null) fail('tag.taken');
  if (brokenConstraint(error, FOREIGN_KEY_VIOLATION) !== null) fail('tag.classificationUnknown');
  throw error;
}

export const tagCalls = [
  implement(getAllProblemTags, async (call, input) =>
    (await listTags(call.db, sourceOf(input.oj ?? 'ME'))).map((row) => shownTag(row, call.lang)),
  ),

  implement(getProblemTagsAndClassification, async (call, input) => {
    const oj = sourceOf(input.oj ?? 'ME');
    const [tags, classifications] = await Promise.all([listTags(call.db, oj), listClassifications(call.db, oj)]);
    const tagsOf = (id: number | null) =>
      tags.filter((row) => row.classification_id === id).map((row) => shownTag(row, call.lang));
    return [
      ...classifications.map((row) => ({
        classification: shownClassification(row, call.lang),
        tagList: tagsOf(row.id),
      })),
      { classification: null, tagList: tagsOf(null) },
    ].filter((group) => group.tagList.length > 0);
  }),

  implement(addTag, async (call, input) =>
    shownTag(await insertTag(call.db, stored(input)).catch(refuseBrokenRow), call.lang),
  ),

  implement(updateTag, async (call, input) => {
    if (!(await updateTagRow(call.db, input.id, stored(input)).catch(refuseBrokenRow))) fail('tag.unknown');
    return null;
  }),

  implement(deleteTag, async (call, input) => {
    if (!(await deleteTagRow(call.db, input.tid))) fail('tag.unknown');
    return null;
  }),
];
