import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { fail } from '@assay/contract/errors.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { countedAddress } from '../../../platform/limits/address.ts';
import { countAttempt, uncountAttempt } from '../../../platform/limits/attempts.queries.ts';
import {
  deleteChallenge,
  lockChallenge,
  updateChallengeFailures,
  upsertChallengeUnlessFresh,
} from './challenges.queries.ts';

export const CODE_LIFE_SECONDS = 10 * 60;
const TRIES = 5;
/** To one recipient, from wherever they are asked for. */
const MAILS_PER_RECIPIENT = 5;

/** From one address of the network, behind which a whole class may mistype: five for each of a hundred would be none. */
const WRONG_PER_ADDRESS = 60;
const WRONG_CODES = 'wrong codes of an address';

/** What a mailed code is for, and how long to wait before another is sent to the same subject. */
export type CodePurpose = 'register' | 'reset password' | 'change email' | 'change mobile';
const RESEND_SECONDS: Record<CodePurpose, number> = {
  register: 60,
  'reset password': 90,
  'change email': 60,
  'change mobile': 60,
};

const digest = (code: string) => createHash('sha256').update(code).digest();

/** Six digits, easy to type from a mail. */
export const shortCode = () => String(randomInt(1_000_000)).padStart(6, '0');
/** For links, which nobody types. */
export const longCode = () => randomBytes(18).toString('base64url');

/**
 * Holds a recipient to a few mailed codes an hour, and an address of the network, behind which a whole class may sit, to as many as
 * the site's settings say. Wrong codes are counted apart, at the code itself.
 */
export async function countMailedCode(call: Call, tx: Queryable, recipient: string) {
  const scale = call.config.rateLimitScale;
  if (scale === 0) return;
  const { mailedCodesPerHour } = await call.settings.read();
  const now = call.clock.now();
  const limits: [name: string, subject: string, max: number][] = [
    ['mailed codes to a recipient', recipient.toLowerCase(), MAILS_PER_RECIPIENT],
    ['mailed codes of an address', countedAddress(call.ip), mailedCodesPerHour * scale],
  ];
  for (const [name, subject, max] of limits) {
    const { count, resetsAt } = await countAttempt(tx, name, subject, 3600, now);
    if (count > max) fail('request.tooMany', { seconds: Math.ceil((resetsAt.getTime() - now.getTime()) / 1000) });
  }
}

/**
 * Stores a code in place of the last one for the same purpose and subject.
 * @throws Failure `account.codeTooSoon` with the seconds to wait
 */
export async function storeCode(
  call: Call,
  tx: Queryable,
  purpose: CodePurpose,
  subject: string,
  code: string,
  detail: object = {},
) {
  const now = call.clock.now();
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const inTheWay = await upsertChallengeUnlessFresh(
    tx,
    { purpose, subject, secretHash: digest(code), detail, now, expiresAt: after(CODE_LIFE_SECONDS) },
    after(-RESEND_SECONDS[purpose]),
  );
  if (!inTheWay) return;
  const waitedMs = now.getTime() - inTheWay.getTime();
  fail('account.codeTooSoon', { seconds: Math.max(1, Math.ceil(RESEND_SECONDS[purpose] - waitedMs / 1000)) });
}

/**
 * Does `act` if the code is right, and uses the code up, in one transaction: of parallel uses one acts, and a use
 * that fails for another reason leaves the code as it was. A code dies after five wrong tries.
 * Wrong ones are counted for the address that tries them, too: many codes of many people are not to be tried from one.
 * @returns what `act` returned, or null when the code is wrong, used up or expired
 * @throws Failure `request.tooMany`
 */
export async function withCode<T extends object>(
  call: Call,
  asked: { purpose: CodePurpose; subject: string; code: string },
  act: (tx: Queryable, detail: unknown) => Promise<T>,
): Promise<T | null> {
  const { purpose, subject, code } = asked;
  const now = call.clock.now();
  const address = countedAddress(call.ip);
  const max = WRONG_PER_ADDRESS * call.config.rateLimitScale;
  // counted before it is tried, so that many at once do not slip through together
  const { count, resetsAt } = await countAttempt(call.db, WRONG_CODES, address, 3600, now);
  if (max > 0 && count > max) {
    fail('request.tooMany', { seconds: Math.ceil((resetsAt.getTime() - now.getTime()) / 1000) });
  }
  return call.db.transaction().execute(async (tx) => {
    const stored = await lockChallenge(tx, purpose, subject, now);
    if (!stored?.secret_hash || stored.failures >= TRIES) return null;
    if (!timingSafeEqual(stored.secret_hash, digest(code))) {
      await updateChallengeFailures(tx, purpose, subject, stored.failures + 1);
      return null;
    }
    await deleteChallenge(tx, purpose, subject, now);
    await uncountAttempt(tx, WRONG_CODES, address);
    return act(tx, stored.detail);
  });
}
