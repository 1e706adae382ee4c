import { randomInt } from 'node:crypto';
import { USERNAME_MAX } from '@assay/contract/accounts/user.ts';
import {
  ACCOUNTS_AT_ONCE,
  type AccountSlip,
  generateContestAccounts,
} from '@assay/contract/contests/staff/accounts.ts';
import { fail } from '@assay/contract/errors.ts';
import type { AuditAction } from '@assay/contract/site/audit/actions.ts';
import {
  type AccountLimit,
  countAccounts,
  expandAccounts,
  findBadLimit,
} from '@assay/rules/contests/account-limits.ts';
import { findBadName, slipPassword } from '@assay/rules/contests/staff/slips.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Call, type Implementation, implement } from '../../../platform/http/call.ts';
import { hashPassword } from '../../accounts/sign-in/passwords.ts';
import { takenField } from '../../accounts/users/users.queries.ts';
import { editContest } from '../entry.ts';
import { noteContest } from '../note.ts';
import { type ContestAccount, insertAccounts } from './accounts.queries.ts';
import { admitUsers, findUsersByName, isStaff } from './participants.queries.ts';

/** An account to make and register, or to register where it exists. */
export interface WantedAccount {
  username: string;
  name: string;
  school: string;
  /** Of a new account; one is made when it is absent. */
  password?: string | null;
}

/** Passwords hashed at once: the others of the pool go on serving those who log in. */
const HASHED_AT_ONCE = 2;
/** What an account itself may be called and come from; the board shows the whole name. */
const OWN_NAME_MAX = 50;
const OWN_SCHOOL_MAX = 100;

/** Accounts with their passwords hashed, some at a time. */
async function withPasswords(cid: number, wanted: readonly WantedAccount[], length: number) {
  const made: { password: string; account: ContestAccount }[] = [];
  for (let from = 0; from < wanted.length; from += HASHED_AT_ONCE) {
    const some = wanted.slice(from, from + HASHED_AT_ONCE).map(async ({ username, name, school, ...given }) => {
      const password = given.password ?? slipPassword(length, (below) => randomInt(below));
      const account = {
        username,
        // no mail reaches it: nobody can take it over by a forgotten password
        email: `${username.toLowerCase()}@contest-${cid}.invalid`,
        password_hash: await hashPassword(password),
        nickname: name.slice(0, OWN_NAME_MAX),
        realname: name.slice(0, OWN_NAME_MAX),
        school: school.slice(0, OWN_SCHOOL_MAX),
      };
      return { password, account };
    });
    made.push(...(await Promise.all(some)));
  }
  return made;
}

function refuseNames(names: readonly string[]) {
  const bad = findBadName(names);
  if (bad !== null) fail('contest.accountNameLong', { name: bad, max: USERNAME_MAX });
}

/** Accounts as they were found and made, ready to be stored. */
export type PreparedAccounts = Awaited<ReturnType<typeof prepareAccounts>>;

/** Finds the accounts that exist and makes passwords for the others; nothing is stored. */
export async function prepareAccounts(
  db: Queryable,
  cid: number,
  authorUid: number | null,
  wanted: readonly WantedAccount[],
  length: number,
) {
  const names = wanted.map(({ username }) => username);
  const existing = names.length === 0 ? [] : await findUsersByName(db, names);
  const known = new Map(existing.map((user) => [user.username_key, user]));
  const fresh = wanted.filter(({ username }) => !known.has(username.toLowerCase()));
  const made = await withPasswords(cid, fresh, length);
  return { cid, wanted, made, known, old: existing.filter((user) => !isStaff(user, authorUid)) };
}

/** Stores and registers prepared accounts. @returns uids by user name in lower case */
export async function storeAccounts(tx: Queryable, { cid, wanted, made, old }: PreparedAccounts) {
  const nameOf = new Map(wanted.map(({ username, name }) => [username.toLowerCase(), name]));
  const uids = await insertAccounts(
    tx,
    made.map(({ account }) => account),
  );
  await admitUsers(tx, cid, [
    ...uids.map((uid, at) => ({ uid, rankName: nameOf.get(made[at]!.account.username.toLowerCase()) || null })),
    ...old.map((user) => ({ uid: user.uid, rankName: nameOf.get(user.username_key) || null })),
  ]);
  return new Map([
    ...uids.map((uid, at) => [made[at]!.account.username.toLowerCase(), uid] as const),
    ...old.map((user) => [user.username_key, user.uid] as const),
  ]);
}

/** What the audit log keeps of them: no password. */
export const toldAccounts = ({ made, old }: PreparedAccounts) => ({
  made: made.map(({ account }) => account.username),
  registered: old.map(({ uid }) => uid),
});

/** Passwords are told in the answer and nowhere else. */
export function slipsOf({ wanted, made, known }: PreparedAccounts): AccountSlip[] {
  const passwordOf = new Map(made.map(({ password, account }) => [account.username, password]));
  return wanted.map(({ username, name, school }) => {
    const user = known.get(username.toLowerCase());
    return {
      username: user?.username ?? username,
      password: passwordOf.get(username) ?? null,
      realname: user?.realname || name,
      school: user?.school || school,
    };
  });
}

/** Says in words when somebody took one of the names meanwhile. */
export function refuseTakenNames(error: unknown, { made }: PreparedAccounts): never {
  if (takenField(error) !== null) fail('contest.accountsTaken', { names: made[0]!.account.username });
  throw error;
}

/** Makes the accounts that do not exist and registers all. */
async function makeAccounts(
  call: Call,
  cid: number,
  action: AuditAction,
  wanted: readonly WantedAccount[],
  length: number,
) {
  const { row } = await editContest(call, cid);
  const prepared = await prepareAccounts(call.db, cid, row.author_uid, wanted, length);
  try {
    await call.db.transaction().execute(async (tx) => {
      await storeAccounts(tx, prepared);
      await noteContest(call, tx, action, cid, null, toldAccounts(prepared));
    });
  } catch (error) {
    refuseTakenNames(error, prepared);
  }
  return slipsOf(prepared);
}

const refuseMany = (count: number) => {
  if (count === 0) fail('contest.accountsNone');
  if (count > ACCOUNTS_AT_ONCE) fail('contest.accountsTooMany', { max: ACCOUNTS_AT_ONCE, count });
};

export const contestAccountCalls: Implementation[] = [
  implement(generateContestAccounts, async (call, { cid, passwordLength, ...range }) => {
    if ((await editContest(call, cid)).group) fail('contest.siteOnly');
    const limit: AccountLimit = { ...range, extra: [] };
    const bad = findBadLimit(limit);
    if (bad) fail('contest.accountRuleBad', { field: bad });
    refuseMany(countAccounts(limit));
    const names = [...expandAccounts(limit)];
    refuseNames(names);
    const taken = await findUsersByName(call.db, names);
    if (taken.length > 0) {
      const some = taken.slice(0, 20).map(({ username }) => username);
      fail('contest.accountsTaken', { names: some.join(', ') });
    }
    const wanted = names.map((username) => ({ username, name: '', school: '' }));
    return makeAccounts(call, cid, generateContestAccounts.name, wanted, passwordLength);
  }),
];
