import type { Insertable, Updateable } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Qsheets } from '../../../platform/db/schema.ts';

export const insertSheet = (tx: Queryable, fields: Insertable<Qsheets>): Promise<{ id: number }> =>
  tx.insertInto('qsheets').values(fields).returning('id').executeTakeFirstOrThrow();

/**
 * Saves over exactly the version that was seen.
 * @returns the new version, or null when somebody else saved in between
 */
export async function updateSheet(
  tx: Queryable,
  id: number,
  version: number,
  fields: Updateable<Qsheets>,
): Promise<number | null> {
  const row = await tx
    .updateTable('qsheets')
    .set({ ...fields, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return row?.version ?? null;
}

export const touchSheet = (tx: Queryable, id: number, now: Date) =>
  tx.updateTable('qsheets').set({ gmt_modified: now }).where('id', '=', id).execute();

export async function deleteSheet(tx: Queryable, id: number): Promise<boolean> {
  const gone = await tx.deleteFrom('qsheets').where('id', '=', id).returning('id').executeTakeFirst();
  return gone !== undefined;
}
