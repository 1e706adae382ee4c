import { ROLE } from '@assay/contract/roles.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

interface ImportedColumns {
  email?: string;
  realname: string;
  gender: string;
  nickname: string;
  school: string;
}

/** Users by name or address, in small letters. */
export const listKnown = (db: Queryable, names: readonly string[], emails: readonly string[]) =>
  db
    .selectFrom('users')
    .select(['uid', 'username_key', 'email_key', 'role'])
    .where(
      sql<boolean>`username_key in (select lower(name) from unnest(${names}::text[]) as name)
        or email_key in (select lower(email) from unnest(${emails}::text[]) as email)`,
    )
    .execute();

export async function listFormer(db: Queryable, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name_key: string }>`
    select name_key from former_names
    where name_key in (select lower(name) from unnest(${names}::text[]) as name)`.execute(db);
  return rows.map(({ name_key }) => name_key);
}

/** @returns the uid of the account that was made; null when its name or address is taken, perhaps since a moment ago */
export async function insertImported(
  tx: Queryable,
  user: ImportedColumns & { username: string; email: string; password_hash: string },
): Promise<number | null> {
  const row = await tx
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning('uid')
    .executeTakeFirst();
  return row?.uid ?? null;
}

/**
 * Changes the account of a name, unless it is one of an admin role or the address belongs to somebody else.
 * @returns its uid, or null when nothing was changed
 */
export async function updateImported(tx: Queryable, username: string, columns: ImportedColumns, now: Date) {
  const { email } = columns;
  const row = await tx
    .updateTable('users')
    .set({ ...columns, gmt_modified: now })
    .where(sql<boolean>`username_key = lower(${username})`)
    .where('role', 'not in', [ROLE.root, ROLE.admin, ROLE.problemAdmin])
    .where('erased_at', 'is', null)
    .$if(email !== undefined, (query) =>
      query.where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('users as other')
              .select('other.uid')
              .where(sql<boolean>`other.email_key = lower(${email!})`)
              .whereRef('other.uid', '<>', 'users.uid'),
          ),
        ),
      ),
    )
    .returning('uid')
    .executeTakeFirst();
  return row?.uid ?? null;
}
