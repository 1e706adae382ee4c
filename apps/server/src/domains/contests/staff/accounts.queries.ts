import type { Queryable } from '../../../platform/db/database.ts';

export interface ContestAccount {
  username: string;
  email: string;
  password_hash: string;
  nickname: string;
  realname: string;
  school: string;
}

/** Makes accounts; the constraint on names refuses all of them when one is taken meanwhile. @returns their uids, in order */
export async function insertAccounts(tx: Queryable, accounts: readonly ContestAccount[]): Promise<number[]> {
  if (accounts.length === 0) return [];
  const rows = await tx
    .insertInto('users')
    .values([...accounts])
    .returning(['uid', 'username'])
    .execute();
  const uidOf = new Map(rows.map(({ uid, username }) => [username, uid]));
  return accounts.map(({ username }) => uidOf.get(username)!);
}
