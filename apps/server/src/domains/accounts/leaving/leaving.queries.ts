import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

/** Accounts whose time to come back is over. */
export async function listDue(db: Queryable, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('uid')
    .where('erase_after', '<=', now)
    .orderBy('uid')
    .limit(100)
    .execute();
  return rows.map(({ uid }) => uid);
}

/** Holds an account that is due; undefined when it came back meanwhile or another process erased it. */
export const lockDue = (tx: Queryable, uid: number, now: Date) =>
  tx
    .selectFrom('users')
    .select(['uid', 'username', 'email'])
    .where('uid', '=', uid)
    .where('erase_after', '<=', now)
    .forUpdate()
    .executeTakeFirst();

/** Calls off what the person asked for; what an administrator deleted stays so. @returns whether there was something to call off */
export async function cancelLeaving(db: Queryable, uid: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ erase_after: null })
    .where('uid', '=', uid)
    .where('status', '=', 0)
    .where('erase_after', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Takes away everything that tells who somebody was. Rows that others need stay, under the anonymous name. */
export async function eraseUser(
  tx: Queryable,
  uid: number,
  { anonymous, passwordHash }: { anonymous: string; passwordHash: string },
  now: Date,
) {
  await tx
    .updateTable('users')
    .set({
      username: anonymous,
      email: `${anonymous}@erased.invalid`,
      password_hash: passwordHash,
      mobile: '',
      nickname: '',
      realname: '',
      gender: 'secrecy',
      school: '',
      course: '',
      number: '',
      signature: '',
      github: '',
      blog: '',
      cf_username: '',
      avatar: null,
      title_name: null,
      title_color: null,
      role: 1002,
      status: 1,
      ban_until: null,
      ban_reason: '',
      erase_after: null,
      erased_at: now,
      gmt_modified: now,
    })
    .where('uid', '=', uid)
    .execute();
  await tx.deleteFrom('logins').where('uid', '=', uid).execute();
  await tx.deleteFrom('login_addresses').where('uid', '=', uid).execute();
  await tx.deleteFrom('user_notes').where('uid', '=', uid).execute();
  await tx
    .deleteFrom('challenges')
    .where('subject', '=', String(uid))
    .where('purpose', 'in', ['change email', 'change mobile'])
    .execute();
}

export const insertFormerName = (tx: Queryable, username: string, now: Date) =>
  sql`insert into former_names (name_key, gmt_create) values (lower(${username}), ${now}) on conflict do nothing`.execute(
    tx,
  );
