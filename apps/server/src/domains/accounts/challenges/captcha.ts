import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { getCaptcha } from '@assay/contract/accounts/sign-up.ts';
import { fail } from '@assay/contract/errors.ts';
import { type Call, type Implementation, implement } from '../../../platform/http/call.ts';
import { pngDataUrl } from '../../../platform/pictures/png.ts';
import { CAPTCHA_LETTERS } from './captcha-glyphs.ts';
import { drawCaptcha } from './captcha-picture.ts';
import { deleteChallenge, upsertChallenge } from './challenges.queries.ts';

const PURPOSE = 'captcha';
const LENGTH = 5;
const LIFE_SECONDS = 10 * 60;

const digest = (text: string) => createHash('sha256').update(text).digest();

async function sendCaptcha(call: Call) {
  const text = Array.from({ length: LENGTH }, () => CAPTCHA_LETTERS[randomInt(CAPTCHA_LETTERS.length)]).join('');
  const captchaKey = randomBytes(24).toString('base64url');
  const now = call.clock.now();
  await upsertChallenge(call.db, {
    purpose: PURPOSE,
    subject: captchaKey,
    secretHash: digest(text),
    detail: {},
    now,
    expiresAt: new Date(now.getTime() + LIFE_SECONDS * 1000),
  });
  return { img: pngDataUrl(drawCaptcha(text)), captchaKey };
}

/**
 * Accepts what was typed for a captcha, in capitals or not. Right or wrong, the captcha is used up.
 * @throws Failure `account.badCaptcha`
 */
export async function solveCaptcha(call: Pick<Call, 'db' | 'clock'>, captchaKey: string, typed: string): Promise<void> {
  const captcha = await deleteChallenge(call.db, PURPOSE, captchaKey, call.clock.now());
  const isRight = captcha?.secret_hash && timingSafeEqual(digest(typed.trim().toUpperCase()), captcha.secret_hash);
  if (!isRight) fail('account.badCaptcha');
}

export const captchaCalls: Implementation[] = [implement(getCaptcha, sendCaptcha)];
