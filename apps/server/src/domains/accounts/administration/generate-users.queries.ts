import type { Queryable } from '../../../platform/db/database.ts';

export const insertBox = (tx: Queryable, box: { key_hash: Buffer; box: Buffer; expires_at: Date }) =>
  tx.insertInto('generated_accounts').values(box).execute();

export const findBox = (db: Queryable, keyHash: Buffer, now: Date) =>
  db
    .selectFrom('generated_accounts')
    .select('box')
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

export const deleteEndedBoxes = (db: Queryable, now: Date) =>
  db.deleteFrom('generated_accounts').where('expires_at', '<=', now).execute();

/** Makes accounts, all or none. */
export const insertGenerated = (
  tx: Queryable,
  users: readonly { username: string; email: string; password_hash: string }[],
) =>
  tx
    .insertInto('users')
    .values([...users])
    .execute();
