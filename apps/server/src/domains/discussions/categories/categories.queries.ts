import type { Queryable } from '../../../platform/db/database.ts';

export const listCategories = (db: Queryable) =>
  db.selectFrom('discussion_categories').select(['id', 'name', 'is_notebook']).orderBy('seq').orderBy('id').execute();

export const findCategory = (db: Queryable, id: number) =>
  db.selectFrom('discussion_categories').select('id').where('id', '=', id).executeTakeFirst();

interface NewCategory {
  id?: number | null | undefined;
  name: string;
  isNotebook: boolean;
}

/**
 * Stores all categories in this order: those without an id are new, those that are missing go.
 * @returns whether all ids are of categories that there are
 */
export async function replaceCategories(tx: Queryable, categories: readonly NewCategory[]): Promise<boolean> {
  // of those who save at once the last one counts, as a whole
  const before = await tx.selectFrom('discussion_categories').select('id').orderBy('id').forUpdate().execute();
  const known = new Set(before.map(({ id }) => id));
  const kept = new Set(categories.flatMap(({ id }) => id ?? []));
  if ([...kept].some((id) => !known.has(id))) return false;
  const dropped = [...known].filter((id) => !kept.has(id));
  if (dropped.length > 0) await tx.deleteFrom('discussion_categories').where('id', 'in', dropped).execute();
  for (const [seq, { id, name, isNotebook }] of categories.entries()) {
    const columns = { name, is_notebook: isNotebook, seq };
    if (id) await tx.updateTable('discussion_categories').set(columns).where('id', '=', id).execute();
    else await tx.insertInto('discussion_categories').values(columns).execute();
  }
  return true;
}
