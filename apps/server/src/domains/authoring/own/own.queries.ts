import type { Queryable } from '../../../platform/db/database.ts';

/** How many problems a group has. */
export async function countOfGroup(tx: Queryable, gid: number): Promise<number> {
  const { count } = await tx
    .selectFrom('problems')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('group_id', '=', gid)
    .executeTakeFirstOrThrow();
  return count;
}
