import type { Queryable } from '../../../platform/db/database.ts';

/** The role of somebody, held until the transaction ends; undefined when there is no such account. */
export async function holdUserRole(tx: Queryable, uid: number): Promise<number | undefined> {
  const row = await tx.selectFrom('users').select('role').where('uid', '=', uid).forNoKeyUpdate().executeTakeFirst();
  return row?.role;
}
