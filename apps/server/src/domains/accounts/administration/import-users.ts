import { email, username } from '@assay/contract/accounts/user.ts';
import {
  insertBatchUser,
  previewBatchUser,
  type RowFault,
  type RowOutcome,
} from '@assay/contract/accounts/user-batches.ts';
import { isAdminRole, roleName } from '@assay/contract/roles.ts';
import { name, ownName } from '@assay/contract/shapes.ts';
import { faultsOfRow, genderOf, isHeader, rowOf } from '@assay/rules/accounts/users/user-rows.ts';
import { noteAct } from '../../../platform/audit/note-act.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Call, type Implementation, implement } from '../../../platform/http/call.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { insertImported, listFormer, listKnown, updateImported } from './import-users.queries.ts';

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
    faults,
  };
}

interface JudgedRow extends ReadRow {
  state: RowOutcome['state'];
}

/** What would become of each row: held against the others and against the accounts that there are. */
async function judgeRows(db: Queryable, rows: readonly (readonly string[])[]): Promise<JudgedRow[]> {
  const read = rows.map((columns, at) => ({ ...readRow(columns, at + 1), isHeader: at === 0 && isHeader(columns) }));
  const wanted = read.filter(({ isHeader }) => !isHeader);
  const names = wanted.map(({ username }) => username);
  const emails = wanted.flatMap(({ columns }) => columns.email ?? []);
  const known = await listKnown(db, names, emails);
  const byName = new Map(known.map((user) => [user.username_key, user]));
  const byEmail = new Map(known.map((user) => [user.email_key, user]));
  const former = new Set(await listFormer(db, names));
  const seen = new Set<string>();
  return wanted.map(({ isHeader: _, ...row }) => {
    const key = row.username.toLowerCase();
    const user = byName.get(key);
    const holder = row.columns.email === undefined ? undefined : byEmail.get(row.columns.email);
    const faults: RowFault[] = [
      ...row.faults,
      ...(seen.has(key) || (row.columns.email !== undefined && seen.has(row.columns.email))
        ? (['repeated'] as const)
        : []),
      ...(holder && holder.uid !== user?.uid ? (['emailTaken'] as const) : []),
      ...(former.has(key) ? (['nameErased'] as const) : []),
      ...(user && isAdminRole(roleName(user.role)) ? (['staff'] as const) : []),
    ];
    seen.add(key);
    if (row.columns.email !== undefined) seen.add(row.columns.email);
    return { ...row, faults, state: faults.length > 0 ? 'error' : user ? 'update' : 'new' };
  });
}

const outcomeOf = ({ line, username, state, faults }: JudgedRow): RowOutcome => ({ line, username, state, faults });

async function hashAll(rows: readonly JudgedRow[]): Promise<Map<number, string>> {
  const hashes = new Map<number, string>();
  for (let from = 0; from < rows.length; from += HASHED_AT_ONCE) {
    const some = rows.slice(from, from + HASHED_AT_ONCE);
    const made = await Promise.all(some.map(({ password }) => hashPassword(password)));
    for (const [at, { line }] of some.entries()) hashes.set(line, made[at]!);
  }
  return hashes;
}

/**
 * Takes the good rows and says what is wrong with the others. In the order of names, and by what the constraints allow at that moment, so
 * that the same table sent twice at once makes each account once.
 */
async function importRows(call: Call, rows: readonly (readonly string[])[]) {
  const judged = await judgeRows(call.db, rows);
  const good = judged
    .filter(({ state }) => state !== 'error')
    .sort((a, b) => (a.username.toLowerCase() < b.username.toLowerCase() ? -1 : 1));
  const hashes = await hashAll(good.filter(({ state }) => state === 'new'));
  const now = call.clock.now();
  return call.db.transaction().execute(async (tx) => {
    const done = { inserted: [] as string[], updated: [] as string[] };
    const failed = judged.filter(({ state }) => state === 'error').map(outcomeOf);
    for (const row of good) {
      const { username, columns } = row;
      const password_hash = hashes.get(row.line);
      // without an address none can be taken over by mail
      const address = columns.email ?? `${username.toLowerCase()}@imported.invalid`;
      if (password_hash && (await insertImported(tx, { ...columns, username, email: address, password_hash }))) {
        done.inserted.push(username);
      } else if ((await updateImported(tx, username, columns, now)) !== null) done.updated.push(username);
      else failed.push({ ...outcomeOf(row), state: 'error', faults: ['emailTaken'] });
    }
    const subject = `users ${done.inserted.length + done.updated.length}`;
    await noteAct(call, tx, { action: insertBatchUser.name, subject, before: null, after: done });
    return {
      inserted: done.inserted.length,
      updated: done.updated.length,
      failed: failed.sort((a, b) => a.line - b.line),
    };
  });
}

export const importUserCalls: Implementation[] = [
  implement(previewBatchUser, async (call, { users }) => (await judgeRows(call.db, users)).map(outcomeOf)),
  implement(insertBatchUser, (call, { users }) => importRows(call, users)),
];
