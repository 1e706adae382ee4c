import type { Queryable } from '../../../platform/db/database.ts';
import { insertTag, listTags } from '../../catalog/tags.queries.ts';

const COLOR = '#475569';

/** Ids of tags by name in either language, in any letter case; those that do not exist yet are made. */
export async function findOrMakeTags(tx: Queryable, names: readonly string[]): Promise<number[]> {
  const known = new Map<string, number>();
  for (const { id, name_zh, name_en } of await listTags(tx, 'ME')) {
    known.set(name_zh.toLowerCase(), id);
    known.set(name_en.toLowerCase(), id);
  }
  const ids = new Set<number>();
  for (const name of names) {
    const found = known.get(name.toLowerCase());
    if (found !== undefined) ids.add(found);
    else {
      const { id } = await insertTag(tx, { name_zh: name, name_en: name, color: COLOR, classification_id: null });
      known.set(name.toLowerCase(), id);
      ids.add(id);
    }
  }
  return [...ids];
}
