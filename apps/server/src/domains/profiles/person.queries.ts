import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

/** A person as the own profile needs it, by number or by name however it is written. */
export const findPerson = (
  db: Queryable,
  { uid, username }: { uid?: number | undefined; username?: string | undefined },
) =>
  db
    .selectFrom('users')
    .selectAll()
    .where(
      uid !== undefined
        ? sql<boolean>`uid = ${uid}`
        : sql<boolean>`username_key in (lower(${username ?? ''}), lower(${(username ?? '').normalize('NFKC')}))`,
    )
    .orderBy('uid')
    .limit(1)
    .executeTakeFirst();

/** Whether two people are members of a group together; applying to one does not count. */
export async function shareGroup(db: Queryable, one: number, other: number, memberLevel: number): Promise<boolean> {
  const { rows } = await sql<{ shared: boolean }>`
    select exists (
      select 1 from group_members a join group_members b using (gid)
      where a.uid = ${one} and b.uid = ${other} and a.auth >= ${memberLevel} and b.auth >= ${memberLevel}) as shared`.execute(
    db,
  );
  return rows[0]!.shared;
}
