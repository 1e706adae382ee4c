import { GRACE_DAYS } from '@assay/rules/accounts/users/user-state.ts';
import { deleteExpiredAttempts } from '../../platform/limits/attempts.queries.ts';
import { deleteMailsBefore } from '../../platform/mail/mails.queries.ts';
import type { Services } from '../../platform/services.ts';
import { deleteExpiredSessions } from '../../platform/session/sessions.queries.ts';
import { deleteEndedBoxes } from './administration/generate-users.queries.ts';
import { deleteExpiredChallenges } from './challenges/challenges.queries.ts';
import { deleteLoginAddressesBefore } from './sign-in/login-addresses.queries.ts';
import { deleteLoginsBefore } from './sign-in/logins.queries.ts';

/** Mails are kept for administrators to look at, but hold addresses of people: none of an account that is erased (ACC-43). */
const MAIL_DAYS = GRACE_DAYS;
/** Who comes back to a place after longer is told as of a new one. */
const LOGIN_ADDRESS_DAYS = 180;
/** Log-ins hold addresses of people; half a year shows whether an account was used by somebody else. */
const LOGIN_DAYS = 180;

const DAY_MS = 24 * 3600 * 1000;

/** Deletes what has run out: sessions, codes, counters, old mails. */
export async function sweepAccounts({ db, clock }: Services): Promise<void> {
  const now = clock.now();
  await deleteExpiredSessions(db, now);
  await deleteExpiredChallenges(db, now);
  await deleteExpiredAttempts(db, now);
  await deleteEndedBoxes(db, now);
  await deleteMailsBefore(db, new Date(now.getTime() - MAIL_DAYS * DAY_MS));
  await deleteLoginAddressesBefore(db, new Date(now.getTime() - LOGIN_ADDRESS_DAYS * DAY_MS));
  await deleteLoginsBefore(db, new Date(now.getTime() - LOGIN_DAYS * DAY_MS));
}
