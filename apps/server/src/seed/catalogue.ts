import { LANGUAGES } from '@assay/rules/judging/languages/all.ts';
import { DIFFICULTIES, type SeedTagClassification, TAG_CLASSIFICATIONS } from '@assay/seeds/catalogue.ts';
import { insertClassification } from '../domains/catalog/classifications.queries.ts';
import { languageRow } from '../domains/catalog/language-row.ts';
import { insertTags, type TagFields } from '../domains/catalog/tags.queries.ts';
import type { Queryable } from '../platform/db/database.ts';
import { insertDifficulties } from './seed.queries.ts';

/** The judge's languages as rows, in the order of its list. */
export const languageRows = () =>
  LANGUAGES.map((language, at) => ({ ...languageRow(language), data: null, seq: at + 1 }));

/** Difficulties, tags and their classifications of a new site. */
export async function seedCatalogue(tx: Queryable): Promise<void> {
  await insertDifficulties(
    tx,
    DIFFICULTIES.map(({ id, nameEn, nameZh, color, acCoin }) => ({
      id,
      name_en: nameEn,
      name_zh: nameZh,
      color,
      ac_coin: acCoin,
    })),
  );
  const tags: TagFields[] = [];
  for (const [rank, classification] of (TAG_CLASSIFICATIONS as readonly SeedTagClassification[]).entries()) {
    const { id } = await insertClassification(tx, {
      name_en: classification.nameEn,
      name_zh: classification.nameZh,
      rank,
    });
    for (const { nameEn, nameZh } of Object.values(classification.tags)) {
      tags.push({ name_en: nameEn, name_zh: nameZh, color: classification.color, classification_id: id });
    }
  }
  await insertTags(tx, tags);
}
