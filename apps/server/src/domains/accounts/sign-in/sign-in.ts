import { adminLogin, adminLogout, getUserAuthInfo, login, logout } from '@assay/contract/accounts/sign-in.ts';
import { fail } from '@assay/contract/errors.ts';
import type { InputOf } from '@assay/contract/op.ts';
import { isAdminRole, PERMISSIONS, ROLE_WIRE, roleName } from '@assay/contract/roles.ts';
import {
  ATTEMPTS_WINDOW_SECONDS,
  loginHurdle,
  PUZZLE_AFTER,
  PUZZLE_AFTER_OF_ADDRESS,
  paceOfAccount,
} from '@assay/rules/accounts/login-attempts.ts';
import { clockIn } from '@assay/rules/calendar/days.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { countedAddress } from '../../../platform/limits/address.ts';
import {
  countAttempt,
  deleteAttempts,
  sumAttempts,
  uncountAttempt,
} from '../../../platform/limits/attempts.queries.ts';
import { deleteSessions, hasSessionFrom } from '../../../platform/session/sessions.queries.ts';
import { endBans } from '../administration/user-states.ts';
import { usePuzzlePass } from '../challenges/puzzle-pass.ts';
import { cancelLeaving } from '../leaving/leaving.queries.ts';
import { loadUserInfo } from '../users/user-info.ts';
import { findCredentials, findUser } from '../users/users.queries.ts';
import { tellLoginFromElsewhere } from './login-addresses.ts';
import { insertLogin } from './logins.queries.ts';
import { verifyPassword } from './passwords.ts';

const BY_ACCOUNT = 'login failures of an account';
const PACE_OF_ACCOUNT = 'login attempts on a failing account';
const BY_ADDRESS = 'login failures of an address';

/** Wrong passwords that are counted now, and how many accounts and addresses have so many that a puzzle is asked for. */
export async function countLoginFailures({ db, clock }: Pick<Call, 'db' | 'clock'>) {
  const ofAccounts = await sumAttempts(db, BY_ACCOUNT, PUZZLE_AFTER, clock.now());
  const ofAddresses = await sumAttempts(db, BY_ADDRESS, PUZZLE_AFTER_OF_ADDRESS, clock.now());
  return { failures: ofAccounts.attempts, accounts: ofAccounts.subjects, addresses: ofAddresses.subjects };
}

async function signIn(call: Call, input: InputOf<typeof login>, onlyStaff: boolean) {
  const user = await findCredentials(call.db, input.username);
  const account = user ? `uid ${user.uid}` : `name ${input.username.trim().toLowerCase()}`;
  await passHurdle(call, account, user?.uid, input.puzzlePass);

  const isRight = await verifyPassword(user?.password_hash, input.password);
  if (!user || !isRight) return fail('account.badCredentials');
  await deleteAttempts(call.db, BY_ACCOUNT, account);
  await uncountAttempt(call.db, BY_ADDRESS, countedAddress(call.ip));
  if (user.status !== 0) await refuseBanned(call, user.uid);
  if (onlyStaff && !isAdminRole(roleName(user.role))) fail('account.notAdmin');

  // Whoever left and comes back in time stays.
  await cancelLeaving(call.db, user.uid);
  // A token that the browser held before is worth nothing after a log-in.
  if (call.viewer) await endSession(call);
  const token = await call.sessions.open(call.db, { uid: user.uid, ip: call.ip, userAgent: call.userAgent });
  await tellLoginFromElsewhere(call, user.uid);
  const gmt_create = call.clock.now();
  await insertLogin(call.db, { uid: user.uid, ip: call.ip, user_agent: call.userAgent, gmt_create });
  call.reply.header('authorization', token);
  call.reply.removeHeader('refresh-token');
  return loadUserInfo(call, user.uid);
}

/** Says until when and why, to whom the password is right; a ban whose time is over is lifted. */
async function refuseBanned(call: Call, uid: number) {
  const {
    ban_until: until,
    ban_reason: reason,
    erase_after,
  } = (await findUser(call.db, uid)) ?? fail('account.unknown');
  if (erase_after === null && until !== null) {
    if (until <= call.clock.now()) return endBans(call);
    fail('account.bannedUntil', { until: clockIn(call.config.timeZone, until), reason });
  }
  if (erase_after === null && reason !== '') fail('account.bannedBecause', { reason });
  fail('account.banned');
}

/** Counts the attempt first, so that many at once cannot pass together, and asks for a puzzle or patience. */
async function passHurdle(call: Call, account: string, uid: number | undefined, puzzlePass: string | undefined) {
  const now = call.clock.now();
  const address = countedAddress(call.ip);
  const ofAccount = await countAttempt(call.db, BY_ACCOUNT, account, ATTEMPTS_WINDOW_SECONDS, now);
  const ofAddress = await countAttempt(call.db, BY_ADDRESS, address, ATTEMPTS_WINDOW_SECONDS, now);
  const hurdle = loginHurdle({ ofAccount: ofAccount.count, ofAddress: ofAddress.count }, call.config.rateLimitScale);
  if (hurdle === 'none' || (hurdle === 'puzzle' && (await usePuzzlePass(call, puzzlePass)))) {
    return keepPace(call, account, ofAccount.count, uid);
  }
  await uncountAttempt(call.db, BY_ACCOUNT, account);
  await uncountAttempt(call.db, BY_ADDRESS, address);
  if (hurdle === 'puzzle') fail('account.puzzleNeeded');
  fail('request.tooMany', { seconds: Math.ceil((ofAddress.resetsAt.getTime() - now.getTime()) / 1000) });
}

/** Slows down guessing from many addresses. Where the user is logged in already nobody is slowed down by others' guesses. */
async function keepPace(call: Call, account: string, failures: number, uid: number | undefined) {
  const pace = paceOfAccount(failures);
  if (!pace || call.config.rateLimitScale === 0) return;
  if (uid !== undefined && (await hasSessionFrom(call.db, uid, call.ip))) return;
  const now = call.clock.now();
  const { count, resetsAt } = await countAttempt(call.db, PACE_OF_ACCOUNT, account, pace.seconds, now);
  if (count <= pace.tries) return;
  // Refused before the password was looked at: no failure of this address.
  await uncountAttempt(call.db, BY_ADDRESS, countedAddress(call.ip));
  fail('request.tooMany', { seconds: Math.ceil((resetsAt.getTime() - now.getTime()) / 1000) });
}

async function endSession(call: Call) {
  const { uid, sessionId } = viewerOf(call);
  await call.sessions.changed(uid, await deleteSessions(call.db, { uid, only: sessionId }));
  return null;
}

async function tellWhoAmI(call: Call) {
  const { uid, role } = viewerOf(call);
  return {
    user: await loadUserInfo(call, uid),
    roles: [ROLE_WIRE[role]],
    permissions: [...PERMISSIONS[role]],
  };
}

export const signInCalls: Implementation[] = [
  implement(login, (call, input) => signIn(call, input, false)),
  implement(adminLogin, (call, input) => signIn(call, input, true)),
  implement(logout, endSession),
  implement(adminLogout, endSession),
  implement(getUserAuthInfo, tellWhoAmI),
];
