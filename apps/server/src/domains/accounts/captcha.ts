import { createHash, timingSafeEqual } from 'node:crypto';
import { fail } from '@assay/contract/errors.ts';
import type { Services } from '../../platform/services.ts';
import { deleteChallenge } from './challenges.queries.ts';

export const CAPTCHA_PURPOSE = 'captcha';

/** What is stored of a captcha's text; case does not matter. */
export const captchaHash = (text: string) => createHash('sha256').update(text.trim().toLowerCase()).digest();

/**
 * Checks a typed captcha. Right or wrong, it is used up.
 * @throws Failure `account.badCaptcha`
 */
export async function solveCaptcha(services: Pick<Services, 'db' | 'clock'>, captchaKey: string, text: string) {
  const challenge = await deleteChallenge(services.db, CAPTCHA_PURPOSE, captchaKey, services.clock.now());
  if (!challenge?.secret_hash || !timingSafeEqual(challenge.secret_hash, captchaHash(text))) fail('account.badCaptcha');
}
