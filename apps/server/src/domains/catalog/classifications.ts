import {
  addTagClassification,
  deleteTagClassification,
  getTagClassifications,
  updateTagClassification,
} from '@assay/contract/catalog/tags.ts';
import { fail, type Lang } from '@assay/contract/errors.ts';
import { brokenConstraint, UNIQUE_VIOLATION } from '../../platform/db/database.ts';
import { implement } from '../../platform/http/call.ts';
import {
  type ClassificationFields,
  deleteClassificationRow,
  insertClassification,
  listClassifications,
  updateClassificationRow,
} from './classifications.queries.ts';

export const shownClassification = (row: ClassificationFields & { id: number; oj: string }, lang: Lang) => ({
  id: row.id,
  name: lang === 'zh' ? row.name_zh : row.name_en,
  nameZh: row.name_zh,
  nameEn: row.name_en,
  oj: row.oj,
  rank: row.rank,
});

const stored = (input: { nameZh: string; nameEn: string; rank: number }): ClassificationFields => ({
  name_zh: input.nameZh,
  name_en: input.nameEn,
  rank: input.rank,
});

function refuseBrokenRow(error: unknown): never {
  if (brokenConstraint(error, UNIQUE_VIOLATION) !== null) fail('tag.classificationTaken');
  throw error;
}

export const classificationCalls = [
  implement(getTagClassifications, async (call) =>
    (await listClassifications(call.db, null)).map((row) => shownClassification(row, call.lang)),
  ),

  implement(addTagClassification, async (call, input) =>
    shownClassification(await insertClassification(call.db, stored(input)).catch(refuseBrokenRow), call.lang),
  ),

  implement(updateTagClassification, async (call, input) => {
    const known = await updateClassificationRow(call.db, input.id, stored(input)).catch(refuseBrokenRow);
    if (!known) fail('tag.classificationUnknown');
    return null;
  }),

  implement(deleteTagClassification, async (call, input) => {
    if (!(await deleteClassificationRow(call.db, input.tcid))) fail('tag.classificationUnknown');
    return null;
  }),
];
