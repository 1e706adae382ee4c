import type { ProblemOwner } from '@assay/contract/problems/owner.ts';
import type { Queryable } from '../../../platform/db/database.ts';

/** How many problems a group or a person has. */
export async function countOwned(tx: Queryable, { kind, id }: ProblemOwner): Promise<number> {
  const { count } = await tx
    .selectFrom('problems')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(kind === 'group' ? 'group_id' : 'person_uid', '=', id)
    .executeTakeFirstOrThrow();
  return count;
}

/** Holds a user until the transaction ends. @returns whether there is one */
export async function holdPerson(tx: Queryable, uid: number): Promise<boolean> {
  const row = await tx.selectFrom('users').select('uid').where('uid', '=', uid).forNoKeyUpdate().executeTakeFirst();
  return row !== undefined;
}
