import { deleteExpiredAttempts } from '../../platform/limits/attempts.queries.ts';
import { deleteMailsBefore } from '../../platform/mail/mails.queries.ts';
import type { Services } from '../../platform/services.ts';
import { deleteExpiredSessions } from '../../platform/session/sessions.queries.ts';
import { deleteExpiredChallenges } from './challenges/challenges.queries.ts';

/** Mails are kept for administrators to look at, but hold addresses of people. */
const MAIL_DAYS = 30;

/** Deletes what has run out: sessions, codes, counters, old mails. */
export async function sweepAccounts({ db, clock }: Services): Promise<void> {
  const now = clock.now();
  await deleteExpiredSessions(db, now);
  await deleteExpiredChallenges(db, now);
  await deleteExpiredAttempts(db, now);
  await deleteMailsBefore(db, new Date(now.getTime() - MAIL_DAYS * 24 * 3600 * 1000));
}
