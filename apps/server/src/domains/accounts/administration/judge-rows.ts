import { email, username } from '@assay/contract/accounts/user.ts';
import type { RowFault, RowOutcome } from '@assay/contract/accounts/user-batches.ts';
import { isAdminRole, roleName } from '@assay/contract/roles.ts';
import { name, ownName } from '@assay/contract/shapes.ts';
import { faultsOfRow, genderOf, hasItsColumns, inColumnOrder, rowOf } from '@assay/rules/accounts/users/user-rows.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { listFormer, listKnown } from './import-users.queries.ts';

/** Passwords hashed at once: the others of the pool go on serving those who log in. */
const HASHED_AT_ONCE = 2;

const SHAPES = { username, realname: name(50), nickname: ownName(20), school: name(100) } as const;

interface ReadRow {
  line: number;
  username: string;
  password: string;
  columns: { email?: string; realname: string; gender: string; nickname: string; school: string };
  faults: RowFault[];
}

/** A row with the fields in their shapes, and what is wrong with it by itself. */
function readRow(columns: readonly string[], line: number): ReadRow {
  const row = rowOf(columns);
  const faults = faultsOfRow(columns);
  const shaped = (field: keyof typeof SHAPES): string => {
    const { success, data } = SHAPES[field].safeParse(row[field]);
    if (!success) faults.push(field);
    return data ?? row[field];
  };
  const address = row.email === '' ? undefined : email.safeParse(row.email);
  if (address?.success === false) faults.push('email');
  return {
    line,
    username: shaped('username'),
    password: row.password,
    columns: {
      ...(address?.data === undefined ? {} : { email: address.data }),
      realname: shaped('realname'),
      gender: genderOf(row.gender) ?? 'secrecy',
      nickname: shaped('nickname'),
      school: shaped('school'),
    },
    faults: hasItsColumns(columns) ? faults : ['columns'],
  };
}

export interface JudgedRow extends ReadRow {
  state: RowOutcome['state'];
  /** Of the account that has the name already; null when there is none. */
  uid: number | null;
}

/**
 * What would become of rows of the seven columns: held against each other and against the accounts that there are.
 * @param rows with the line that each stands in
 */
export async function judgeRows(
  db: Queryable,
  rows: readonly { line: number; columns: readonly string[] }[],
): Promise<JudgedRow[]> {
  const wanted = rows.map(({ columns, line }) => readRow(columns, line));
  const names = wanted.map(({ username }) => username);
  const emails = wanted.flatMap(({ columns }) => columns.email ?? []);
  const known = await listKnown(db, names, emails);
  const byName = new Map(known.map((user) => [user.username_key, user]));
  const byEmail = new Map(known.map((user) => [user.email_key, user]));
  const former = new Set(await listFormer(db, names));
  const seen = new Set<string>();
  return wanted.map((row) => {
    const key = row.username.toLowerCase();
    const user = byName.get(key);
    const holder = row.columns.email === undefined ? undefined : byEmail.get(row.columns.email);
    const faults = inColumnOrder([
      ...row.faults,
      ...(seen.has(key) || (row.columns.email !== undefined && seen.has(row.columns.email))
        ? (['repeated'] as const)
        : []),
      ...(holder && holder.uid !== user?.uid ? (['emailTaken'] as const) : []),
      ...(former.has(key) ? (['nameErased'] as const) : []),
      ...(user && isAdminRole(roleName(user.role)) ? (['staff'] as const) : []),
    ]);
    seen.add(key);
    if (row.columns.email !== undefined) seen.add(row.columns.email);
    return { ...row, uid: user?.uid ?? null, faults, state: faults.length > 0 ? 'error' : user ? 'update' : 'new' };
  });
}

/** The passwords of some rows, hashed, by their lines. */
export async function hashAll(rows: readonly JudgedRow[]): Promise<Map<number, string>> {
  const hashes = new Map<number, string>();
  for (let from = 0; from < rows.length; from += HASHED_AT_ONCE) {
    const some = rows.slice(from, from + HASHED_AT_ONCE);
    const made = await Promise.all(some.map(({ password }) => hashPassword(password)));
    for (const [at, { line }] of some.entries()) hashes.set(line, made[at]!);
  }
  return hashes;
}
