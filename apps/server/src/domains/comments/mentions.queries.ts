import { roleName } from '@assay/contract/roles.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

/** People of exactly these names in small letters; banned ones are nobody. */
export async function listNamed(db: Queryable, keys: readonly string[]) {
  const rows = await db
    .selectFrom('users')
    .select(['uid', 'username_key', 'role'])
    .where('status', '=', 0)
    .where(sql<boolean>`username_key = any(${keys}::text[])`)
    .execute();
  return rows.map(({ role, ...row }) => ({ ...row, role: roleName(role) }));
}
