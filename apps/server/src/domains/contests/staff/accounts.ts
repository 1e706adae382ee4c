import { randomInt } from 'node:crypto';
import { USERNAME_MAX } from '@assay/contract/accounts/user.ts';
import {
  ACCOUNTS_AT_ONCE,
  type AccountSlip,
  generateContestAccounts,
  importContestTeams,
} from '@assay/contract/contests/staff/accounts.ts';
import { fail } from '@assay/contract/errors.ts';
import { LogError } from '@assay/formats/contests/contest-log.ts';
import { readTeamsTsv } from '@assay/formats/contests/people-files.ts';
import {
  type AccountLimit,
  countAccounts,
  expandAccounts,
  findBadLimit,
} from '@assay/rules/contests/account-limits.ts';
import { findBadName, slipPassword } from '@assay/rules/contests/staff/slips.ts';
import { insertAuditEntry } from '../../../platform/audit/audit.queries.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { hashPassword } from '../../accounts/passwords.ts';
import { takenField } from '../../accounts/users.queries.ts';
import { manageContest } from '../entry.ts';
import { insertAccounts } from './accounts.queries.ts';
import { admitUsers, findUsersByName, isStaff } from './participants.queries.ts';

interface Wanted {
  username: string;
  name: string;
  school: string;
}

/** Passwords hashed at once: the others of the pool go on serving those who log in. */
const HASHED_AT_ONCE = 2;
const TEXT_MAX = 50;

/** Accounts with their passwords hashed, some at a time. */
async function withPasswords(cid: number, wanted: readonly Wanted[], length: number) {
  const made: { password: string; account: Parameters<typeof insertAccounts>[1][number] }[] = [];
  for (let from = 0; from < wanted.length; from += HASHED_AT_ONCE) {
    const some = wanted.slice(from, from + HASHED_AT_ONCE).map(async ({ username, name, school }) => {
      const password = slipPassword(length, (below) => randomInt(below));
      const account = {
        username,
        // no mail reaches it: nobody can take it over by a forgotten password
        email: `${username.toLowerCase()}@contest-${cid}.invalid`,
        password_hash: await hashPassword(password),
        nickname: name.slice(0, TEXT_MAX),
        realname: name.slice(0, TEXT_MAX),
        school: school.slice(0, TEXT_MAX),
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

/** Makes the accounts that do not exist and registers all. Passwords are told in the answer and nowhere else. */
async function makeAccounts(call: Call, cid: number, action: string, wanted: readonly Wanted[], length: number) {
  const { row } = await manageContest(call, cid);
  const existing =
    wanted.length === 0
      ? []
      : await findUsersByName(
          call.db,
          wanted.map(({ username }) => username),
        );
  const known = new Map(existing.map((user) => [user.username_key, user]));
  const fresh = wanted.filter(({ username }) => !known.has(username.toLowerCase()));
  const made = await withPasswords(cid, fresh, length);
  const nameOf = new Map(wanted.map(({ username, name }) => [username.toLowerCase(), name]));
  try {
    await call.db.transaction().execute(async (tx) => {
      const uids = await insertAccounts(
        tx,
        made.map(({ account }) => account),
      );
      const old = existing.filter((user) => !isStaff(user, row.author_uid));
      await admitUsers(tx, cid, [
        ...uids.map((uid, at) => ({ uid, rankName: made[at]!.account.realname || null })),
        ...old.map((user) => ({ uid: user.uid, rankName: nameOf.get(user.username_key) || null })),
      ]);
      const after = { made: made.map(({ account }) => account.username), registered: old.map(({ uid }) => uid) };
      const entry = { uid: viewerOf(call).uid, action, subject: `contest ${cid}`, before: null, after, ip: call.ip };
      await insertAuditEntry(tx, entry, call.clock.now());
    });
  } catch (error) {
    if (takenField(error) !== null) fail('contest.accountsTaken', { names: fresh.map(({ username }) => username)[0]! });
    throw error;
  }
  const passwordOf = new Map(made.map(({ password, account }) => [account.username, password]));
  return wanted.map(({ username, name, school }): AccountSlip => {
    const user = known.get(username.toLowerCase());
    return {
      username: user?.username ?? username,
      password: passwordOf.get(username) ?? null,
      realname: user?.realname || name,
      school: user?.school || school,
    };
  });
}

const refuseMany = (count: number) => {
  if (count === 0) fail('contest.accountsNone');
  if (count > ACCOUNTS_AT_ONCE) fail('contest.accountsTooMany', { max: ACCOUNTS_AT_ONCE, count });
};

export const contestAccountCalls: Implementation[] = [
  implement(generateContestAccounts, async (call, { cid, passwordLength, ...range }) => {
    await manageContest(call, cid);
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

  implement(importContestTeams, async (call, { cid, tsv, prefix, passwordLength }) => {
    await manageContest(call, cid);
    const wanted = readTeams(tsv, prefix);
    refuseMany(wanted.length);
    refuseNames(wanted.map(({ username }) => username));
    return makeAccounts(call, cid, importContestTeams.name, wanted, passwordLength);
  }),
];

/** The teams of the file as accounts named by their numbers. */
function readTeams(tsv: string, prefix: string): Wanted[] {
  try {
    const { teams, organizations } = readTeamsTsv(tsv);
    const schoolOf = new Map(organizations.map(({ id, formalName, name }) => [id, formalName ?? name]));
    return teams.map(({ id, name, organizationId }) => ({
      username: `${prefix}${id}`,
      name,
      school: (organizationId === null ? undefined : schoolOf.get(organizationId)) ?? '',
    }));
  } catch (error) {
    if (error instanceof LogError) return fail('contest.teamsUnreadable', { reason: error.message });
    throw error;
  }
}
